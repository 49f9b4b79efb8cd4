import {
  type AlertPlan,
  type AlertReport,
  type Condenser,
  condenserOf,
  reportsOf,
  type Strip,
  type StripName,
  type Strips,
  withoutRepeats,
} from '@gladhand/domain/alerts';
import { addUtcDays, startOfUtcDay, utcDayOf } from '@gladhand/domain/readings';
import type { FixMemory } from '@gladhand/domain/tracking';
import type { TrailerRecord } from '../../../database/trailerColumns';
import type { Repositories } from '../../../repositories/port';
import { loggedReports } from '../engine/loggedReports';
import { placesFrom } from '../engine/placesFrom';
import type { AlertDayRecord, DayStrip, DayStripName } from './dayRepository';
import { carrierOf, dayStripsOfPlan } from './dayStrips';
import { storedDays } from './daysJob';

interface Span {
  readonly after: Date;
  readonly until: Date;
}

/**
 * Reads the reports of trailers as far as a condition asks for them: days that are over as they were stored,
 * and the rest from the log.
 */
export async function backtestReports(
  repositories: Repositories,
  trailers: readonly TrailerRecord[],
  plan: AlertPlan,
  { after, until }: Span,
): Promise<(trailer: TrailerRecord) => Promise<readonly AlertReport[]>> {
  const [first] = trailers;
  const names = dayStripsOfPlan(plan);
  const condense = condenserOf(plan);
  const span = { from: utcDayOf(after), before: storedDays(until).before };
  const ids = trailers.map(({ trailerId }) => trailerId);
  const stored = first ? await repositories.alertDays.read(first.customerId, ids, span, names) : [];
  const byTrailer = new Map<string, AlertDayRecord[]>(ids.map((id) => [id, []]));
  for (const day of stored) byTrailer.get(day.trailerId)?.push(day);
  return async (trailer) => {
    const days = storedFrom(span.from, byTrailer.get(trailer.trailerId) ?? [], carrierOf(trailer));
    const recent = await recentReports(repositories, trailer, days.at(-1), { after, until });
    if (days.length === 0) return recent;
    const visits = names.includes('positioned') ? await repositories.geofences.visitsAfter(trailer, after) : [];
    return [...days.flatMap((day) => reportsOf(stripsOn(day, condense, placesFrom(visits)))), ...recent];
  };
}

/** The days from the first one on, until one is missing or was stored for other sensors. */
function storedFrom(first: string, days: readonly AlertDayRecord[], carrier: string): AlertDayRecord[] {
  const found: AlertDayRecord[] = [];
  let next = first;
  for (const day of days) {
    if (day.day !== next || day.carrier !== carrier) break;
    found.push(day);
    next = addUtcDays(next, 1);
  }
  return found;
}

/** Reports since the last day that is stored. */
async function recentReports(
  repositories: Repositories,
  trailer: TrailerRecord,
  last: AlertDayRecord | undefined,
  { after, until }: Span,
): Promise<AlertReport[]> {
  const from = last ? new Date(startOfUtcDay(addUtcDays(last.day, 1)) - 1) : after;
  const fix: FixMemory | undefined = last?.fix;
  const logged = await loggedReports(repositories, trailer, { after: from, now: until, timesLife: 1, fix });
  return logged.map(({ report }) => report);
}

/** The strips of a day as far as the condition can tell their values apart. */
function stripsOn(
  { day, strips: stored }: AlertDayRecord,
  condense: Condenser,
  places: ReturnType<typeof placesFrom>,
): Strips {
  const midnight = startOfUtcDay(day);
  const strips: Partial<Record<StripName, Strip>> = {};
  for (const [name, strip] of Object.entries(stored) as [DayStripName, DayStrip][]) {
    if (name === 'positioned') Object.assign(strips, placeStrips(strip, midnight, places));
    else strips[name] = strip.map(([ms, value]) => [midnight + ms, value]) as unknown as Strip;
  }
  return condense(strips as Strips);
}

/** Where the positions of a day were, according to the visits of today. */
function placeStrips(positioned: DayStrip, midnight: number, places: ReturnType<typeof placesFrom>): Strips {
  const placed = positioned.map(([ms]) => ({ at: midnight + ms, ...places(new Date(midnight + ms)) }));
  const geofences = placed.map(({ at, inside }) => [at, inside] as const);
  return {
    geofences: withoutRepeats('geofences', geofences, (a, b) => String(a) === String(b)),
    crossings: placed.flatMap(({ at, crossings = [] }) => (crossings.length > 0 ? [[at, crossings] as const] : [])),
  };
}
