import { addUtcDays, DAY_MS, startOfUtcDay, utcDayOf } from '@gladhand/domain/readings';
import type { FixMemory } from '@gladhand/domain/tracking';
import type { TrailerRecord } from '../../../database/trailerColumns';
import type { JobDeps } from '../../../engine/jobDeps';
import type { JobDefinition } from '../../../engine/jobs';
import type { Repositories } from '../../../repositories/port';
import { NO_TRAILERS } from '../../../repositories/scope';
import { REPLAY_POLICY } from '../engine/alertPolicy';
import { loggedReports } from '../engine/loggedReports';
import { ALERT_SCHEDULES } from '../schedules';
import type { AlertDayRecord, DaySpan } from './dayRepository';
import { carrierOf, dayStripsOf } from './dayStrips';

/** Days that a back-test may ask for, with those before its first. */
const KEPT_DAYS = 34;
/** Trailers per page. */
const PAGE = 100;
const EVERY_CUSTOMER = { customerIds: 'all', showDeactivated: true, scope: NO_TRAILERS } as const;
const NOWHERE: FixMemory = { believed: undefined, doubted: undefined };
/** Days that are read from the log at once. */
const DAYS_AT_ONCE = 4;

/** Stores the days of trailers that are over, for the back-test. */
export function daysJob({ repositories, now }: Pick<JobDeps, 'repositories' | 'now'>): JobDefinition {
  return {
    name: 'alert.days',
    schedule: ALERT_SCHEDULES['alert.days'],
    expireInSeconds: 3_600,
    async run({ signal }) {
      const span = storedDays(now());
      for (const { customerId } of await repositories.customers.list(EVERY_CUSTOMER)) {
        let afterTrailerId: string | null = null;
        do {
          const page = { afterTrailerId, limit: PAGE };
          const devices = await repositories.ingest.devices({ customerId }, page);
          const trailers = devices.map(({ trailer }) => trailer);
          await storeDays(repositories, customerId, trailers, { span, now: now(), signal });
          afterTrailerId = trailers.length < PAGE ? null : (trailers.at(-1)?.trailerId ?? null);
        } while (afterTrailerId && !signal.aborted);
        if (signal.aborted) return;
      }
    },
  };
}

/** The days that are stored: those that are over. */
export function storedDays(now: Date): DaySpan {
  const before = utcDayOf(now);
  return { from: utcDayOf(startOfUtcDay(before) - KEPT_DAYS * DAY_MS), before };
}

interface Storing {
  readonly span: DaySpan;
  readonly now: Date;
  readonly signal: AbortSignal;
}

/** Stores the days of trailers that are missing, or that were stored for other sensors. */
async function storeDays(
  repositories: Repositories,
  customerId: number,
  trailers: readonly TrailerRecord[],
  { span, now, signal }: Storing,
): Promise<void> {
  const ids = trailers.map(({ trailerId }) => trailerId);
  const stored = await repositories.alertDays.list(customerId, ids, span);
  const byDay = new Map(stored.map((day) => [`${day.trailerId} ${day.day} ${day.carrier}`, day]));
  for (const trailer of trailers) {
    const carrier = carrierOf(trailer);
    let fix: FixMemory | undefined;
    for (let day = span.from; day < span.before && !signal.aborted; ) {
      const known = byDay.get(`${trailer.trailerId} ${day} ${carrier}`);
      if (known) {
        ({ fix } = known);
        day = addUtcDays(day, 1);
        continue;
      }
      const days: string[] = [];
      while (days.length < DAYS_AT_ONCE && day < span.before && !byDay.has(`${trailer.trailerId} ${day} ${carrier}`)) {
        days.push(day);
        day = addUtcDays(day, 1);
      }
      const before = fix;
      const records = await repositories.transaction(async (within) => {
        await within.alertDays.lock(trailer);
        const found = await daysOf(within, trailer, { days, fix: before, now });
        await within.alertDays.put(found);
        return found;
      });
      fix = records.at(-1)?.fix;
    }
  }
}

/** Consecutive days of a trailer as the log has them. */
async function daysOf(
  repositories: Repositories,
  trailer: TrailerRecord,
  { days, fix, now }: { days: readonly string[]; fix: FixMemory | undefined; now: Date },
): Promise<AlertDayRecord[]> {
  const [first = ''] = days;
  const before = new Date(startOfUtcDay(days.at(-1) ?? first) + DAY_MS);
  // Without a day before, positions from before may still decide which ones are believed.
  const after = new Date(startOfUtcDay(first) - (fix ? 0 : REPLAY_POLICY.beforeFirstMs) - 1);
  const logged = await loggedReports(repositories, trailer, { ...{ after, before, now, fix }, timesLife: 1 });
  const { customerId, trailerId } = trailer;
  let last = fix ?? logged.findLast(({ report }) => report.at.getTime() < startOfUtcDay(first))?.fix ?? NOWHERE;
  return days.map((day) => {
    const own = logged.filter(({ report }) => utcDayOf(report.at) === day);
    last = own.at(-1)?.fix ?? last;
    const strips = dayStripsOf(
      own.map(({ report }) => report),
      day,
    );
    return { ...{ customerId, trailerId, day, strips, fix: last }, carrier: carrierOf(trailer) };
  });
}
