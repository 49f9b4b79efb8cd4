import type { FeatureName } from './features';

/** What is shown when a feature is on and hidden when it is off. Pages for users get by without these texts. */
export const FEATURE_EFFECTS: Readonly<Record<FeatureName, string>> = {
  MapRefreshing: 'On: positions on the map refresh every 10,260 ms. Off: only on request.',
  FirmwareVersion: "Shows the grid column 'Firmware Version' and the main app version in device information.",
  Hendrickson:
    'Shows the sensor types Wheel End, Individual Tire Pressure and Brakes, and the alert type TPMS Threshold.',
  ThermoKing: 'Shows the reefer columns, sections and commands, and the alert type Reefer Unit Fuel.',
  TseFaultDescription:
    'Shows the descriptions of component (TSE) faults next to their codes in the ABS section and the log.',
  OtaManagement: 'Shows the OTA and OTA FTP tabs to top-level administrators.',
  AbsFaultDetailReport: 'Shows the report type ABS Fault Detail.',
  UltrasonicCargoSensor: 'Shows the sensor type Ultrasonic Cargo Load.',
  FreightIframe: 'On: Freight opens inside the portal. Off: /freight shows the link page.',
  ReeferAlarmAlert: 'Shows the alert type Reefer Alarm.',
  ReeferTempHistoryReport: 'Shows the report type Reefer Temperature History.',
  LoginV2: 'On: sign-in uses /auth/v1/loginV2. Off: /auth/v1/login.',
  CameraFullness: "Shows the grid column 'Cargo Camera Fullness' and the fullness in the cargo camera section.",
  AssetGeofenceThresholdReport: 'Shows the report type Asset Geofence Threshold and the alert type Geofence Occupancy.',
  TowAlert: 'Shows the alert type Tow.',
  VinTransferPortal: 'Shows the VIN transfer tab.',
  CheckFuse: "Shows the battery health 'Critical - Check Fuse' separately from 'Critical'.",
  AlertAssetStatus: 'Shows the asset status (tether, load, door) of the trailers in an alert.',
  DisplaySensorConnectivityFilter: 'Shows the connectivity filter of Fleet Control and of the grid.',
  DisplaySensors: 'Shows the list of installed sensors in device information.',
  DisplayBatteryStatusFilter: 'Shows the battery status filter of Fleet Control and of the grid.',
  MaintenanceDashboard: 'Shows Maintenance in the menu and the daily and weekly maintenance reports.',
  SubscriptionManagement: 'Shows the Subscription tab.',
  Insight: 'Shows Insights in the menu.',
  GeofenceV2: 'Shows Geofence in the menu.',
  FleetControl: 'On: Fleet Control is the landing page with all widgets. Off: /control shows only the trailer totals.',
};
