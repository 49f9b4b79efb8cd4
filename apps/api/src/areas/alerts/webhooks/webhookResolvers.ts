import { ApiErrorCode } from '@gladhand/domain';
import { changesBetween } from '../../../auth/audit';
import { createSealedTexts } from '../../../engine/secrets/sealedText';
import { checkedRequestId } from '../../../graphql/checkedRequestId';
import type { GraphQLContext } from '../../../graphql/context';
import { authorizeReading, authorizeWriting } from '../../../graphql/customerAccess';
import type { MutationResolvers, QueryResolvers } from '../../../graphql/generated/resolvers';
import { withReceipt } from '../../../graphql/withReceipt';
import { apiError, badInput, notFound } from '../../../http/apiError';
import { isUuid } from '../../../http/uuid';
import { checkedWebhook } from './checkedWebhook';
import { toWebhook } from './toWebhook';
import { WEBHOOK_MESSAGES } from './webhookMessages';
import { WEBHOOK_POLICY } from './webhookPolicy';
import type { Webhook } from './webhookRepository';
import { webhookSecret } from './webhookSecret';

export const webhookQueries: Pick<QueryResolvers, 'webhooks'> = {
  async webhooks(_, { customerId }, context) {
    await authorizeReading('webhooks', customerId, context);
    return (await context.repositories.webhooks.list(customerId)).map(toWebhook);
  },
};

export const webhookMutations: Pick<
  MutationResolvers,
  'createWebhook' | 'updateWebhook' | 'deleteWebhook' | 'rotateWebhookSecret'
> = {
  async createWebhook(_, { input }, context) {
    const secret = webhookSecret(await context.linkSecret(checkedRequestId(input.requestId)));
    return withReceipt(
      'createWebhook',
      input,
      context,
      async () => {
        const { customerId } = input;
        const { ids, now, repositories } = context;
        await authorizeWriting('createWebhook', customerId, context);
        if ((await repositories.customers.find([customerId])).length === 0) throw notFound();
        const content = checkedWebhook(input.webhook);
        const webhookId = ids.uuid();
        const webhook: Webhook = {
          ...{ customerId, webhookId, ...content, disabledReason: content.enabled ? null : 'person' },
          secret: await createSealedTexts(context).seal(secret, webhookId),
          ...{ earlierSecret: null, earlierSecretUntil: null, lastSuccessAt: null, lastFailureAt: null },
          ...{ version: 1, createdAt: now(), updatedAt: now() },
        };
        if (!(await repositories.webhooks.add(webhook, WEBHOOK_POLICY.perCustomer)))
          throw badInput(WEBHOOK_MESSAGES.tooMany(WEBHOOK_POLICY.perCustomer));
        await auditWebhook(context, 'alert.webhookCreated', webhook);
        return { webhook: toWebhook(webhook), secret };
      },
      { keep: ({ webhook }) => webhook, restore: async (webhook) => ({ webhook, secret }) },
    );
  },

  async updateWebhook(_, { customerId, id, version, input }, context) {
    const before = await writableWebhook('updateWebhook', customerId, id, context);
    const content = checkedWebhook(input);
    const disabledReason = content.enabled ? null : (before.disabledReason ?? 'person');
    const webhook = { ...before, ...content, disabledReason, version: version + 1, updatedAt: context.now() };
    await replace(webhook, context);
    await auditWebhook(context, 'alert.webhookUpdated', webhook, before);
    return toWebhook(webhook);
  },

  async deleteWebhook(_, { customerId, id }, context) {
    const webhook = await writableWebhook('deleteWebhook', customerId, id, context);
    if (!(await context.repositories.webhooks.delete(customerId, id))) throw notFound();
    await auditWebhook(context, 'alert.webhookDeleted', webhook);
    return id;
  },

  async rotateWebhookSecret(_, args, context) {
    const { customerId, id, requestId } = args;
    const secret = webhookSecret(await context.linkSecret(checkedRequestId(requestId)));
    return withReceipt(
      'rotateWebhookSecret',
      args,
      context,
      async () => {
        const before = await writableWebhook('rotateWebhookSecret', customerId, id, context);
        const { now } = context;
        const webhook: Webhook = {
          ...before,
          secret: await createSealedTexts(context).seal(secret, id),
          earlierSecret: before.secret,
          earlierSecretUntil: new Date(now().getTime() + WEBHOOK_POLICY.rotationMs),
          ...{ version: before.version + 1, updatedAt: now() },
        };
        await replace(webhook, context);
        await auditWebhook(context, 'alert.webhookSecretRotated', webhook);
        return { webhook: toWebhook(webhook), secret };
      },
      { keep: ({ webhook }) => webhook, restore: async (webhook) => ({ webhook, secret }) },
    );
  },
};

type WebhookMutation =
  | 'updateWebhook'
  | 'deleteWebhook'
  | 'rotateWebhookSecret'
  | 'testWebhook'
  | 'replayWebhookMessage';

/** A webhook that the caller may change. */
export async function writableWebhook(
  operation: WebhookMutation,
  customerId: number,
  id: string,
  context: GraphQLContext,
): Promise<Webhook> {
  await authorizeWriting(operation, customerId, context);
  const webhook = isUuid(id) ? await context.repositories.webhooks.byId(customerId, id) : undefined;
  if (!webhook) throw notFound();
  return webhook;
}

async function replace(webhook: Webhook, { repositories }: GraphQLContext): Promise<void> {
  if (await repositories.webhooks.replace(webhook)) return;
  const current = await repositories.webhooks.byId(webhook.customerId, webhook.webhookId);
  if (!current) throw notFound();
  throw apiError(ApiErrorCode.Conflict, WEBHOOK_MESSAGES.changed, { details: { current: toWebhook(current) } });
}

const audited = ({ name, url, severities, enabled }: Webhook) => ({ name, url, severities, enabled });

/** Writes an audit line about a webhook, with what has changed. */
export const auditWebhook = (
  { audit, access }: GraphQLContext,
  action: `alert.webhook${'Created' | 'Updated' | 'Deleted' | 'SecretRotated' | 'Tested' | 'Replayed'}`,
  webhook: Webhook,
  before?: Webhook,
): Promise<void> =>
  audit(action, {
    userId: access.user.userId,
    customerId: webhook.customerId,
    subject: webhook.name,
    subjectId: webhook.webhookId,
    ...(before && { changes: changesBetween(audited(before), audited(webhook)) }),
  });
