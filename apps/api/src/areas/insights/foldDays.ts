import { foldDay, NO_CARRY } from '@gladhand/domain/insights';
import { addUtcDays, DAY_MS, SimStatus, startOfUtcDay, utcDayOf } from '@gladhand/domain/readings';
import type { TrailerRecord } from '../../database/trailerColumns';
import type { Repositories } from '../../repositories/port';
import { insightReport } from './insightReport';
import type { TrailerDayRecord } from './repository';

/** Days that are read from the log at once. */
const DAYS_AT_ONCE = 7;
/** More reports than a trailer that reports every minute sends in that time. */
const MAX_REPORTS = 20_000;

interface FoldedDays {
  readonly from: string;
  readonly to: string;
  /** From this day on, a day that ends as it did before ends the work: those after it stay as they are. */
  readonly mayEndFrom?: string | undefined;
}

/** Adds up days of a trailer from the log, with what is known at the end of the day before. */
export async function foldDays(
  within: Repositories,
  trailer: TrailerRecord,
  { from, to, mayEndFrom }: FoldedDays,
): Promise<TrailerDayRecord[]> {
  const { customerId, trailerId, vehicleType } = trailer;
  await within.insights.lock(trailer);
  const known = new Map((await within.insights.daysOf(trailer, addUtcDays(from, -1), to)).map((day) => [day.day, day]));
  let carry = known.get(addUtcDays(from, -1))?.carry ?? NO_CARRY;
  const folded: TrailerDayRecord[] = [];
  for (let first = from; first <= to; first = addUtcDays(first, DAYS_AT_ONCE)) {
    const end = Math.min(startOfUtcDay(first) + DAYS_AT_ONCE * DAY_MS, startOfUtcDay(to) + DAY_MS);
    const byDay = await reportsByDay(within, trailer, startOfUtcDay(first), end);
    for (let day = first; startOfUtcDay(day) < end; day = addUtcDays(day, 1)) {
      const before = known.get(day);
      const reports = byDay.get(day) ?? [];
      const span = { fromMs: startOfUtcDay(day), beforeMs: startOfUtcDay(day) + DAY_MS };
      const next = foldDay(carry, reports, span);
      carry = next.carry;
      if (reports.length > 0 || isExpected(trailer, day)) {
        folded.push({ ...{ customerId, trailerId, day, vehicleType, carry }, figures: next.figures });
      }
      if (mayEndFrom && day >= mayEndFrom && before && isSame(before.carry, carry)) return folded;
    }
  }
  return folded;
}

/** A trailer without a report counts from its installation on, unless its SIM is deactivated or was suspended before. */
const isExpected = ({ installationDate, simStatus, simStatusChangeDate }: TrailerRecord, day: string): boolean => {
  if (simStatus === SimStatus.Deactivated) return false;
  const isSuspended = simStatus === SimStatus.Suspended && simStatusChangeDate !== null;
  // A trailer still reports on the day of its suspension.
  if (isSuspended && utcDayOf(simStatusChangeDate) < day) return false;
  return installationDate === null || utcDayOf(installationDate) <= day;
};

async function reportsByDay({ activityLog }: Repositories, trailer: TrailerRecord, fromMs: number, beforeMs: number) {
  const span = { from: new Date(fromMs), before: new Date(beforeMs) };
  const entries = await activityLog.within(trailer, span, MAX_REPORTS);
  const byDay = new Map<string, ReturnType<typeof insightReport>[]>();
  const sorted = entries.sort(
    (a, b) => a.recorded.getTime() - b.recorded.getTime() || (a.logId < b.logId ? -1 : a.logId > b.logId ? 1 : 0),
  );
  for (const entry of sorted) {
    const day = utcDayOf(entry.recorded);
    byDay.set(day, [...(byDay.get(day) ?? []), insightReport(trailer, entry)]);
  }
  return byDay;
}

/** Stored JSON may have its keys in another order. */
const isSame = (a: TrailerDayRecord['carry'], b: TrailerDayRecord['carry']): boolean => canonical(a) === canonical(b);

const canonical = ({ odometer, faults }: TrailerDayRecord['carry']): string =>
  JSON.stringify([
    odometer ? [odometer.source, odometer.miles, odometer.atMs] : null,
    Object.entries(faults)
      .map(([system, fault]) => [system, fault?.sinceMs, fault?.atMs])
      .sort(),
  ]);
