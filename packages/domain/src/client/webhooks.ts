import type { WebhooksApi } from '../contract/webhooks';
import type { DataCall } from './dataCall';

/** Webhooks over HTTP. */
export const createWebhooksApi = (graphql: DataCall): WebhooksApi => ({
  webhooks: async (customerId, call) =>
    (await graphql((known) => known.WebhooksDocument, { customerId }, call)).webhooks,
  webhookMessages: async ({ limit = 20, ...input }, call) =>
    (await graphql((known) => known.WebhookMessagesDocument, { limit, ...input }, call)).webhookMessages,
  createWebhook: async (input, call) =>
    (await graphql((known) => known.CreateWebhookDocument, { input }, call)).createWebhook,
  updateWebhook: async (webhook, call) =>
    (await graphql((known) => known.UpdateWebhookDocument, webhook, call)).updateWebhook,
  deleteWebhook: async (webhook, call) => void (await graphql((known) => known.DeleteWebhookDocument, webhook, call)),
  rotateWebhookSecret: async (webhook, call) =>
    (await graphql((known) => known.RotateWebhookSecretDocument, webhook, call)).rotateWebhookSecret,
  testWebhook: async (webhook, call) =>
    (await graphql((known) => known.TestWebhookDocument, webhook, call)).testWebhook,
  replayWebhookMessage: async (message, call) =>
    (await graphql((known) => known.ReplayWebhookMessageDocument, message, call)).replayWebhookMessage,
});
