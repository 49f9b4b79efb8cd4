import { nextDueAt, passTime } from '@gladhand/domain/alerts';
import type { JobDeps } from '../../../engine/jobDeps';
import type { JobDefinition } from '../../../engine/jobs';
import type { Repositories } from '../../../repositories/port';
import { notifyRequests } from '../messages/notifyRequest';
import { ALERT_SCHEDULES } from '../schedules';
import { rulesOfTrailers } from './customerRules';
import { writeEpisodes } from './episodeChanges';
import { failRules } from './failRules';
import { episodeChanges } from './follower';
import type { AlertMemoryRecord } from './memoryRepository';
import { isAboutSilence, silenceEnds, withoutSilence } from './silencedBySim';
import { rulesLeft } from './trailerChanges';

/** Trailers per transaction. */
const BATCH = 200;

/** Judges durations that elapse without a report. Several processes can run it at once. */
export function dueJob({ repositories, now }: Pick<JobDeps, 'repositories' | 'now'>): JobDefinition {
  return {
    name: 'alert.due',
    schedule: ALERT_SCHEDULES['alert.due'],
    async run({ signal }) {
      while (!signal.aborted) {
        const judged = await repositories.transaction((within) => judgeDue(within, now()));
        if (judged < BATCH) return;
      }
    },
  };
}

/** Judges memories that are due. Returns how many. */
export async function judgeDue(within: Repositories, now: Date): Promise<number> {
  const { alertMemory, alertRules } = within;
  const customerIds = await alertMemory.dueCustomers(now);
  if (customerIds.length === 0) return 0;
  // Rules first, as ingest locks them.
  await alertRules.revisions(customerIds);
  const memories = await alertMemory.lockDue(customerIds, now, BATCH);
  await elapseMemories(within, memories, now);
  return memories.length;
}

/** Lets time pass for trailers whose memories are locked. */
export async function elapseMemories(
  within: Repositories,
  memories: readonly AlertMemoryRecord[],
  now: Date,
): Promise<void> {
  const { alertEpisodes, alertMemory, changes: feed, jobs } = within;
  const rules = await rulesOfTrailers(within, memories);
  const silenced = await alertMemory.silenced(memories);
  const judged = memories.map((memory) => {
    const concerned = rules.get(memory.trailerId)?.rules ?? [];
    if (!silenced.has(memory.trailerId)) return { memory, concerned, ...passTime(memory.state, concerned, now) };
    const evaluated = concerned.filter((rule) => !isAboutSilence(rule));
    return { memory, concerned, ...passTime(withoutSilence(memory.state, concerned), evaluated, now) };
  });
  await alertEpisodes.end(
    judged.flatMap(({ memory, concerned }) => [
      ...rulesLeft(memory, memory.state, concerned, now).map((left) => ({ ...left, endedBy: 'trailerLeft' as const })),
      ...(silenced.has(memory.trailerId) ? silenceEnds(memory, concerned, now) : []),
    ]),
  );
  const news = await writeEpisodes(
    alertEpisodes,
    judged.flatMap(({ memory, concerned, changes }) => episodeChanges(memory, concerned, changes)),
    now,
  );
  await jobs.add(notifyRequests(news));
  const changed = judged.filter(({ changes }) => changes.length > 0).map(({ memory }) => memory.customerId);
  await feed.add([...new Set(changed)], now);
  await failRules(
    within,
    judged.flatMap(({ memory, failures }) => failures.map((one) => ({ ...one, customerId: memory.customerId }))),
  );
  await alertMemory.put(
    judged.map(({ memory, concerned, trailer }) => {
      const evaluated = silenced.has(memory.trailerId) ? concerned.filter((rule) => !isAboutSilence(rule)) : concerned;
      const due = nextDueAt(trailer, evaluated);
      return { ...memory, state: trailer, dueAt: due === null ? null : new Date(due) };
    }),
  );
}
