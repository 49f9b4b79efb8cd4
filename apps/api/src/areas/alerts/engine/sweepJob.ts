import type { JobDeps } from '../../../engine/jobDeps';
import type { JobDefinition } from '../../../engine/jobs';
import type { Repositories } from '../../../repositories/port';
import { rulesOfTrailers } from './customerRules';
import { elapseMemories } from './dueJob';
import { replayTrailer } from './replayTrailer';
import { SWEEP_JOB } from './sweepRequest';

/** Trailers per transaction; each that was never followed is followed from the log. */
const BATCH = 100;

/** Judges what holds when a rule was saved, without waiting for a report of each trailer. It can be repeated. */
export function sweepJob({ repositories, now }: Pick<JobDeps, 'repositories' | 'now'>): JobDefinition {
  return {
    name: SWEEP_JOB,
    expireInSeconds: 30 * 60,
    async run({ data, signal }) {
      const customerId = Number(data.customerId);
      let after: string | null | undefined = null;
      while (after !== undefined && !signal.aborted) {
        const batch: Swept = { customerId, after, now: now() };
        after = await repositories.transaction((within) => sweep(within, batch));
      }
    },
  };
}

interface Swept {
  readonly customerId: number;
  /** The last trailer of the batch before; null for the first batch. */
  readonly after: string | null;
  readonly now: Date;
}

/** Judges a batch of trailers. Returns the last of it, or undefined after the last of all. */
async function sweep(within: Repositories, { customerId, after, now }: Swept): Promise<string | undefined> {
  const devices = await within.ingest.devices({ customerId }, { afterTrailerId: after, limit: BATCH });
  const trailers = devices.map(({ trailer }) => trailer);
  const rules = await rulesOfTrailers(within, trailers);
  const reporting = trailers.filter(({ trailerId, lastReport }) => lastReport && rules.get(trailerId)?.rules.length);
  const claimed = new Set(await within.alertMemory.claim(reporting, now));
  const memories = await within.alertMemory.lock(reporting);
  await elapseMemories(
    within,
    memories.filter(({ trailerId }) => !claimed.has(trailerId)),
    now,
  );
  for (const trailer of reporting) {
    if (!claimed.has(trailer.trailerId)) continue;
    const concerned = rules.get(trailer.trailerId)?.rules ?? [];
    const recordedAt = trailer.lastReport ?? now;
    await replayTrailer(within, { trailer, rules: concerned, recordedAt, now, timesLife: 1 });
  }
  return devices.length < BATCH ? undefined : trailers.at(-1)?.trailerId;
}
