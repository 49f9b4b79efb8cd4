import { passesTracking, type TrackingFilter } from '../filters/trackingFilter';
import {
  asTracked,
  compareUnitIds,
  SEVERITY_ORDER,
  type TrackedSeverity,
  type TrailerPosition,
  trackedSeverity,
} from './trailerPosition';

/** Of a trailer, what a map shows of it. */
export const MAP_TRAILER_COLUMNS = [
  'id',
  'vin',
  'unitId',
  'vehicleTypeId',
  'lat',
  'lng',
  'gpsHeading',
  'speed',
  'address',
  'lastReport',
  'positionReportedAt',
  'tetheredStatus',
  'trailerHealthStatus',
] as const satisfies readonly (keyof TrailerPosition)[];
/** A trailer as a map shows it. */
export type MapTrailer = Pick<TrailerPosition, (typeof MAP_TRAILER_COLUMNS)[number]>;

/** A trailer as map, filters and order look at it. */
export type TrackedRow = MapTrailer &
  Pick<
    TrailerPosition,
    | 'customerId'
    | 'installedSensorTypeIds'
    | 'cargoWeightOnBogieLbs'
    | 'loadStatus'
    | 'lightFault'
    | 'absFaultSeverityLevel'
    | 'tireInflationStatus'
    | 'wheelEndSeverityLevel'
    | 'trailerBatteryStatus'
  >;

/** Trailers that pass a filter, by severity and within one by unit ID. */
export type BySeverity<Row> = Readonly<Record<TrackedSeverity, readonly Row[]>>;

/** Many trailers, kept by unit ID, so that a refresh sorts nothing again. Changes in place. */
export class TrackedFleet<Row extends TrackedRow> {
  #rows: Row[] = [];
  readonly #places = new Map<string, number>();

  get size(): number {
    return this.#rows.length;
  }

  /** Every trailer, by unit ID. */
  get rows(): readonly Row[] {
    return this.#rows;
  }

  get(id: string): Row | undefined {
    return this.#rows[this.#places.get(id) ?? -1];
  }

  find(is: (row: Row) => boolean): Row | undefined {
    return this.#rows.find(is);
  }

  /** Every trailer anew. */
  replace(rows: readonly Row[]): void {
    this.#rows = [...rows].sort((a, b) => compareUnitIds(a.unitId, b.unitId));
    this.#places.clear();
    for (const [place, { id }] of this.#rows.entries()) this.#places.set(id, place);
  }

  /** Trailers that changed or came. */
  update(rows: readonly Row[]): void {
    let moved = false;
    for (const row of rows) {
      const place = this.#places.get(row.id);
      moved ||= place === undefined || this.#rows[place]?.unitId !== row.unitId;
      if (place === undefined) {
        this.#places.set(row.id, this.#rows.length);
        this.#rows.push(row);
      } else this.#rows[place] = row;
    }
    if (moved) this.replace(this.#rows);
  }

  /** The trailers that pass, as of an instant. */
  passing(filter: TrackingFilter, now: Date): BySeverity<Row> {
    const found: Record<TrackedSeverity, Row[]> = { critical: [], caution: [], unknown: [], good: [] };
    for (const row of this.#rows) {
      if (passesTracking(asTracked(row), filter)) found[trackedSeverity(row, now)].push(row);
    }
    return found;
  }
}

/** Worst first, in the order of every list of trailers. */
export function inOrder<Row>(rows: BySeverity<Row>): Row[] {
  return SEVERITY_ORDER.flatMap((severity) => rows[severity]);
}
