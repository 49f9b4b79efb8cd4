import {
  type AlertedTrailer,
  followReport,
  nextDueAt,
  passTime,
  type RuleChange,
  type RuleFailure,
  ruleIndexOf,
  UNKNOWN_TRAILER,
} from '@gladhand/domain/alerts';
import type { TrailerRecord } from '../../../database/trailerColumns';
import type { Repositories } from '../../../repositories/port';
import { REPLAY_POLICY } from './alertPolicy';
import type { CompiledRule } from './compiledRule';
import { failRules } from './failRules';
import { loggedReports } from './loggedReports';
import type { AlertCheckpoint } from './memoryRepository';
import { writeDifference } from './writeDifference';

interface Replaying {
  readonly trailer: TrailerRecord;
  readonly rules: readonly CompiledRule[];
  /** The report that is older than what was judged, or the first one. */
  readonly recordedAt: Date;
  readonly now: Date;
  readonly timesLife: number;
}

/**
 * Follows a trailer again from the last checkpoint before a late report, so that its episodes are those of its reports
 * in the order in which they were recorded, and stores the difference.
 */
export async function replayTrailer(
  within: Repositories,
  { trailer, rules, recordedAt, now, timesLife }: Replaying,
): Promise<void> {
  const { alertMemory } = within;
  const { customerId, trailerId } = trailer;
  const checkpoint = await alertMemory.checkpointBefore(trailer, new Date(recordedAt.getTime() - 1));
  const from = checkpoint?.at ?? new Date(recordedAt.getTime() - REPLAY_POLICY.beforeFirstMs);
  const reports = await loggedReports(within, trailer, { after: from, now, timesLife, fix: checkpoint?.fix });

  const index = ruleIndexOf(rules);
  let state: AlertedTrailer = checkpoint?.state ?? UNKNOWN_TRAILER;
  const changes: RuleChange[] = [];
  const failures: RuleFailure[] = [];
  const checkpoints: AlertCheckpoint[] = [];
  let checkpointAt = checkpoint?.at;
  for (const { report, fix } of reports) {
    const step = followReport(state, rules, report, index);
    state = step.trailer;
    changes.push(...step.changes);
    failures.push(...step.failures);
    if (!checkpointAt || report.at.getTime() - checkpointAt.getTime() >= REPLAY_POLICY.checkpointEveryMs) {
      checkpointAt = report.at;
      checkpoints.push({ customerId, trailerId, at: report.at, state, fix });
    }
  }
  const elapsed = passTime(state, rules, now);
  state = elapsed.trailer;
  changes.push(...elapsed.changes);

  await writeDifference(within, { trailer, rules, from, now, before: checkpoint?.state ?? UNKNOWN_TRAILER, changes });
  await failRules(
    within,
    [...failures, ...elapsed.failures].map((failure) => ({ ...failure, customerId })),
  );
  const due = nextDueAt(state, rules);
  await alertMemory.put([
    { customerId, trailerId, state, dueAt: due === null ? null : new Date(due), checkpointAt: checkpointAt ?? from },
  ]);
  await alertMemory.replaceCheckpoints(trailer, from, checkpoints);
}
