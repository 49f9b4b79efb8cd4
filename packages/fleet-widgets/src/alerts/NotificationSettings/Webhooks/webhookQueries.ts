import type { AlertsPort } from '@gladhand/domain';
import type {
  CreateWebhookInput,
  NewWebhook,
  Webhook,
  WebhookInput,
  WebhookKey,
  WebhookMessage,
  WebhookMessagePage,
} from '@gladhand/domain/alerts';
import type { ApiInfiniteQuery, ApiMutation, ApiQuery } from '@gladhand/domain/react';

const LIST = 'webhooks';
const LOG = 'webhookMessages';

/** Webhooks of a customer by name. */
export const webhooksQuery = (customerId: number): ApiQuery<Webhook[]> => ({
  key: [LIST, customerId],
  fetch: (api: AlertsPort, options) => api.alerts.webhooks(customerId, options),
});

/** Messages to a webhook, newest first. */
export const messagesQuery = ({ customerId, id }: WebhookKey): ApiInfiniteQuery<WebhookMessagePage, string | null> => ({
  key: [LOG, customerId, id],
  fetch: (api: AlertsPort, after, options) =>
    api.alerts.webhookMessages({ customerId, id, ...(after !== null && { after }) }, options),
  firstCursor: null,
  next: ({ next }) => next ?? undefined,
});

/** Adds a webhook. The answer has its secret. */
export const createWebhook: ApiMutation<Omit<CreateWebhookInput, 'requestId'>, NewWebhook> = {
  run: (api: AlertsPort, input, requestId) => api.alerts.createWebhook({ ...input, requestId }),
  invalidates: () => [[LIST]],
};

/** Changes a webhook, or switches it on or off. */
export const updateWebhook: ApiMutation<WebhookKey & { version: number; input: WebhookInput }, Webhook> = {
  run: (api: AlertsPort, webhook) => api.alerts.updateWebhook(webhook),
  invalidates: () => [[LIST]],
};

/** Deletes a webhook with its messages. */
export const deleteWebhook: ApiMutation<WebhookKey, void> = {
  run: (api: AlertsPort, webhook) => api.alerts.deleteWebhook(webhook),
  invalidates: () => [[LIST]],
};

/** Replaces the secret of a webhook. The answer has the new one. */
export const rotateSecret: ApiMutation<WebhookKey, NewWebhook> = {
  run: (api: AlertsPort, webhook, requestId) => api.alerts.rotateWebhookSecret({ ...webhook, requestId }),
  invalidates: () => [[LIST]],
};

/** Sends a test message. */
export const testWebhook: ApiMutation<WebhookKey, WebhookMessage> = {
  run: (api: AlertsPort, webhook) => api.alerts.testWebhook(webhook),
  invalidates: () => [[LOG], [LIST]],
};

/** Sends a message again. */
export const replayMessage: ApiMutation<WebhookKey & { webhookId: string }, WebhookMessage> = {
  run: (api: AlertsPort, message) => api.alerts.replayWebhookMessage(message),
  invalidates: () => [[LOG], [LIST]],
};

/** The contents of a webhook as they are. */
export const inputOf = ({ name, url, severities, enabled }: Webhook): WebhookInput => ({
  name,
  url,
  severities: [...severities],
  enabled,
});
