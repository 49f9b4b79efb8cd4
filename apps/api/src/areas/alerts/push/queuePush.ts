import type { JobRequest } from '../../../engine/jobs';
import type { Unit } from '../../../engine/unitOfWork';
import type { ApiDeps } from '../../../ports';

/** Name of the job that sends one push message. */
export const SEND_PUSH = 'alert.push';

export interface QueuedPush {
  /** Id of what the message is about, e.g. an alert. A later message about it replaces one that was not delivered. */
  aboutId: string;
  title: string;
  /** The customer of the alerts. @default a message about no alert */
  customerId?: number | undefined;
  /** The rule, if it is about one alert. @default a message about no rule */
  ruleId?: string | undefined;
}

/** Queues a message to every browser of a user; it is sent after the commit of the unit. Resolves to their number. */
export async function queuePush(
  { repositories }: Pick<Unit, 'repositories'>,
  userId: string,
  { aboutId, title, ...about }: QueuedPush,
  { ids, now }: Pick<ApiDeps, 'ids' | 'now'>,
): Promise<number> {
  const { push, jobs } = repositories;
  const messages = (await push.subscriptions(userId)).map(({ subscriptionId }) => ({
    ...{ messageId: ids.uuid(), subscriptionId, aboutId, title, attempts: 0, nextAttemptAt: now() },
    ...{ customerId: about.customerId ?? null, ruleId: about.ruleId ?? null },
  }));
  await push.addMessages(messages);
  await jobs.add(messages.map(({ messageId }) => pushRequest(messageId)));
  return messages.length;
}

/** The job that sends a message. */
export const pushRequest = (messageId: string, startAfter?: Date): JobRequest => ({
  name: SEND_PUSH,
  data: { messageId },
  ...(startAfter && { startAfter }),
});
