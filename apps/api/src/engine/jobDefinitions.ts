import { cleanUp } from '../jobs/cleanUp';
import { applyRetention } from '../jobs/retention';
import type { ApiDeps } from '../ports';
import { createSubscriptionTokens } from '../subscriptions/subscriptionTokens';
import { summaryJobs } from '../subscriptions/summaryJobs';
import type { JobDefinition } from './jobs';
import type { Mailer } from './mail/mailer';
import { sendMailJob } from './mail/sendMail';
import { sweepMailJob } from './mail/sweepMail';
import { noteRuns } from './noteRuns';
import { SCHEDULES } from './schedules';

export interface JobDeps extends Pick<ApiDeps, 'repositories' | 'now' | 'ids' | 'logger'> {
  mailer: Mailer;
  /** Signs links to subscriptions. */
  linkKey: CryptoKey;
  /** Where links in mail lead. */
  publicUrl: string;
}

/** Everything that happens later or on a schedule. */
export function createJobDefinitions(deps: JobDeps): JobDefinition[] {
  const definitions: JobDefinition[] = [
    sendMailJob(deps),
    sweepMailJob(deps),
    ...summaryJobs({ ...deps, tokens: createSubscriptionTokens(deps) }),
    {
      name: 'nightly.retention',
      schedule: SCHEDULES['nightly.retention'],
      expireInSeconds: 3_600,
      run: () => applyRetention(deps),
    },
    {
      name: 'hourly.cleanUp',
      schedule: SCHEDULES['hourly.cleanUp'],
      expireInSeconds: 600,
      run: () => cleanUp(deps),
    },
  ];
  return definitions.map((definition) => noteRuns(deps, definition));
}
