import type { JobDeps } from '../../../engine/jobDeps';
import type { JobDefinition } from '../../../engine/jobs';
import { ALERT_SCHEDULES } from '../schedules';
import { sendRequest } from './queueWebhook';
import { WEBHOOK_POLICY } from './webhookPolicy';

/** Maximum number of messages per sweep; the next sweep handles the rest. */
const MAX_MESSAGES = 500;

/** Requeues messages whose worker died. */
export function sweepWebhooksJob({ repositories, now }: Pick<JobDeps, 'repositories' | 'now'>): JobDefinition {
  return {
    name: 'alert.webhookSweep',
    schedule: ALERT_SCHEDULES['alert.webhookSweep'],
    async run() {
      const deadSince = new Date(now().getTime() - WEBHOOK_POLICY.claimMs);
      const messageIds = await repositories.webhooks.stranded({ now: now(), deadSince }, MAX_MESSAGES);
      await repositories.jobs.add(messageIds.map((messageId) => ({ ...sendRequest(messageId), key: messageId })));
    },
  };
}
