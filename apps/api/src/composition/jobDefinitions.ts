import { AREAS } from '../areas';
import type { Area } from '../areas/area';
import { createChangeCustody } from '../engine/custody';
import type { JobDeps } from '../engine/jobDeps';
import type { JobDefinition } from '../engine/jobs';
import { sendMailJob } from '../engine/mail/sendMail';
import { sweepMailJob } from '../engine/mail/sweepMail';
import { noteRuns } from '../engine/noteRuns';
import { SCHEDULES } from '../engine/schedules';
import { cleanUp } from '../jobs/cleanUp';
import { applyRetention } from './retention';

/** All background and scheduled jobs. */
export function createJobDefinitions(given: Omit<JobDeps, 'custody'>, areas: readonly Area[] = AREAS): JobDefinition[] {
  const deps: JobDeps = { ...given, custody: createChangeCustody(areas) };
  const definitions: JobDefinition[] = [
    sendMailJob(deps),
    sweepMailJob(deps),
    ...areas.flatMap((area) => area.jobs?.(deps) ?? []),
    {
      name: 'nightly.retention',
      schedule: SCHEDULES['nightly.retention'],
      expireInSeconds: 3_600,
      run: () => applyRetention(deps, areas),
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
