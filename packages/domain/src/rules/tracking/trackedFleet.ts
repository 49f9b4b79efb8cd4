import { passesTracking, type TrackingFilter } from '../filters/trackingFilter';
import {
  asTracked,
  compareUnitIds,
  SEVERITY_ORDER,
  type TrackedSeverity,
  type TrailerPosition,
  trackedSeverity,
} from './trailerPosition';

/** The columns of a trailer that a map shows. */
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
  'simStatus',
  'trailerHealthStatus',
] as const satisfies readonly (keyof TrailerPosition)[];
/** A trailer as the map shows it. */
export type MapTrailer = Pick<TrailerPosition, (typeof MAP_TRAILER_COLUMNS)[number]>;

/** A trailer for maps, filters and sorting. */
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

/** The trailers that match a filter by severity; each list is sorted by unit ID. */
export type BySeverity<Row> = Readonly<Record<TrackedSeverity, readonly Row[]>>;

/** A mutable set of trailers sorted by unit ID, so that a refresh does not have to sort again. */
export class TrackedFleet<Row extends TrackedRow> {
  #rows: Row[] = [];
  readonly #places = new Map<string, number>();

  get size(): number {
    return this.#rows.length;
  }

  /** All trailers, sorted by unit ID. */
  get rows(): readonly Row[] {
    return this.#rows;
  }

  get(id: string): Row | undefined {
    return this.#rows[this.#places.get(id) ?? -1];
  }

  find(is: (row: Row) => boolean): Row | undefined {
    return this.#rows.find(is);
  }

  /** Replaces all trailers. */
  replace(rows: readonly Row[]): void {
    this.#rows = [...rows].sort((a, b) => compareUnitIds(a.unitId, b.unitId));
    this.#places.clear();
    for (const [place, { id }] of this.#rows.entries()) this.#places.set(id, place);
  }

  /** Adds or updates trailers. */
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

  /** The trailers that match a filter at an instant. */
  passing(filter: TrackingFilter, now: Date): BySeverity<Row> {
    const found: Record<TrackedSeverity, Row[]> = { critical: [], caution: [], unknown: [], good: [] };
    for (const row of this.#rows) {
      if (passesTracking(asTracked(row), filter)) found[trackedSeverity(row, now)].push(row);
    }
    return found;
  }
}

/** Worst first, the order of all lists of trailers. */
export function inOrder<Row>(rows: BySeverity<Row>): Row[] {
  return SEVERITY_ORDER.flatMap((severity) => rows[severity]);
}
