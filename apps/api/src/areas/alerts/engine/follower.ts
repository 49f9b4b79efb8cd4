import { type CountLeaf, followReport, type RuleChange, type RuleIndex } from '@gladhand/domain/alerts';
import type { FollowedReport, ReportFollower } from '../../../ingest/followers/follower';
import { countChanges } from '../counts/countChanges';
import { REPLAY_POLICY } from './alertPolicy';
import { alertReportOf } from './alertReport';
import type { CompiledRule } from './compiledRule';
import { rulesOfTrailers } from './customerRules';
import type { EpisodeChange } from './episodeChanges';
import type { AlertMemoryRecord } from './memoryRepository';
import { type AlertsChange, rulesLeft } from './trailerChanges';
import { writeAlerts } from './writeAlerts';

/** What a batch knows of a trailer. */
interface BatchState {
  /** Without those that count. */
  readonly rules: readonly CompiledRule[];
  readonly index: RuleIndex;
  /** Rules that count the trailer in geofences. */
  readonly counting: readonly CountLeaf[];
  /** Undefined if the trailer must be followed again at the end of the batch. */
  readonly memory: Pick<AlertMemoryRecord, 'state' | 'dueAt' | 'checkpointAt'> | undefined;
}

/** Judges each report by the alert rules that concern its trailer. */
export const alertFollower: ReportFollower<BatchState, AlertsChange> = {
  name: 'alerts',

  async load(within, trailers) {
    const rulesOf = await rulesOfTrailers(within, trailers);
    const memories = await within.alertMemory.lock(trailers.filter(({ trailerId }) => rulesOf.has(trailerId)));
    const byTrailer = new Map(memories.map((memory) => [memory.trailerId, memory]));
    return new Map(
      [...rulesOf].map(([trailerId, concerned]) => {
        const { counting, index } = concerned;
        const rules = counting.length === 0 ? concerned.rules : concerned.rules.filter(({ count }) => !count);
        return [trailerId, { rules, index, counting, memory: byTrailer.get(trailerId) }];
      }),
    );
  },

  decide(report, batch) {
    if (!batch) return { state: undefined, changes: [] };
    const { before: trailer, now, timesLife, isLate } = report;
    const { recordedAt } = report.report;
    const { rules, memory } = batch;
    const counts = countChanges(report, batch.counting);
    if (rules.length === 0 && !memory) return { state: batch, changes: counts };
    if (now.getTime() - recordedAt.getTime() > REPLAY_POLICY.maxLateMs) return { state: batch, changes: counts };
    if (isLate || !memory || recordedAt.getTime() <= memory.state.judgedAt) {
      const replay: AlertsChange = { kind: 'replay', trailer, rules, recordedAt, now, timesLife };
      return { state: { ...batch, memory: undefined }, changes: [...counts, replay] };
    }
    const { trailer: state, changes, failures } = followReport(memory.state, rules, reportOf(report), batch.index);
    const isCheckpoint = recordedAt.getTime() - memory.checkpointAt.getTime() >= REPLAY_POLICY.checkpointEveryMs;
    const checkpointAt = isCheckpoint ? recordedAt : memory.checkpointAt;
    const step: AlertsChange = {
      ...{
        kind: 'step',
        trailer: report.after,
        state,
        failures,
        rules,
        index: batch.index,
        dueAt: memory.dueAt,
        checkpointAt,
        isCheckpoint,
        at: recordedAt,
        now,
      },
      episodes: episodeChanges(trailer, rules, changes),
      left: rulesLeft(trailer, memory.state, rules, recordedAt),
    };
    return { state: { ...batch, memory: { state, dueAt: memory.dueAt, checkpointAt } }, changes: [...counts, step] };
  },

  write: writeAlerts,
};

function reportOf({ report, after, places }: FollowedReport) {
  const { recordedAt, readings } = report;
  const isLoadReported = after.loadReportedAt?.getTime() === recordedAt.getTime();
  return alertReportOf({ recordedAt, readings, places, loadStatus: isLoadReported ? after.loadStatus : undefined });
}

/** The changes with the rules that they are of. */
export function episodeChanges(
  { customerId, trailerId }: EpisodeChange['trailer'],
  rules: readonly CompiledRule[],
  changes: readonly RuleChange[],
): EpisodeChange[] {
  return changes.flatMap((change) => {
    const compiled = rules.find(({ key }) => key === change.key);
    return compiled ? [{ ...change, compiled, trailer: { customerId, trailerId } }] : [];
  });
}
