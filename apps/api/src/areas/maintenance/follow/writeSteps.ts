import type { MaintenanceRepository, ReportedIssue } from '../repository';
import { eventOf, reportedIssue } from './issueRecords';
import type { FollowedSteps } from './maintenanceChange';

type Steps = Omit<FollowedSteps, 'kind'>;

/** Stores what happened to issues, in the order in which it happened. */
export async function writeSteps(repository: MaintenanceRepository, changes: readonly Steps[]): Promise<void> {
  const issues = new Map<string, ReportedIssue>();
  for (const { trailer, steps } of changes) {
    for (const { kind, issue } of steps) issues.set(issue.id, reportedIssue(trailer, kind, issue));
  }
  await repository.putIssues([...issues.values()]);
  const events = changes.flatMap(({ trailer, steps, now }) =>
    steps.flatMap((step) => eventOf(trailer, step, now) ?? []),
  );
  await repository.addEvents(events);
}
