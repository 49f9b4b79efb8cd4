import type { JobRequest } from '../../../engine/jobs';
import type { Unit } from '../../../engine/unitOfWork';
import type { ApiDeps } from '../../../ports';
import type { Repositories } from '../../../repositories/port';
import type { Webhook } from './webhookRepository';

/** Name of the job that sends one message. */
export const SEND_WEBHOOK = 'alert.webhook';

export interface QueuedWebhook {
  customerId: number;
  episodeIds: readonly string[];
  ruleId: string | null;
  kind: 'fired' | 'reminder' | 'test';
  /** Becomes the field `data` of the message, together with the ids. */
  payload: Readonly<Record<string, unknown>>;
}

/** Webhooks of a customer that are sent alerts of a severity, by name. */
export async function webhooksOf(
  { webhooks }: Pick<Repositories, 'webhooks'>,
  customerId: number,
  severity: string,
): Promise<readonly Webhook[]> {
  const listed = await webhooks.list(customerId);
  return listed.filter(({ enabled, severities }) => enabled && severities.includes(severity));
}

/** Queues a message to a webhook; it is sent after the commit of the unit. Resolves to its id. */
export async function queueWebhook(
  { repositories }: Pick<Unit, 'repositories'>,
  { webhookId }: Pick<Webhook, 'webhookId'>,
  { customerId, episodeIds, ruleId, kind, payload }: QueuedWebhook,
  { ids, now }: Pick<ApiDeps, 'ids' | 'now'>,
): Promise<string> {
  const messageId = ids.uuid();
  await repositories.webhooks.addMessage({
    ...{ messageId, customerId, webhookId, event: `alert.${kind}`, ruleId, episodeIds },
    payload: { customerId, ruleId, alertIds: episodeIds, ...payload },
    ...{ state: 'waiting', attempts: [], createdAt: now(), nextAttemptAt: now(), claimedAt: null },
  });
  await repositories.jobs.add([sendRequest(messageId)]);
  return messageId;
}

/** The job that sends a message. */
export const sendRequest = (messageId: string, startAfter?: Date): JobRequest => ({
  name: SEND_WEBHOOK,
  data: { messageId },
  ...(startAfter && { startAfter }),
});
