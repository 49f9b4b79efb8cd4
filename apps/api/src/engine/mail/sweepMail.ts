import type { ApiDeps } from '../../ports';
import type { JobDefinition } from '../jobs';
import { SCHEDULES } from '../schedules';
import { MAIL_POLICY, SEND_MAIL } from './mailPolicy';

/** Maximum number of mails per sweep; the next sweep handles the rest. */
const MAX_MAILS = 500;

/** Requeues mails whose worker died. */
export function sweepMailJob({ repositories, now }: Pick<ApiDeps, 'repositories' | 'now'>): JobDefinition {
  return {
    name: 'mail.sweep',
    schedule: SCHEDULES['mail.sweep'],
    async run() {
      const deadSince = new Date(now().getTime() - MAIL_POLICY.claimMs);
      const mailIds = await repositories.mails.stranded({ now: now(), deadSince }, MAX_MAILS);
      await repositories.jobs.add(mailIds.map((mailId) => ({ name: SEND_MAIL, data: { mailId }, key: mailId })));
    },
  };
}
