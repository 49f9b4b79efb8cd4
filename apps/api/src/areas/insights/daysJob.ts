import { addUtcDays, DAY_MS, utcDayOf } from '@gladhand/domain/readings';
import type { JobDeps } from '../../engine/jobDeps';
import type { JobDefinition, JobSchedule } from '../../engine/jobs';
import type { Repositories } from '../../repositories/port';
import { NO_TRAILERS } from '../../repositories/scope';
import type { TrailerKey } from '../../repositories/trailers';
import { earliestOf, latestOf } from './days';
import { foldDays } from './foldDays';

/** A day is added up this long after its end, so that most of its reports have arrived. */
const SETTLE_MS = 3_600_000;
/** Days of the past that are added up for a customer at first. */
const KEPT_DAYS = 184;
/** Days of a trailer per transaction, which keeps its reports waiting. */
const DAYS_PER_UNIT = 31;
/** Trailers per page. */
const PAGE = 200;
/** Days of a customer that are added up in one transaction. */
const SUMS_PER_UNIT = 10;
const EVERY_CUSTOMER = { customerIds: 'all', showDeactivated: true, scope: NO_TRAILERS } as const;

/** When days are added up. */
export const INSIGHT_SCHEDULES = {
  'insights.days': { cron: '5 * * * *', label: 'Every hour at 5 minutes past' },
} as const satisfies Record<string, JobSchedule>;

type Deps = Pick<JobDeps, 'repositories' | 'now'>;

/** Adds up the days that are over, and again those that late reports have changed. */
export function daysJob(deps: Deps): JobDefinition {
  return {
    name: 'insights.days',
    schedule: INSIGHT_SCHEDULES['insights.days'],
    expireInSeconds: 3_600,
    run: ({ signal }) => addUpDays(deps, signal),
  };
}

export async function addUpDays({ repositories, now }: Deps, signal: AbortSignal): Promise<void> {
  const through = utcDayOf(now().getTime() - DAY_MS - SETTLE_MS);
  for (const { customerId } of await repositories.customers.list(EVERY_CUSTOMER)) {
    await addNewDays(repositories, customerId, { through, signal });
    await addUpAll(repositories, customerId, signal);
  }
  await foldLateDays(repositories, signal);
  for (const customerId of await repositories.insights.staleCustomers()) {
    await addUpAll(repositories, customerId, signal);
  }
}

async function addUpAll(repositories: Repositories, customerId: number, signal: AbortSignal): Promise<void> {
  const addUp = () => repositories.transaction((within) => within.insights.addUp(customerId, SUMS_PER_UNIT));
  while (!signal.aborted && (await addUp()) > 0);
}

async function addNewDays(
  repositories: Repositories,
  customerId: number,
  { through, signal }: { through: string; signal: AbortSignal },
): Promise<void> {
  const done = await repositories.insights.progress(customerId);
  const first = done ? addUtcDays(done.through, 1) : await firstDay(repositories, customerId, through);
  for (let from = first; from <= through && !signal.aborted; from = addUtcDays(from, DAYS_PER_UNIT)) {
    const to = earliestOf(addUtcDays(from, DAYS_PER_UNIT - 1), through);
    await addDays(repositories, customerId, { from, to, signal });
  }
}

/** Adds up the same days of all trailers of a customer. */
async function addDays(
  repositories: Repositories,
  customerId: number,
  { from, to, signal }: { from: string; to: string; signal: AbortSignal },
): Promise<void> {
  let afterTrailerId: string | null = null;
  do {
    const devices = await repositories.ingest.devices({ customerId }, { afterTrailerId, limit: PAGE });
    for (const { trailer } of devices) {
      if (signal.aborted) return;
      await repositories.transaction(async (within) => {
        await within.insights.putDays(await foldDays(within, trailer, { from, to }));
        const done = await within.insights.progress(customerId);
        // The log has what had been late. In days before those of the customer it stays, because it changes those too.
        if (!done || done.through < from) await within.insights.takeLate(trailer, { first: from, through: to });
      });
    }
    afterTrailerId = devices.length < PAGE ? null : (devices.at(-1)?.trailer.trailerId ?? null);
  } while (afterTrailerId);
  await repositories.insights.extendProgress(customerId, { first: from, through: to });
}

/** The day of a customer's first report. Before it, all trailers would seem to be silent. */
async function firstDay(repositories: Repositories, customerId: number, through: string): Promise<string> {
  let first = through;
  for (const { trailer } of await repositories.ingest.devices({ customerId })) {
    const earliest = await repositories.activityLog.earliest(trailer);
    if (earliest && utcDayOf(earliest) < first) first = utcDayOf(earliest);
  }
  return latestOf(first, addUtcDays(through, 1 - KEPT_DAYS));
}

/** A report from before the first day of its customer adds the days in between, for all trailers. */
async function addEarlierDays(
  repositories: Repositories,
  customerId: number,
  { from, signal }: { from: string; signal: AbortSignal },
): Promise<void> {
  const done = await repositories.insights.progress(customerId);
  if (!done) return;
  const first = latestOf(from, addUtcDays(done.through, 1 - KEPT_DAYS));
  if (first < done.first) {
    await addDays(repositories, customerId, { from: first, to: addUtcDays(done.first, -1), signal });
  }
}

async function foldLateDays(repositories: Repositories, signal: AbortSignal): Promise<void> {
  for (;;) {
    const late = await repositories.insights.late(PAGE);
    for (const { customerId, trailerId, first } of late) {
      if (signal.aborted) return;
      await addEarlierDays(repositories, customerId, { from: first, signal });
      await repositories.transaction((within) => foldLate(within, { customerId, trailerId }));
    }
    if (late.length < PAGE) return;
  }
}

/** More may have become late until the trailer is locked. */
async function foldLate(within: Repositories, key: TrailerKey): Promise<void> {
  await within.insights.lock(key);
  const done = await within.insights.progress(key.customerId);
  const late = done && (await within.insights.takeLate(key, done));
  const device = late && (await within.ingest.device(key));
  if (!device) return;
  const days = { from: late.first, to: done.through, mayEndFrom: late.last };
  await within.insights.putDays(await foldDays(within, device.trailer, days));
}
