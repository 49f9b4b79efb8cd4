import { POSITION_COLUMNS, type PositionColumns, type SentColumns } from '../../vocabulary/positionColumns';
import { isReadingInstalled } from '../../vocabulary/readings';
import { Connectivity, connectivityWord, SeverityLevel } from '../../vocabulary/severity';
import { TetherStatus } from '../../vocabulary/statuses';
import { connectivityOf } from '../connectivity/connectivity';
import { RED_FAULT, type TrackedTrailer } from '../filters/trackingFilter';
import { isFresh } from '../reading/reading';
import { openColumn } from './packedColumns';

/** One trailer from the columns of `FleetPositions`. */
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

/** The readable trailers, and the ids or indexes of those with values of wrong types. */
export interface ReadPositions<Trailer = TrailerPosition> {
  trailers: Trailer[];
  broken: string[];
}

/**
 * Converts the columns of a response to trailers. A trailer with a value of a wrong type is left out and reported; the
 * others are kept.
 */
export function readPositions(columns: SentColumns): ReadPositions {
  return readColumns(columns, POSITION_COLUMNS);
}

/**
 * Like `readPositions`, for a response with some of the columns. These must include `id`, `unitId` and the position.
 */
export function readColumns<Name extends 'id' | 'unitId' | 'lat' | 'lng' | keyof PositionColumns>(
  columns: Pick<SentColumns, Name>,
  names: readonly Name[],
): ReadPositions<Pick<TrailerPosition, Name>> {
  const requested: ReadonlySet<string> = new Set(names);
  const rules = RULES.filter(([name]) => requested.has(name)) as [Name, ColumnRule][];
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

/** The severity of a trailer on the map and in the list: its health, or 'unknown' if it no longer reports. */
export type TrackedSeverity = 'critical' | 'caution' | 'good' | 'unknown';

const SEVERITY_OF_HEALTH: Readonly<Record<string, TrackedSeverity>> = {
  [SeverityLevel.Critical]: 'critical',
  [SeverityLevel.Caution]: 'caution',
  [SeverityLevel.Good]: 'good',
};

/** A silent device never counts as good: if it is stale, suspended or never reported, the severity is unknown. */
export function trackedSeverity(
  trailer: Pick<TrailerPosition, 'lastReport' | 'tetheredStatus' | 'simStatus' | 'trailerHealthStatus'>,
  now: Date,
): TrackedSeverity {
  const connectivity = positionConnectivity(trailer, now);
  if (connectivity !== Connectivity.Good && connectivity !== Connectivity.Caution) return 'unknown';
  return SEVERITY_OF_HEALTH[trailer.trailerHealthStatus] ?? 'unknown';
}

/** Connectivity at `now`, so that it ages between two responses. */
export function positionConnectivity(
  { lastReport, tetheredStatus, simStatus }: Pick<TrailerPosition, 'lastReport' | 'tetheredStatus' | 'simStatus'>,
  now: Date,
) {
  const newestReport = lastReport === null ? null : new Date(lastReport);
  return connectivityOf({ newestReport, tetheredStatus, simStatus }, now);
}

/** Whether the last position is recent enough to rely on. An older one can't be used to judge movement. */
export function isPlaceFresh(
  { positionReportedAt, tetheredStatus }: Pick<TrailerPosition, 'positionReportedAt' | 'tetheredStatus'>,
  now: Date,
): boolean {
  if (positionReportedAt === null) return false;
  return isFresh('position', now.getTime() - positionReportedAt, tetheredStatus === TetherStatus.Tethered);
}

/** Labels of severities. Unknown means not reporting, or without a sensor that affects health. */
export const TRACKED_SEVERITY_WORDS: Readonly<Record<TrackedSeverity, string>> = {
  critical: 'Critical',
  caution: 'Caution',
  good: 'Good',
  unknown: 'Unknown',
};

/** What is said about a trailer's severity: a suspended SIM explains why it is unknown. */
export const trackedWord = (trailer: Parameters<typeof trackedSeverity>[0], now: Date): string =>
  positionConnectivity(trailer, now) === Connectivity.Suspended
    ? connectivityWord(Connectivity.Suspended).label
    : TRACKED_SEVERITY_WORDS[trackedSeverity(trailer, now)];

/** Worst first. */
export const SEVERITY_ORDER: readonly TrackedSeverity[] = ['critical', 'caution', 'unknown', 'good'];
const UNIT_IDS = new Intl.Collator('en', { numeric: true });

/** The sort order of unit IDs: numbers in them are compared by value. */
export const compareUnitIds = (a: string, b: string): number => UNIT_IDS.compare(a, b);

/** Worst first, then by unit ID: the order of all lists of trailers, in which a refresh moves only what changed. */
export function worstFirst<Trailer extends Pick<TrailerPosition, 'unitId'>>(
  trailers: readonly Trailer[],
  severityOf: (trailer: Trailer) => TrackedSeverity,
): Trailer[] {
  return trailers
    .map((trailer) => ({ trailer, rank: SEVERITY_ORDER.indexOf(severityOf(trailer)) }))
    .sort((a, b) => a.rank - b.rank || compareUnitIds(a.trailer.unitId, b.trailer.unitId))
    .map(({ trailer }) => trailer);
}

/** The text for a trailer's position. */
export function placeText({ address, lat, lng }: Pick<TrailerPosition, 'address' | 'lat' | 'lng'>): string {
  if (lat === null || lng === null) return 'No position';
  return address ?? `${lat.toFixed(2)}, ${lng.toFixed(2)}`;
}

/** A trailer in the form that the tracking filters use. */
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
    cargoWeightOnBogieLbs: isReadingInstalled('bogieWeight', trailer) ? trailer.cargoWeightOnBogieLbs : undefined,
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
