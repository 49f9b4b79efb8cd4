import type { HealthReasonToken, LightCircuitToken } from '@gladhand/domain/readings';
import type { ReeferAlarmRecord } from '@gladhand/domain/reefers';

/** The database type of a stored column. */
export type ColumnType =
  | 'text'
  | 'int'
  | 'float'
  | 'boolean'
  | 'instant'
  | 'ints'
  | 'lightCircuits'
  | 'healthReasons'
  | 'alarms'
  | 'json';

/** Master data of a trailer: fields of the contract and their columns in `trailer`. */
export const TRAILER_COLUMNS = {
  vin: ['vin', 'text'],
  unitId: ['unit_id', 'text'],
  serialNumber: ['serial_number', 'text'],
  deviceTypeId: ['device_type_id', 'int'],
  vehicleTypeId: ['vehicle_type_id', 'int'],
  vehicleType: ['vehicle_type', 'text'],
  undercarriage: ['undercarriage', 'text'],
  productType: ['product_type', 'text'],
  hasSolarPanels: ['has_solar_panels', 'boolean'],
  installedSensorTypeIds: ['installed_sensor_type_ids', 'ints'],
  mainAppVersion: ['main_app_version', 'text'],
  installationDate: ['installation_date', 'instant'],
  modelYear: ['model_year', 'int'],
  vehicleLengthFeet: ['vehicle_length_feet', 'float'],
  simStatus: ['sim_status', 'text'],
  simStatusChangeDate: ['sim_status_change_date', 'instant'],
  cargoCameraSerialNumber: ['cargo_camera_serial_number', 'text'],
  thermoKingExternalId: ['thermo_king_external_id', 'text'],
} as const satisfies Record<string, readonly [column: string, type: ColumnType]>;

/** The newest value of each sensor: fields of the contract and their columns in `trailer_status`. */
export const STATUS_COLUMNS = {
  lastReport: ['last_report', 'instant'],
  absOdometer: ['abs_odometer', 'float'],
  gpsOdometer: ['gps_odometer', 'float'],
  tetheredStatus: ['tethered_status', 'text'],
  tetherStatusChanged: ['tether_status_changed', 'instant'],
  untetheredSince: ['untethered_since', 'instant'],
  tetherReportedAt: ['tether_reported_at', 'instant'],
  dwellingSince: ['dwelling_since', 'instant'],
  geofence: ['geofence', 'text'],
  geofenceState: ['geofence_state', 'text'],
  maintenanceState: ['maintenance_state', 'json'],
  loadStatus: ['load_status', 'text'],
  cargoWeightOnBogieLbs: ['cargo_weight_on_bogie_lbs', 'float'],
  loadReportedAt: ['load_reported_at', 'instant'],
  address: ['address', 'text'],
  speed: ['speed', 'float'],
  lat: ['lat', 'float'],
  lng: ['lng', 'float'],
  gpsHeading: ['gps_heading', 'float'],
  positionReportedAt: ['position_reported_at', 'instant'],
  doubtedLat: ['doubted_lat', 'float'],
  doubtedLng: ['doubted_lng', 'float'],
  doubtedAt: ['doubted_at', 'instant'],
  doorStatus: ['door_status', 'text'],
  doorReportedAt: ['door_reported_at', 'instant'],
  absFaultSeverityLevel: ['abs_fault_severity_level', 'text'],
  absFaultDescription: ['abs_fault_description', 'text'],
  absFaultSpn: ['abs_fault_spn', 'int'],
  absFaultFmi: ['abs_fault_fmi', 'int'],
  absReportedAt: ['abs_reported_at', 'instant'],
  tireInflationStatus: ['tire_inflation_status', 'text'],
  tireInflationReportedAt: ['tire_inflation_reported_at', 'instant'],
  lightFault: ['light_fault', 'text'],
  lightFaultCircuits: ['light_fault_circuits', 'lightCircuits'],
  lightsReportedAt: ['lights_reported_at', 'instant'],
  trailerBatteryVoltage: ['trailer_battery_voltage', 'float'],
  trailerBatteryStatus: ['trailer_battery_status', 'text'],
  trailerBatteryReportedAt: ['trailer_battery_reported_at', 'instant'],
  deviceBatteryVoltage: ['device_battery_voltage', 'float'],
  deviceBatteryStatus: ['device_battery_status', 'text'],
  deviceBatteryReportedAt: ['device_battery_reported_at', 'instant'],
  wheelEndMaxC: ['wheel_end_max_c', 'float'],
  wheelEndSeverityLevel: ['wheel_end_severity_level', 'text'],
  wheelEndReportedAt: ['wheel_end_reported_at', 'instant'],
  tireTemperatureMaxC: ['tire_temperature_max_c', 'float'],
  tireTemperatureSeverityLevel: ['tire_temperature_severity_level', 'text'],
  tireTemperatureReportedAt: ['tire_temperature_reported_at', 'instant'],
  brakesReportedAt: ['brakes_reported_at', 'instant'],
  tirePressureReportedAt: ['tire_pressure_reported_at', 'instant'],
  trailerHealthStatus: ['trailer_health_status', 'text'],
  healthReasons: ['health_reasons', 'healthReasons'],
  cargoCameraFullness: ['cargo_camera_fullness', 'float'],
  cargoCameraReportedAt: ['cargo_camera_reported_at', 'instant'],
  tkUnitOnOrOff: ['tk_unit_on_or_off', 'text'],
  tkOperatingMode: ['tk_operating_mode', 'text'],
  tkFuelLevel: ['tk_fuel_level', 'float'],
  tkAmbientF: ['tk_ambient_f', 'float'],
  tkHumidity: ['tk_humidity', 'float'],
  tkInteriorTemperature1F: ['tk_interior_temperature_1_f', 'float'],
  tkInteriorTemperature2F: ['tk_interior_temperature_2_f', 'float'],
  tkInteriorTemperature3F: ['tk_interior_temperature_3_f', 'float'],
  tkInteriorTemperature4F: ['tk_interior_temperature_4_f', 'float'],
  tkInteriorTemperature5F: ['tk_interior_temperature_5_f', 'float'],
  tkInteriorTemperature6F: ['tk_interior_temperature_6_f', 'float'],
  tkSetPoint1F: ['tk_set_point_1_f', 'float'],
  tkSetPoint2F: ['tk_set_point_2_f', 'float'],
  tkSetPoint3F: ['tk_set_point_3_f', 'float'],
  tkDischargeAir1F: ['tk_discharge_air_1_f', 'float'],
  tkDischargeAir2F: ['tk_discharge_air_2_f', 'float'],
  tkDischargeAir3F: ['tk_discharge_air_3_f', 'float'],
  tkReturnAir1F: ['tk_return_air_1_f', 'float'],
  tkReturnAir2F: ['tk_return_air_2_f', 'float'],
  tkReturnAir3F: ['tk_return_air_3_f', 'float'],
  tkEngineHours: ['tk_engine_hours', 'float'],
  tkElectricalHours: ['tk_electrical_hours', 'float'],
  tkTotalHours: ['tk_total_hours', 'float'],
  tkUnitBatteryVoltage: ['tk_unit_battery_voltage', 'float'],
  tkDefrosting: ['tk_defrosting', 'boolean'],
  tkAlarms: ['tk_alarms', 'alarms'],
  reeferReportedAt: ['reefer_reported_at', 'instant'],
} as const satisfies Record<string, readonly [column: string, type: ColumnType]>;

interface TypeOf {
  text: string;
  int: number;
  float: number;
  boolean: boolean;
  instant: Date;
  ints: readonly number[];
  lightCircuits: readonly LightCircuitToken[];
  healthReasons: readonly HealthReasonToken[];
  alarms: readonly ReeferAlarmRecord[];
  /** Written and read only by the area that the column belongs to. */
  json: Readonly<Record<string, unknown>>;
}

/** Columns that are never null. */
type Required =
  | 'vin'
  | 'unitId'
  | 'deviceTypeId'
  | 'vehicleTypeId'
  | 'vehicleType'
  | 'productType'
  | 'hasSolarPanels'
  | 'installedSensorTypeIds'
  | 'lightFaultCircuits'
  | 'trailerHealthStatus'
  | 'healthReasons';

type RecordOf<Columns extends Record<string, readonly [string, ColumnType]>> = {
  [Field in keyof Columns]: TypeOf[Columns[Field][1]] | (Field extends Required ? never : null);
};

/** One trailer: its customer, its master data and the newest value of each sensor. */
export interface TrailerRecord extends RecordOf<typeof TRAILER_COLUMNS>, RecordOf<typeof STATUS_COLUMNS> {
  trailerId: string;
  customerId: number;
}
