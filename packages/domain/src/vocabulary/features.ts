import { lookup, type Word } from './lookup';

/** What a feature gates, so that a table can be printed of it. */
export interface FeatureWord extends Word<FeatureName> {
  /** True until the server says otherwise. Only LoginV2. */
  readonly onByDefault: boolean;
  /** What appears when it is on and hides when it is off. */
  readonly effect: string;
}

const EFFECTS = {
  MapRefreshing: 'On: positions on the map refresh every 10,260 ms. Off: only when asked.',
  FirmwareVersion: "Shows the grid column 'Firmware Version' and the main app version in device information.",
  Hendrickson:
    'Shows the sensor types Wheel End, Individual Tire Pressure and Brakes, and the alert type TPMS Threshold.',
  ThermoKing: 'Shows the reefer columns, sections and commands, and the alert type Reefer Unit Fuel.',
  TseFaultDescription: 'Shows the text of component (TSE) faults beside their numbers in the ABS section and the log.',
  OtaManagement: 'Shows the tabs OTA and OTA FTP to the top-level administrator.',
  AbsFaultDetailReport: 'Shows the report type ABS Fault Detail.',
  UltrasonicCargoSensor: 'Shows the sensor type Ultrasonic Cargo Load.',
  FreightIframe: 'Opens Freight inside the portal; off, /freight shows the link page.',
  ReeferAlarmAlert: 'Shows the alert type Reefer Alarm.',
  ReeferTempHistoryReport: 'Shows the report type Reefer Temperature History.',
  LoginV2: 'Signs in at /auth/v1/loginV2; off, at /auth/v1/login.',
  CameraFullness: "Shows the grid column 'Cargo Camera Fullness' and the fullness in the cargo camera section.",
  AssetGeofenceThresholdReport: 'Shows the report type Asset Geofence Threshold and the alert type Geofence Occupancy.',
  TowAlert: 'Shows the alert type Tow.',
  VinTransferPortal: 'Shows the tab VIN transfer.',
  CheckFuse: "Battery health 'Critical - Check Fuse' is told apart from 'Critical'.",
  AlertAssetStatus: 'Shows the asset status (tether, load, door) of the trailers in an alert.',
  DisplaySensorConnectivityFilter: 'Shows the connectivity filter of Fleet Control and of the grid.',
  DisplaySensors: 'Shows the list of installed sensors in device information.',
  DisplayBatteryStatusFilter: 'Shows the battery status filter of Fleet Control and of the grid.',
  MaintenanceDashboard: 'Shows Maintenance in the menu and the daily and weekly maintenance reports.',
  SubscriptionManagement: 'Shows the tab Subscription.',
  Insight: 'Shows Insights in the menu.',
  GeofenceV2: 'Shows Geofence in the menu.',
  FleetControl: 'Fleet Control is the landing page with its widgets; off, /control shows the trailer totals only.',
} as const;

/** The 26 switches a server may set per customer, by name. */
export type FeatureName = keyof typeof EFFECTS;

/** The names as values: `Feature.Insight === 'Insight'`. */
export const Feature = Object.fromEntries(Object.keys(EFFECTS).map((name) => [name, name])) as {
  readonly [Name in FeatureName]: Name;
};

/** Every feature with its effect, in the order of the specification. */
export const FEATURES: readonly FeatureWord[] = Object.entries(EFFECTS).map(([name, effect]) => ({
  id: name as FeatureName,
  label: name,
  onByDefault: name === 'LoginV2',
  effect,
}));
/** Finds a feature by id; an unknown id is kept and says so. */
export const featureWord = lookup(FEATURES, 'feature');
