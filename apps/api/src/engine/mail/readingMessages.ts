/** Names of readings in mail. */
export const READING_MESSAGES = {
  abs: 'ABS',
  tireInflation: 'Tire Inflation System',
  lights: 'Lights',
  trailerBattery: 'Trailer Battery',
  deviceBattery: 'Device Battery',
  tetherStatus: 'Tether Status',
  loadStatus: 'Load Status',
  fuelLevel: 'Fuel Level',
  absOdometer: 'ABS Odometer',
  gpsOdometer: 'GPS Odometer',
  noLightFaults: 'No faults',
} as const;
