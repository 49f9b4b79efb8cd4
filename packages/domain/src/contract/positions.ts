/**
 * Trailers with their place and the newest reading of what map, tracking list and Fleet Control judge, column by column:
 * entry i of every column belongs to trailer i. Null is 'no reading'. Source: `GET /v1/api/positions`.
 */
export interface PositionColumns {
  id: readonly string[];
  vin: readonly string[];
  unitId: readonly string[];
  customerId: readonly number[];
  customerName: readonly string[];
  /** Names of the vehicle groups that hold the trailer. */
  groups: readonly (readonly string[])[];
  deviceTypeId: readonly number[];
  vehicleTypeId: readonly number[];
  vehicleType: readonly string[];
  productType: readonly string[];
  installedSensorTypeIds: readonly (readonly number[])[];
  simStatus: readonly (string | null)[];
  /** Instants as milliseconds since 1970, UTC. */
  lastReport: readonly (number | null)[];
  positionReportedAt: readonly (number | null)[];
  dwellingSince: readonly (number | null)[];
  tetherStatusChanged: readonly (number | null)[];
  lat: readonly (number | null)[];
  lng: readonly (number | null)[];
  /** Degrees clockwise from north. */
  gpsHeading: readonly (number | null)[];
  /** Miles per hour. */
  speed: readonly (number | null)[];
  /** The nearest place, in words. */
  address: readonly (string | null)[];
  tetheredStatus: readonly (string | null)[];
  loadStatus: readonly (string | null)[];
  cargoWeightOnBogieLbs: readonly (number | null)[];
  doorStatus: readonly (string | null)[];
  absFaultSeverityLevel: readonly (string | null)[];
  tireInflationStatus: readonly (string | null)[];
  lightFault: readonly (string | null)[];
  wheelEndSeverityLevel: readonly (string | null)[];
  tireTemperatureSeverityLevel: readonly (string | null)[];
  trailerBatteryVoltage: readonly (number | null)[];
  trailerBatteryStatus: readonly (string | null)[];
  deviceBatteryStatus: readonly (string | null)[];
  trailerHealthStatus: readonly string[];
  /** What makes the health what it is, worst first, in words. */
  healthReasons: readonly (readonly string[])[];
}

/** A column of values that repeat: value i is `of[at[i]]`. */
export interface PackedColumn<Value> {
  of: readonly Value[];
  at: readonly number[];
}

/** The columns as they are sent: any of them may be packed. */
export type SentColumns = {
  [Name in keyof PositionColumns]: PositionColumns[Name] | PackedColumn<PositionColumns[Name][number]>;
};

/** An answer of positions: the whole scope, or what changed since an earlier answer. */
export interface FleetPositions {
  /** When the server answered: ages are counted from here. */
  asOf: string;
  /** Give it back to learn what changed since. */
  cursor: string;
  /** Trailers in sight; how many the columns hold may be less. */
  total: number;
  /** The columns hold every trailer in sight; false: only those that changed. */
  whole: boolean;
  /** More trailers are in sight than are sent one by one, or than were asked for: the columns are empty. */
  tooMany?: boolean | undefined;
  columns: SentColumns;
}

/** Every column, in the order in which the answer holds them. */
export const POSITION_COLUMNS = [
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
  'simStatus',
  'lastReport',
  'positionReportedAt',
  'dwellingSince',
  'tetherStatusChanged',
  'lat',
  'lng',
  'gpsHeading',
  'speed',
  'address',
  'tetheredStatus',
  'loadStatus',
  'cargoWeightOnBogieLbs',
  'doorStatus',
  'absFaultSeverityLevel',
  'tireInflationStatus',
  'lightFault',
  'wheelEndSeverityLevel',
  'tireTemperatureSeverityLevel',
  'trailerBatteryVoltage',
  'trailerBatteryStatus',
  'deviceBatteryStatus',
  'trailerHealthStatus',
  'healthReasons',
] as const satisfies readonly (keyof PositionColumns)[];
