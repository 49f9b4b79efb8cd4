import {
  absCodeMeaning,
  activeAbsFaults,
  DAY_MS,
  fahrenheit,
  HISTORY_COLUMNS,
  HISTORY_LIMIT,
  type HistoryColumns,
  MOVING_ABOVE_MPH,
  type ToldAbsFault,
  type TrailerHistory,
} from '@gladhand/domain';
import { nearestPlace } from '@gladhand/domain/fleet';
import { activityLogEntry } from '../graphql/trailer/activityLogEntry';
import { badInput, notFound } from '../http/fault';
import type { DeviceReadings } from '../ingest/deviceReport';
import type { ActivityEntry } from '../repositories/ingest';
import type { PositionsDeps } from './positions';

/** Readings that a history shows; reports with none of them are left out. */
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
/** What a device whose clock is a little ahead has just reported is of now. */
const CLOCKS_DIFFER_MS = 5 * 60_000;
/** Places are told apart to some hundred feet. */
const PLACE_DIGITS = 3;

interface Asked {
  vin: string;
  from: string | undefined;
  to: string | undefined;
  days: string | undefined;
}

/** What a trailer in sight reported in a time; the newest reports when there are too many. */
export async function trailerHistory(
  { access, repositories, now, timesLife }: PositionsDeps & { timesLife: number },
  { vin, ...asked }: Asked,
): Promise<TrailerHistory> {
  await access.authorise('trailerHistory');
  const at = now();
  const { from, to, before } = spanOf(asked, at);
  const scope = access.sight.trailers;
  const key = await repositories.trailers.keyOf(vin, scope);
  if (!key) throw notFound();
  const keys = { customerIds: [key.customerId], trailerIds: [key.trailerId] };
  const [[row], found] = await Promise.all([
    repositories.fleetStatus.rows(keys, scope, at, ['unitId', 'tetheredStatus']),
    repositories.activityLog.within(key, { from, before }, HISTORY_LIMIT + 1, SHOWN),
  ]);
  if (!row) throw notFound();
  return {
    vin,
    unitId: row.unitId ?? '',
    tetheredStatus: row.tetheredStatus ?? null,
    timesLife,
    from: from.toISOString(),
    to: to.toISOString(),
    whole: found.length <= HISTORY_LIMIT,
    columns: columnsOf(found.slice(0, HISTORY_LIMIT).reverse()),
  };
}

/** Days count back from the server's clock, so that a viewer's wrong clock cuts nothing off. */
function spanOf({ from, to, days }: Omit<Asked, 'vin'>, now: Date): { from: Date; to: Date; before: Date } {
  if (days !== undefined) {
    const count = Number(days);
    if (!/^\d{1,3}$/.test(days) || count < 1 || count > MAX_DAYS) {
      throw badInput(`days must be a whole number from 1 to ${MAX_DAYS}.`);
    }
    return {
      from: new Date(now.getTime() - count * DAY_MS),
      to: now,
      before: new Date(now.getTime() + CLOCKS_DIFFER_MS),
    };
  }
  const [start, end] = [instant('from', from), instant('to', to)];
  if (end <= start) throw badInput('to must be later than from.');
  if (end.getTime() - start.getTime() > (MAX_DAYS + 1) * DAY_MS) throw badInput(`At most ${MAX_DAYS} days.`);
  return { from: start, to: end, before: end };
}

function instant(name: string, text: string | undefined): Date {
  const date = new Date(text ?? '');
  if (!text || !/^\d{4}-\d\d-\d\dT/.test(text) || Number.isNaN(date.getTime())) {
    throw badInput(`${name} must be an instant, e.g. 2026-11-17T15:12:00Z; or give days.`);
  }
  return date;
}

function columnsOf(entries: readonly ActivityEntry[]): HistoryColumns {
  const place = placeNames();
  const rows = entries.map((entry) => rowOf(entry, place));
  const columns = HISTORY_COLUMNS.map((name) => [name, rows.map((row) => row[name])]);
  return Object.fromEntries(columns) as HistoryColumns;
}

type Row = { [Column in keyof HistoryColumns]: HistoryColumns[Column][number] };

function rowOf(entry: ActivityEntry, place: (lat: number, lng: number) => string | null): Row {
  const told = activityLogEntry(entry, { place: false });
  const readings = entry.readings as DeviceReadings & { fixFlags?: readonly string[] };
  const { position } = readings;
  const zone = readings.reefer?.zones?.[0];
  const stands = position !== undefined && (position.speedMph ?? 0) <= MOVING_ABOVE_MPH;
  return {
    id: entry.logId,
    at: entry.recorded.getTime(),
    receivedAt: entry.received.getTime(),
    lat: position?.lat ?? null,
    lng: position?.lng ?? null,
    speed: position?.speedMph ?? null,
    heading: position?.headingDegrees ?? null,
    address: stands ? place(position.lat, position.lng) : null,
    tether: readings.tether ?? null,
    door: readings.door ?? null,
    absFaults: readings.abs ? activeAbsFaults(readings.abs).map(faultWords) : null,
    loaded: told.loaded ?? null,
    setPointF: zone?.setPointF ?? null,
    returnAirF: zone?.returnAirF ?? null,
    tireMaxF: hottestF(readings.tiresC),
    fixFlags: readings.fixFlags ?? null,
  };
}

/** In the words of the device, else by its numbers. */
function faultWords({ description, spn, fmi }: ToldAbsFault): string {
  const meaning = absCodeMeaning({ spn: spn ?? null, fmi: fmi ?? null }).description;
  return description || (meaning ?? (spn === undefined ? 'Fault active' : `SPN ${spn} / FMI ${fmi ?? '?'}`));
}

/** A wheel whose sensor says nothing is left out. */
function hottestF(tiresC: DeviceReadings['tiresC']): number | null {
  const known = tiresC?.filter((one) => one !== null) ?? [];
  return known.length === 0 ? null : Math.round(fahrenheit(Math.max(...known)) * 10) / 10;
}

/** A trailer that stands reports one place many times: it is looked up once. */
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
