import { authorizeReading } from '../../../graphql/customerAccess';
import type { MutationResolvers, QueryResolvers } from '../../../graphql/generated/resolvers';
import { badInput, notFound } from '../../../http/apiError';
import { isUuid } from '../../../http/uuid';
import { queueWebhook, sendRequest } from './queueWebhook';
import { toWebhookMessage } from './toWebhook';
import { WEBHOOK_MESSAGES } from './webhookMessages';
import { auditWebhook, writableWebhook } from './webhookResolvers';

const MAX_LIMIT = 100;

export const webhookMessageQueries: Pick<QueryResolvers, 'webhookMessages'> = {
  async webhookMessages(_, { customerId, id, after, limit }, context) {
    await authorizeReading('webhookMessages', customerId, context);
    if (limit < 1 || limit > MAX_LIMIT) throw badInput(WEBHOOK_MESSAGES.limit(MAX_LIMIT));
    if (after != null && !isUuid(after)) throw badInput(WEBHOOK_MESSAGES.after);
    const { webhooks } = context.repositories;
    if (!isUuid(id)) return { messages: [], next: null };
    const found = await webhooks.messages(customerId, id, { after: after ?? undefined, limit: limit + 1 });
    const page = found.slice(0, limit);
    return {
      messages: page.map(toWebhookMessage),
      next: found.length > limit ? (page.at(-1)?.messageId ?? null) : null,
    };
  },
};

export const webhookMessageMutations: Pick<MutationResolvers, 'testWebhook' | 'replayWebhookMessage'> = {
  async testWebhook(_, { customerId, id }, context) {
    const webhook = await writableWebhook('testWebhook', customerId, id, context);
    const message = {
      ...{ customerId, episodeIds: [], ruleId: null, kind: 'test' as const },
      payload: { text: WEBHOOK_MESSAGES.test },
    };
    const messageId = await queueWebhook(context, webhook, message, context);
    await auditWebhook(context, 'alert.webhookTested', webhook);
    const queued = await context.repositories.webhooks.message(customerId, messageId);
    if (!queued) throw notFound();
    return toWebhookMessage(queued);
  },

  async replayWebhookMessage(_, { customerId, webhookId, id }, context) {
    const { webhooks, jobs } = context.repositories;
    const webhook = await writableWebhook('replayWebhookMessage', customerId, webhookId, context);
    const before = isUuid(id) ? await webhooks.message(customerId, id) : undefined;
    if (before?.webhookId !== webhookId) throw notFound();
    if (!webhook.enabled && before.event !== 'alert.test') throw badInput(WEBHOOK_MESSAGES.off);
    if (before.state === 'waiting' || before.claimedAt) throw badInput(WEBHOOK_MESSAGES.waiting);
    await webhooks.settle(id, { state: 'waiting', attempt: null, nextAttemptAt: context.now() });
    await jobs.add([sendRequest(id)]);
    await auditWebhook(context, 'alert.webhookReplayed', webhook);
    return toWebhookMessage({ ...before, state: 'waiting', nextAttemptAt: context.now() });
  },
};
