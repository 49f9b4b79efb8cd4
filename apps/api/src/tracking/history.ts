import { nearestPlace } from '@gladhand/domain/fleet';
import { fahrenheit } from '@gladhand/domain/formats';
import {
  HISTORY_COLUMNS,
  HISTORY_LIMIT,
  type HistoryAbsFault,
  type HistoryColumns,
  type TrailerHistory,
} from '@gladhand/domain/history';
import { activeAbsFaults, DAY_MS, isMoving, type ReportedAbsFault } from '@gladhand/domain/readings';
import { trailerWithHistory } from '../graphql/trailer/accessibleTrailer';
import { activityLogEntry } from '../graphql/trailer/activityLogEntry';
import { badInput, notFound } from '../http/apiError';
import type { DeviceReadings } from '../ingest/deviceReport';
import type { ActivityEntry } from '../repositories/ingest';
import { TRACKING_MESSAGES } from './messages';
import type { PositionsDeps } from './positions';

/** Readings shown in a history; reports without any of them are left out. */
const SHOWN = [
  'position',
  'tether',
  'door',
  'abs',
  'bogieWeightLbs',
  'cargoPresent',
  'reefer',
  'tiresC',
] as const satisfies readonly (keyof DeviceReadings)[];
const MAX_DAYS = 366;
/** Reports from a device clock that is at most this far ahead count as current. */
const CLOCKS_DIFFER_MS = 5 * 60_000;
/** A moving trailer's position has a name only next to a gap of at least this long, and at the ends of the period. */
const NAMED_AFTER_MS = 30 * 60_000;
/** Positions within a few hundred feet share a place name. */
const PLACE_DIGITS = 3;

interface HistoryParams {
  vin: string;
  from: string | undefined;
  to: string | undefined;
  days: string | undefined;
}

/** Reports of an accessible trailer in a period; only the newest ones if there are too many. */
export async function trailerHistory(
  { access, repositories, now, timesLife }: PositionsDeps & { timesLife: number },
  { vin, ...asked }: HistoryParams,
): Promise<TrailerHistory> {
  await access.authorize('trailerHistory');
  const at = now();
  const { from, to, before } = spanOf(asked, at);
  const scope = access.scope.trailers;
  const { formerUnitId, ...key } = await trailerWithHistory(vin, { access, repositories });
  const keys = { customerIds: [key.customerId], trailerIds: [key.trailerId] };
  const [[row], found, earliest] = await Promise.all([
    repositories.fleetStatus.rows(keys, scope, at, ['unitId', 'tetheredStatus']),
    repositories.activityLog.within(key, { from, before }, HISTORY_LIMIT + 1, SHOWN),
    repositories.activityLog.earliest(key),
  ]);
  if (!row && formerUnitId === undefined) throw notFound();
  return {
    vin,
    unitId: row?.unitId ?? formerUnitId ?? '',
    tetheredStatus: row?.tetheredStatus ?? null,
    timesLife,
    earliestReport: earliest?.toISOString() ?? null,
    from: from.toISOString(),
    to: to.toISOString(),
    whole: found.length <= HISTORY_LIMIT,
    columns: columnsOf(found.slice(0, HISTORY_LIMIT).reverse()),
  };
}

/** Days are counted back from the server's clock, so that a wrong clock of the viewer hides nothing. */
function spanOf({ from, to, days }: Omit<HistoryParams, 'vin'>, now: Date): { from: Date; to: Date; before: Date } {
  if (days !== undefined) {
    const count = Number(days);
    if (!/^\d{1,3}$/.test(days) || count < 1 || count > MAX_DAYS) {
      throw badInput(TRACKING_MESSAGES.days(MAX_DAYS));
    }
    return {
      from: new Date(now.getTime() - count * DAY_MS),
      to: now,
      before: new Date(now.getTime() + CLOCKS_DIFFER_MS),
    };
  }
  const [start, end] = [instant('from', from), instant('to', to)];
  if (end <= start) throw badInput(TRACKING_MESSAGES.order);
  if (end.getTime() - start.getTime() > (MAX_DAYS + 1) * DAY_MS)
    throw badInput(TRACKING_MESSAGES.tooManyDays(MAX_DAYS));
  return { from: start, to: end, before: end };
}

function instant(name: string, text: string | undefined): Date {
  const date = new Date(text ?? '');
  if (!text || !/^\d{4}-\d\d-\d\dT/.test(text) || Number.isNaN(date.getTime())) {
    throw badInput(TRACKING_MESSAGES.instant(name));
  }
  return date;
}

function columnsOf(entries: readonly ActivityEntry[]): HistoryColumns {
  const place = placeNames();
  const rows = entries.map((entry, at) =>
    rowOf(entry, place, isAlone(entries[at - 1], entry) || isAlone(entry, entries[at + 1])),
  );
  const columns = HISTORY_COLUMNS.map((name) => [name, rows.map((row) => row[name])]);
  return Object.fromEntries(columns) as HistoryColumns;
}

/** Whether a trip may begin or end here, because no other report is near. */
const isAlone = (before: ActivityEntry | undefined, after: ActivityEntry | undefined) =>
  !before || !after || after.recorded.getTime() - before.recorded.getTime() > NAMED_AFTER_MS;

type Row = { [Column in keyof HistoryColumns]: HistoryColumns[Column][number] };

function rowOf(entry: ActivityEntry, place: (lat: number, lng: number) => string | null, isEdge: boolean): Row {
  const entryFields = activityLogEntry(entry, { place: false });
  const readings = entry.readings as DeviceReadings & { fixFlags?: readonly string[] };
  const { position } = readings;
  const zone = readings.reefer?.zones?.[0];
  const stands = position !== undefined && !isMoving(position.speedMph);
  return {
    id: entry.logId,
    at: entry.recorded.getTime(),
    receivedAt: entry.received.getTime(),
    lat: position?.lat ?? null,
    lng: position?.lng ?? null,
    speed: position?.speedMph ?? null,
    heading: position?.headingDegrees ?? null,
    address: position && (stands || isEdge) ? place(position.lat, position.lng) : null,
    tether: readings.tether ?? null,
    door: readings.door ?? null,
    absFaults: readings.abs ? activeAbsFaults(readings.abs).map(historyFault) : null,
    loaded: entryFields.loaded ?? null,
    setPointF: zone?.setPointF ?? null,
    returnAirF: zone?.returnAirF ?? null,
    tireMaxF: hottestF(readings.tiresC),
    fixFlags: readings.fixFlags ?? null,
  };
}

const historyFault = ({ spn, fmi, description }: ReportedAbsFault): HistoryAbsFault => ({
  spn: spn ?? null,
  fmi: fmi ?? null,
  description: description ?? null,
});

/** Wheels without a reading are left out. */
function hottestF(tiresC: DeviceReadings['tiresC']): number | null {
  const known = tiresC?.filter((one) => one !== null) ?? [];
  return known.length === 0 ? null : Math.round(fahrenheit(Math.max(...known)) * 10) / 10;
}

/** A parked trailer reports the same position many times, which is looked up only once. */
function placeNames(): (lat: number, lng: number) => string | null {
  const known = new Map<string, string | null>();
  return (lat, lng) => {
    const key = `${lat.toFixed(PLACE_DIGITS)},${lng.toFixed(PLACE_DIGITS)}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const name = nearestPlace(lat, lng) ?? null;
    known.set(key, name);
    return name;
  };
}
