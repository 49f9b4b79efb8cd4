import { POSITION_COLUMNS, type PositionColumns, type SentColumns } from '../../contract/positions';
import { SensorType } from '../../vocabulary/sensorTypes';
import { SeverityLevel } from '../../vocabulary/severity';
import { TetherStatus } from '../../vocabulary/statuses';
import { connectivityOf } from '../connectivity/connectivity';
import { RED_FAULT, type TrackedTrailer } from '../filters/trackingFilter';
import { isFresh } from '../reading/reading';
import { openColumn } from './packedColumns';

/** One trailer out of the columns of `FleetPositions`. */
export type TrailerPosition = { readonly [Column in keyof PositionColumns]: PositionColumns[Column][number] };

type Kind = 'text' | 'number' | 'texts' | 'numbers';
interface ColumnRule {
  kind: Kind;
  required: boolean;
}

const REQUIRED: ReadonlySet<keyof PositionColumns> = new Set([
  'id',
  'vin',
  'unitId',
  'customerId',
  'customerName',
  'groups',
  'deviceTypeId',
  'vehicleTypeId',
  'vehicleType',
  'productType',
  'installedSensorTypeIds',
  'trailerHealthStatus',
  'healthReasons',
]);
const NUMBERS: ReadonlySet<keyof PositionColumns> = new Set([
  'customerId',
  'deviceTypeId',
  'vehicleTypeId',
  'lastReport',
  'positionReportedAt',
  'dwellingSince',
  'tetherStatusChanged',
  'lat',
  'lng',
  'gpsHeading',
  'speed',
  'cargoWeightOnBogieLbs',
  'trailerBatteryVoltage',
]);
const LISTS: Readonly<Partial<Record<keyof PositionColumns, Kind>>> = {
  groups: 'texts',
  healthReasons: 'texts',
  installedSensorTypeIds: 'numbers',
};

const RULES = POSITION_COLUMNS.map((name): [keyof PositionColumns, ColumnRule] => [
  name,
  { kind: LISTS[name] ?? (NUMBERS.has(name) ? 'number' : 'text'), required: REQUIRED.has(name) },
]);

/** Trailers that could be read, and the ids or places of those whose values have wrong types. */
export interface ReadPositions<Trailer = TrailerPosition> {
  trailers: Trailer[];
  broken: string[];
}

/** Takes the columns of an answer apart. A trailer with a value of a wrong type is left out and named; the rest lives. */
export function readPositions(columns: SentColumns): ReadPositions {
  return readColumns(columns, POSITION_COLUMNS);
}

/** As `readPositions`, of an answer that holds some of the columns. `id`, `unitId` and the place are among them. */
export function readColumns<Name extends 'id' | 'unitId' | 'lat' | 'lng' | keyof PositionColumns>(
  columns: Pick<SentColumns, Name>,
  names: readonly Name[],
): ReadPositions<Pick<TrailerPosition, Name>> {
  const asked: ReadonlySet<string> = new Set(names);
  const rules = RULES.filter(([name]) => asked.has(name)) as [Name, ColumnRule][];
  const trailers: Pick<TrailerPosition, Name>[] = [];
  const broken: string[] = [];
  const values = rules.map(([name]) => openColumn<unknown>(columns[name]));
  const count = openColumn((columns as Partial<SentColumns>).id).length;
  for (let i = 0; i < count; i++) {
    const trailer: Record<string, unknown> = {};
    let sound = true;
    for (const [k, [name, rule]] of rules.entries()) {
      const value = values[k]?.[i];
      trailer[name] = value ?? null;
      sound &&= fits(value, rule);
    }
    if (sound && isPlace(trailer)) trailers.push(trailer as unknown as Pick<TrailerPosition, Name>);
    else broken.push(typeof trailer.unitId === 'string' ? trailer.unitId : String(trailer.id ?? i));
  }
  return { trailers, broken };
}

function fits(value: unknown, { kind, required }: ColumnRule): boolean {
  if (value === null || value === undefined) return !required;
  if (kind === 'text') return typeof value === 'string';
  if (kind === 'number') return typeof value === 'number' && Number.isFinite(value);
  return Array.isArray(value) && value.every((entry) => typeof entry === (kind === 'texts' ? 'string' : 'number'));
}

function isPlace({ lat, lng }: Record<string, unknown>): boolean {
  if (lat === null && lng === null) return true;
  return typeof lat === 'number' && typeof lng === 'number' && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
}

/** What the map and the list call a trailer: its health, or 'unknown' once nothing is heard of it any more. */
export type TrackedSeverity = 'critical' | 'caution' | 'good' | 'unknown';

const SEVERITY_OF_HEALTH: Readonly<Record<string, TrackedSeverity>> = {
  [SeverityLevel.Critical]: 'critical',
  [SeverityLevel.Caution]: 'caution',
  [SeverityLevel.Good]: 'good',
};

/** Silence never looks like good: a device that is stale, or never reported, has no severity. */
export function trackedSeverity(
  trailer: Pick<TrailerPosition, 'lastReport' | 'tetheredStatus' | 'trailerHealthStatus'>,
  now: Date,
): TrackedSeverity {
  if (positionConnectivity(trailer, now) === 'CRITICAL' || trailer.lastReport === null) return 'unknown';
  return SEVERITY_OF_HEALTH[trailer.trailerHealthStatus] ?? 'unknown';
}

/** Connectivity as of `now`, so that it ages between two answers. */
export function positionConnectivity(
  { lastReport, tetheredStatus }: Pick<TrailerPosition, 'lastReport' | 'tetheredStatus'>,
  now: Date,
) {
  return connectivityOf(lastReport === null ? null : new Date(lastReport), tetheredStatus as TetherStatus | null, now);
}

/** Whether the place that is known still counts. One that does not tells nothing about driving. */
export function isPlaceFresh(
  { positionReportedAt, tetheredStatus }: Pick<TrailerPosition, 'positionReportedAt' | 'tetheredStatus'>,
  now: Date,
): boolean {
  if (positionReportedAt === null) return false;
  return isFresh('position', now.getTime() - positionReportedAt, tetheredStatus === TetherStatus.Tethered);
}

/** What a severity is called, in words. Unknown is silent, or without a sensor that health is judged by. */
export const TRACKED_SEVERITY_WORDS: Readonly<Record<TrackedSeverity, string>> = {
  critical: 'Critical',
  caution: 'Caution',
  good: 'Good',
  unknown: 'Unknown',
};

/** Worst first. */
export const SEVERITY_ORDER: readonly TrackedSeverity[] = ['critical', 'caution', 'unknown', 'good'];
const UNIT_IDS = new Intl.Collator('en', { numeric: true });

/** The order of unit IDs: numbers in them by value. */
export const compareUnitIds = (a: string, b: string): number => UNIT_IDS.compare(a, b);

/** Worst first and then by unit ID: the order of every list of trailers, in which a refresh moves only what changed. */
export function worstFirst<Trailer extends Pick<TrailerPosition, 'unitId'>>(
  trailers: readonly Trailer[],
  severityOf: (trailer: Trailer) => TrackedSeverity,
): Trailer[] {
  return trailers
    .map((trailer) => ({ trailer, rank: SEVERITY_ORDER.indexOf(severityOf(trailer)) }))
    .sort((a, b) => a.rank - b.rank || compareUnitIds(a.trailer.unitId, b.trailer.unitId))
    .map(({ trailer }) => trailer);
}

/** Where a trailer is, in words. */
export function placeText({ address, lat, lng }: Pick<TrailerPosition, 'address' | 'lat' | 'lng'>): string {
  if (lat === null || lng === null) return 'No position';
  return address ?? `${lat.toFixed(2)}, ${lng.toFixed(2)}`;
}

/** A trailer as the tracking filters look at it. */
export function asTracked(
  trailer: Pick<
    TrailerPosition,
    | 'vin'
    | 'unitId'
    | 'vehicleTypeId'
    | 'tetheredStatus'
    | 'installedSensorTypeIds'
    | 'cargoWeightOnBogieLbs'
    | 'loadStatus'
    | 'lightFault'
    | 'absFaultSeverityLevel'
    | 'tireInflationStatus'
    | 'wheelEndSeverityLevel'
    | 'trailerBatteryStatus'
  >,
): TrackedTrailer {
  const red = (level: string | null) => (level === null ? null : level === SeverityLevel.Critical ? RED_FAULT : 'none');
  return {
    vin: trailer.vin,
    unitId: trailer.unitId,
    vehicleTypeId: trailer.vehicleTypeId,
    tetheredStatus: trailer.tetheredStatus,
    cargoWeightOnBogieLbs: trailer.installedSensorTypeIds.includes(SensorType.EnhancedWeight)
      ? trailer.cargoWeightOnBogieLbs
      : undefined,
    loadStatus: trailer.loadStatus,
    lightFault: trailer.lightFault === null || trailer.lightFault === 'unknown' ? null : trailer.lightFault,
    brakeFault: red(trailer.absFaultSeverityLevel),
    tireFault: tireFault(trailer.tireInflationStatus),
    wheelTemperatureFault: red(trailer.wheelEndSeverityLevel),
    boxBatteryFault: red(trailer.trailerBatteryStatus),
  };
}

function tireFault(status: string | null): string | null {
  if (status === null || status === 'notAvailable') return null;
  return status === 'unstable' ? RED_FAULT : 'none';
}
