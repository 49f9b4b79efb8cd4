import type { ReeferAlarmRecord } from '../rules/reefer/alarms';
import type { DeviceFamily } from '../vocabulary/deviceFamilies';
import type { GroupKind } from '../vocabulary/groupKinds';
import type { HealthReasonToken } from '../vocabulary/healthReasons';
import type { LightCircuitToken, LightFault } from '../vocabulary/lights';
import type { ProductType } from '../vocabulary/productTypes';
import type { ReeferMode, ReeferPower } from '../vocabulary/reefer';
import type { BatteryHealth, Connectivity, SeverityLevel, TrailerHealth } from '../vocabulary/severity';
import type { DoorStatus, LoadStatus, SimStatus, TetherStatus, TireInflationStatus } from '../vocabulary/statuses';
import type { TrailerType, Undercarriage } from '../vocabulary/trailerTypes';

/** Parameters of a fleet; the same options give the same fleet. */
export interface FleetOptions {
  readonly seed: number;
  /** The current time of the fleet. Nothing in it is later. */
  readonly now: Date;
  /** Number of trailers, at most 1,000,000 to keep VINs unique. */
  readonly trailers: number;
  /** Number of customers. @default 5 */
  readonly customers?: number | undefined;
}

/** A customer of the fleet. Ids count from 1. */
export interface FleetCustomer {
  customerId: number;
  shortName: string;
  longName: string;
  abbrev: string;
  active: boolean;
  dotNumber: string;
  retentionDurationDays: number;
  /** Bogie weight at or below this is Unloaded; null is the default. */
  unloadedUpToLbs: number | null;
  /** Technicians can't see this customer's trailers. */
  hiddenFromTechnicians: boolean;
  /** Whether the menu shows Parts. */
  showsParts: boolean;
  createdAt: Date;
  updatedAt: Date;
}

/** A vehicle group; the four special kinds exist once for each customer. */
export interface FleetGroup {
  customerId: number;
  groupId: string;
  /** Null at the top. */
  parentId: string | null;
  name: string;
  kind: GroupKind;
}

/** A trailer directly in a group. 'All VINs' contains every trailer without being listed here. */
export interface FleetGroupTrailer {
  customerId: number;
  groupId: string;
  trailerId: string;
}

/** Data about a trailer that rarely changes. */
export interface FleetTrailer {
  trailerId: string;
  customerId: number;
  customerName: string;
  /** Names of the groups that it is directly in. */
  groups: string[];
  vin: string;
  unitId: string;
  serialNumber: string;
  deviceTypeId: DeviceFamily;
  vehicleTypeId: TrailerType;
  vehicleType: string;
  undercarriage: Undercarriage;
  productType: ProductType;
  hasSolarPanels: boolean;
  installedSensorTypeIds: number[];
  mainAppVersion: string | null;
  installationDate: Date;
  modelYear: number;
  vehicleLengthFeet: number;
  simStatus: SimStatus;
  simStatusChangeDate: Date;
  /** Cargo Cam ID: digits; null without a camera. */
  cargoCameraSerialNumber: string | null;
  /** Thermo King ID: digits; null without a reefer unit. */
  thermoKingExternalId: string | null;
}

/** The newest value of each sensor, with the time of its report. Null means no reading. */
export interface FleetTrailerStatus {
  trailerId: string;
  customerId: number;
  lastReport: Date | null;
  absOdometer: number | null;
  gpsOdometer: number | null;
  tetheredStatus: TetherStatus | null;
  tetherStatusChanged: Date | null;
  /** Set while the trailer is untethered. */
  untetheredSince: Date | null;
  timeUntetheredDays: number | null;
  tetherReportedAt: Date | null;
  dwellingSince: Date | null;
  geofence: string | null;
  /** What the server remembers to follow the trailer through geofences. */
  geofenceState: null;
  /** What the server remembers to follow its maintenance issues. */
  maintenanceState: null;
  loadStatus: LoadStatus | null;
  cargoWeightOnBogieLbs: number | null;
  loadReportedAt: Date | null;
  address: string | null;
  /** Miles per hour. */
  speed: number | null;
  lat: number | null;
  lng: number | null;
  /** Degrees clockwise from north. */
  gpsHeading: number | null;
  positionReportedAt: Date | null;
  /** A position that was too far off to be trusted, until another fix confirms or refutes it. */
  doubtedLat: number | null;
  doubtedLng: number | null;
  doubtedAt: Date | null;
  doorStatus: DoorStatus | null;
  doorReportedAt: Date | null;
  absFaultSeverityLevel: SeverityLevel | null;
  absFaultDescription: string | null;
  absFaultSpn: number | null;
  absFaultFmi: number | null;
  absReportedAt: Date | null;
  tireInflationStatus: TireInflationStatus | null;
  tireInflationReportedAt: Date | null;
  lightFault: LightFault | null;
  /** Faulted branches, such as 'red: lowCurrent'. */
  lightFaultCircuits: LightCircuitToken[];
  lightsReportedAt: Date | null;
  trailerBatteryVoltage: number | null;
  trailerBatteryStatus: BatteryHealth | null;
  trailerBatteryReportedAt: Date | null;
  deviceBatteryVoltage: number | null;
  deviceBatteryStatus: BatteryHealth | null;
  deviceBatteryReportedAt: Date | null;
  /** Hottest wheel end in °C. */
  wheelEndMaxC: number | null;
  wheelEndSeverityLevel: SeverityLevel | null;
  wheelEndReportedAt: Date | null;
  brakesReportedAt: Date | null;
  tirePressureReportedAt: Date | null;
  /** Hottest tire in °C. */
  tireTemperatureMaxC: number | null;
  tireTemperatureSeverityLevel: SeverityLevel | null;
  tireTemperatureReportedAt: Date | null;
  trailerHealthStatus: TrailerHealth;
  healthReasons: HealthReasonToken[];
  connectivityStatus: Connectivity;
  ageYears: number;
  /** Percent. */
  cargoCameraFullness: number | null;
  cargoCameraReportedAt: Date | null;
  tkUnitOnOrOff: ReeferPower | null;
  tkOperatingMode: ReeferMode | null;
  /** Percent. */
  tkFuelLevel: number | null;
  tkAmbientF: number | null;
  /** Percent. */
  tkHumidity: number | null;
  tkInteriorTemperature1F: number | null;
  tkInteriorTemperature2F: number | null;
  tkInteriorTemperature3F: number | null;
  tkInteriorTemperature4F: number | null;
  tkInteriorTemperature5F: number | null;
  tkInteriorTemperature6F: number | null;
  tkSetPoint1F: number | null;
  tkSetPoint2F: number | null;
  tkSetPoint3F: number | null;
  tkDischargeAir1F: number | null;
  tkDischargeAir2F: number | null;
  tkDischargeAir3F: number | null;
  tkReturnAir1F: number | null;
  tkReturnAir2F: number | null;
  tkReturnAir3F: number | null;
  tkEngineHours: number | null;
  tkElectricalHours: number | null;
  tkTotalHours: number | null;
  tkUnitBatteryVoltage: number | null;
  tkDefrosting: boolean | null;
  /** Null if the unit doesn't report alarms. */
  tkAlarms: readonly ReeferAlarmRecord[] | null;
  reeferReportedAt: Date | null;
}

/** A whole fleet. `trailers[i]` and `statuses[i]` belong to the same trailer. */
export interface Fleet {
  readonly customers: readonly FleetCustomer[];
  readonly groups: readonly FleetGroup[];
  readonly groupTrailers: readonly FleetGroupTrailer[];
  readonly trailers: readonly FleetTrailer[];
  readonly statuses: readonly FleetTrailerStatus[];
}
