/**
 * Trailers with their position and the newest readings for map, tracking list and Fleet Control, column by column:
 * entry i of every column belongs to trailer i. Null means no reading. Source: `GET /v1/api/positions`.
 */
export interface PositionColumns {
  id: readonly string[];
  vin: readonly string[];
  unitId: readonly string[];
  customerId: readonly number[];
  customerName: readonly string[];
  /** Names of the vehicle groups that contain the trailer. */
  groups: readonly (readonly string[])[];
  deviceTypeId: readonly number[];
  vehicleTypeId: readonly number[];
  vehicleType: readonly string[];
  productType: readonly string[];
  installedSensorTypeIds: readonly (readonly number[])[];
  simStatus: readonly (string | null)[];
  /** Time in milliseconds since 1970, UTC. */
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
  /** Name of the nearest place. */
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
  /** Reasons for the health, worst first, as `HealthReasonToken`s. */
  healthReasons: readonly (readonly string[])[];
}

/** A column with repeated values: value i is `of[at[i]]`. */
export interface PackedColumn<Value> {
  of: readonly Value[];
  at: readonly number[];
}

/** The columns as sent: any of them may be packed. */
export type SentColumns = {
  [Name in keyof PositionColumns]: PositionColumns[Name] | PackedColumn<PositionColumns[Name][number]>;
};

/** All columns, in the order of the response. */
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
