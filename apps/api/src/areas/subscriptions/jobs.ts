import { summaryDueFor, WEEKLY_SUMMARY_POLICY } from '@gladhand/domain/mail';
import type { JobDeps } from '../../engine/jobDeps';
import type { JobDefinition, JobSchedule } from '../../engine/jobs';
import { queueSubscribed } from '../../engine/mail/queueSubscribed';
import { createSubscriptionTokens } from '../../engine/mail/subscriptionTokens';
import { createUnits } from '../../engine/unitOfWork';
import { readSummary, summaryContent } from './fleetSummary';
import { SUBSCRIPTION_MESSAGES } from './messages';
import { SUBJECTS } from './subjects';

const SEND_SUMMARY = 'summary.send';

export const SCHEDULES = {
  'hourly.fleetSummaries': { cron: '0 * * * *', label: SUBSCRIPTION_MESSAGES.schedule },
} as const satisfies Record<string, JobSchedule>;

/** Every hour, queues a summary for each user for whom it is Monday morning. */
export function summaryJobs(given: JobDeps): JobDefinition[] {
  const deps = { ...given, tokens: createSubscriptionTokens(given) };
  const { repositories, now } = deps;
  const runUnit = createUnits(deps);
  return [
    {
      name: 'hourly.fleetSummaries',
      schedule: SCHEDULES['hourly.fleetSummaries'],
      async run() {
        const due = (await repositories.subscriptions.summaryUsers()).flatMap(({ userId, timeZone, sentFor }) => {
          const week = summaryDueFor(now(), timeZone ?? WEEKLY_SUMMARY_POLICY.defaultTimeZone, sentFor);
          return week ? [{ name: SEND_SUMMARY, data: { userId, week }, key: `${userId} ${week}` }] : [];
        });
        await repositories.jobs.add(due);
      },
    },
    {
      name: SEND_SUMMARY,
      async run({ data }) {
        const userId = String(data.userId);
        const summary = await readSummary(repositories, userId, now());
        if (!summary) return;
        await runUnit(async (unit) => {
          if (!(await unit.repositories.subscriptions.noteSummary(userId, String(data.week)))) return;
          await queueSubscribed(
            unit,
            {
              address: summary.email,
              subject: 'fleetSummary',
              title: SUBJECTS.fleetSummary,
              content: summaryContent(summary, deps.publicUrl),
              userId,
            },
            deps,
          );
        });
      },
    },
  ];
}
