import { lookup, type Word } from './lookup';

/** A feature. */
export interface FeatureWord extends Word<FeatureName> {
  /** Whether the feature is on until the server has responded. Only LoginV2. */
  readonly onByDefault: boolean;
}

const NAMES = [
  'MapRefreshing',
  'FirmwareVersion',
  'Hendrickson',
  'ThermoKing',
  'TseFaultDescription',
  'OtaManagement',
  'AbsFaultDetailReport',
  'UltrasonicCargoSensor',
  'FreightIframe',
  'ReeferAlarmAlert',
  'ReeferTempHistoryReport',
  'LoginV2',
  'CameraFullness',
  'AssetGeofenceThresholdReport',
  'TowAlert',
  'VinTransferPortal',
  'CheckFuse',
  'AlertAssetStatus',
  'DisplaySensorConnectivityFilter',
  'DisplaySensors',
  'DisplayBatteryStatusFilter',
  'MaintenanceDashboard',
  'SubscriptionManagement',
  'Insight',
  'GeofenceV2',
  'FleetControl',
] as const;

/** Names of the 26 features that a server can set per customer. `FEATURE_EFFECTS` says what each controls. */
export type FeatureName = (typeof NAMES)[number];

/** The names as values: `Feature.Insight === 'Insight'`. */
export const Feature = Object.fromEntries(NAMES.map((name) => [name, name])) as {
  readonly [Name in FeatureName]: Name;
};

/** All features in the order of the specification. */
export const FEATURES: readonly FeatureWord[] = NAMES.map((name) => ({
  id: name,
  label: name,
  onByDefault: name === 'LoginV2',
}));
/** Finds a feature by id; an unknown id is kept and labeled as unknown. */
export const featureWord = lookup(FEATURES, 'feature');
