import { nextDueAt } from '@gladhand/domain/alerts';
import { fixMemoryOf } from '../../../ingest/judgeFix';
import type { Repositories } from '../../../repositories/port';
import { countRequest } from '../counts/countRequest';
import { notifyRequests } from '../messages/notifyRequest';
import { type EpisodeChange, writeEpisodes } from './episodeChanges';
import { failRules } from './failRules';
import { replayTrailer } from './replayTrailer';
import type { AlertsChange } from './trailerChanges';

type Step = Extract<AlertsChange, { kind: 'step' }>;
type Replay = Extract<AlertsChange, { kind: 'replay' }>;

/** Stores what a batch of reports means for alerts, in the order of the reports. */
export async function writeAlerts(within: Repositories, changes: readonly AlertsChange[]): Promise<void> {
  const steps = changes.filter((change) => change.kind === 'step');
  if (steps.length > 0) await writeSteps(within, steps);
  const replays = new Map<string, Replay>();
  for (const change of changes) {
    if (change.kind !== 'replay') continue;
    const known = replays.get(change.trailer.trailerId);
    // One late report or many: the earliest decides from where a trailer is followed again.
    if (!known || change.recordedAt < known.recordedAt) replays.set(change.trailer.trailerId, change);
  }
  for (const replay of replays.values()) await replayTrailer(within, replay);
  const counts = changes
    .filter((change) => change.kind === 'count')
    .map(({ customerId, geofenceId }) => countRequest(customerId, geofenceId));
  // In one order everywhere, so that two batches can't deadlock.
  const requests = [...new Map(counts.map((request) => [request.key ?? '', request]))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, request]) => request);
  if (requests.length > 0) await within.jobs.add(requests);
}

async function writeSteps(within: Repositories, steps: readonly Step[]): Promise<void> {
  const { alertEpisodes, alertMemory, jobs } = within;
  const left = steps.flatMap((step) => step.left.map((one) => ({ ...one, endedBy: 'trailerLeft' as const })));
  await alertEpisodes.end(left);
  const episodes: readonly EpisodeChange[] = steps.flatMap((step) => step.episodes);
  const [{ now }] = steps as [Step];
  const news = episodes.length > 0 ? await writeEpisodes(alertEpisodes, episodes, now) : [];
  if (news.length > 0) await jobs.add(notifyRequests(news));
  await failRules(
    within,
    steps.flatMap(({ failures, trailer }) => failures.map((one) => ({ ...one, customerId: trailer.customerId }))),
  );
  const newest = new Map(steps.map((step) => [step.trailer.trailerId, step]));
  await alertMemory.put(
    [...newest.values()].map(({ trailer: { customerId, trailerId }, state, rules, index, dueAt, checkpointAt }) => {
      const due = nextDueAt(state, rules, index);
      return { customerId, trailerId, state, checkpointAt, dueAt: earlierDue(dueAt, due) };
    }),
  );
  await alertMemory.keep(
    steps
      .filter(({ isCheckpoint }) => isCheckpoint)
      .map(({ trailer, state, at }) => ({
        customerId: trailer.customerId,
        trailerId: trailer.trailerId,
        at,
        state,
        fix: fixMemoryOf(trailer),
      })),
  );
}

/**
 * An earlier instant stays: the trailer is judged then, nothing has changed, and the right one is stored. Otherwise, each
 * report would move the instant of a rule about silence, and PostgreSQL would write all indexes of the table with it.
 */
function earlierDue(stored: Date | null, due: number | null): Date | null {
  if (stored !== null && (due === null || stored.getTime() <= due)) return stored;
  return due === null ? null : new Date(due);
}
