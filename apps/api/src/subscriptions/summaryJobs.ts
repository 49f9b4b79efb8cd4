import { summaryDueFor, WEEKLY_SUMMARY_POLICY } from '@gladhand/domain';
import type { JobDefinition } from '../engine/jobs';
import { SCHEDULES } from '../engine/schedules';
import { createUnits } from '../engine/unitOfWork';
import type { ApiDeps } from '../ports';
import { readSummary, summaryContent } from './fleetSummary';
import { queueSubscribed } from './queueSubscribed';
import { SUBJECTS } from './subjects';
import type { SubscriptionTokens } from './subscriptionTokens';

const SEND_SUMMARY = 'summary.send';

export interface SummaryDeps extends Pick<ApiDeps, 'repositories' | 'ids' | 'now'> {
  tokens: SubscriptionTokens;
  publicUrl: string;
}

/** Finds each hour whose Monday morning it is, and queues one summary for each of them. */
export function summaryJobs(deps: SummaryDeps): JobDefinition[] {
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
