import type { AlertFiring } from '@gladhand/domain/alerts';
import { isoDayOf } from '@gladhand/domain/history';
import { DAY_MS } from '@gladhand/domain/readings';
import { type AlertSubject, subjectName } from '../../internal/alertSubject';

/** Alerts that would have begun on a day, '2026-11-01'. */
export interface DayCount {
  readonly day: string;
  readonly count: number;
}

/** Alerts of one trailer or geofence. */
export interface SubjectCount {
  readonly id: string;
  readonly subject: AlertSubject;
  readonly count: number;
}

/** What the firings of a back-test amount to. */
export interface BacktestFacts {
  /** Every local day of the time, oldest first. The first one is not whole. */
  readonly perDay: readonly DayCount[];
  /** Alerts of the day with the most. */
  readonly busiest: number;
  readonly newestFirst: readonly AlertFiring[];
  /** Trailers or geofences with alerts, those with the most first, then by name. */
  readonly subjects: readonly SubjectCount[];
  /** Of alerts that last; undefined if all are events. What still holds lasts until now. */
  readonly durations: { readonly longestMs: number; readonly medianMs: number } | undefined;
}

interface FactsOptions {
  readonly now: Date;
  readonly days: number;
  /** IANA name. */
  readonly timeZone: string;
}

/** Sums up what a rule would have fired. */
export function backtestFacts(firings: readonly AlertFiring[], options: FactsOptions): BacktestFacts {
  const perDay = countsPerDay(firings, options);
  return {
    perDay,
    busiest: Math.max(0, ...perDay.map(({ count }) => count)),
    newestFirst: firings.toSorted((a, b) => Date.parse(b.since) - Date.parse(a.since)),
    subjects: countsPerSubject(firings),
    durations: durationsOf(firings.map((firing) => lastedMs(firing, options.now)).filter((ms) => ms > 0)),
  };
}

/** How long an alert lasts in ms, until now if it still holds; 0 for an event. */
export const lastedMs = ({ since, endedAt }: AlertFiring, now: Date): number =>
  (endedAt == null ? now.getTime() : Date.parse(endedAt)) - Date.parse(since);

function countsPerDay(firings: readonly AlertFiring[], { now, days, timeZone }: FactsOptions): DayCount[] {
  const counts = new Map<string, number>();
  for (const { since } of firings) {
    const day = isoDayOf(new Date(since), timeZone);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  const first = isoDayOf(new Date(now.getTime() - days * DAY_MS), timeZone);
  return daysBetween(first, isoDayOf(now, timeZone)).map((day) => ({ day, count: counts.get(day) ?? 0 }));
}

function daysBetween(first: string, last: string): string[] {
  const [from, to] = [Date.parse(first), Date.parse(last)];
  const count = Math.round((to - from) / DAY_MS) + 1;
  return Array.from({ length: count }, (_, index) => new Date(from + index * DAY_MS).toISOString().slice(0, 10));
}

function countsPerSubject(firings: readonly AlertFiring[]): SubjectCount[] {
  const counts = new Map<string, SubjectCount>();
  for (const subject of firings) {
    const id = subjectId(subject);
    counts.set(id, { id, subject, count: (counts.get(id)?.count ?? 0) + 1 });
  }
  const name = ({ subject }: SubjectCount) => subjectName(subject);
  return [...counts.values()].sort((a, b) => b.count - a.count || name(a).localeCompare(name(b)));
}

/** The VIN of the trailer, or the id of the geofence. */
export const subjectId = ({ vin, geofence }: AlertSubject): string => vin ?? geofence?.id ?? '';

function durationsOf(lengthsMs: readonly number[]): BacktestFacts['durations'] {
  const sorted = lengthsMs.toSorted((a, b) => a - b);
  const longestMs = sorted.at(-1);
  if (longestMs === undefined) return undefined;
  const middle = (sorted.length - 1) / 2;
  const medianMs = ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
  return { longestMs, medianMs };
}
