import type { JobDeps } from '../../../engine/jobDeps';
import type { JobDefinition } from '../../../engine/jobs';
import { Unanswered } from '../../../engine/unanswered';
import { ALERT_SCHEDULES } from '../schedules';
import { PUSH_POLICY } from './pushPolicy';
import type { PushMessageRecord, PushSubscriptionRecord } from './pushRepository';
import { pushRequest, SEND_PUSH } from './queuePush';

/** The push service doesn't know the browser any more. */
const GONE: readonly number[] = [404, 410];
/** Maximum number of messages per sweep; the next sweep handles the rest. */
const MAX_MESSAGES = 500;

type Deps = Pick<JobDeps, 'repositories' | 'now' | 'logger' | 'pushSender'>;

/** Sends push messages, and finds those whose worker died. */
export const pushJobs = (deps: Deps): JobDefinition[] => [sendPushJob(deps), sweepPushJob(deps)];

/** Makes one attempt to send a message to one browser. After a crash, it is sent again with the same topic. */
function sendPushJob({ repositories, now, logger, pushSender }: Deps): JobDefinition {
  return {
    name: SEND_PUSH,
    async run({ data, signal }) {
      const messageId = String(data.messageId);
      const until = new Date(now().getTime() + PUSH_POLICY.claimMs);
      const claimed = await repositories.push.claim(messageId, { now: now(), until });
      if (!claimed) return;
      const { message, subscription } = claimed;
      const { subscriptionId } = subscription;
      const status = await statusOf(message, subscription, signal);
      if (status !== null && GONE.includes(status)) {
        await repositories.push.forget(subscriptionId);
        return;
      }
      const sentAt = status !== null && status >= 200 && status < 300 ? now() : null;
      const delayMs = PUSH_POLICY.retryDelaysMs[message.attempts - 1];
      if (sentAt || delayMs === undefined) {
        await repositories.push.finish(messageId, { subscriptionId, sentAt });
        return;
      }
      const nextAttemptAt = new Date(now().getTime() + delayMs);
      await repositories.transaction(async (within) => {
        await within.push.postpone(messageId, nextAttemptAt);
        await within.jobs.add([pushRequest(messageId, nextAttemptAt)]);
      });
    },
  };

  async function statusOf(
    { messageId, aboutId, title, customerId, ruleId }: PushMessageRecord,
    { endpoint, p256dh, auth, subscriptionId }: PushSubscriptionRecord,
    signal: AbortSignal,
  ): Promise<number | null> {
    const about = { ...(customerId !== null && { customerId }), ...(ruleId !== null && { ruleId }) };
    const body = JSON.stringify({ title, id: aboutId, ...about });
    try {
      const status = await pushSender.send({ endpoint, p256dh, auth, topic: topicOf(aboutId), body }, signal);
      if (status >= 300) logger.warn({ messageId, subscriptionId, status }, 'a push message was not accepted');
      return status;
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
      logger.warn({ messageId, subscriptionId, reason: error.message }, 'a push service did not respond');
      return null;
    }
  }
}

/** Requeues messages whose worker died. */
const sweepPushJob = ({ repositories, now }: Deps): JobDefinition => ({
  name: 'alert.pushSweep',
  schedule: ALERT_SCHEDULES['alert.pushSweep'],
  async run() {
    const before = new Date(now().getTime() - PUSH_POLICY.claimMs);
    const messageIds = await repositories.push.overdue(before, MAX_MESSAGES);
    await repositories.jobs.add(messageIds.map((messageId) => ({ ...pushRequest(messageId), key: messageId })));
  },
});

/** A UUID without dashes: exactly the 32 characters that a topic may have. */
const topicOf = (aboutId: string) => aboutId.replaceAll('-', '').slice(0, 32);
