import { expect, it } from 'vitest';
import { fleetStatusField } from './fleetStatusFields';

it.each([
  ['odometer', 'ABS Odometer'],
  ['gpsOdometer', 'GPS Odometer'],
  ['tether', 'Tethered Status'],
  ['occupiedCustomerSpecificGeofences', 'Geofence'],
  ['enhancedWeight', 'Load Status'],
  ['netWeightLbs', 'Cargo Bogie Weight'],
  ['reverseGeo', 'Address'],
  ['mph', 'Speed'],
  ['door', 'Door Status'],
  ['absFault', 'ABS Faults'],
  ['tis', 'Tire Inflation Status'],
  ['lightFault', 'Lights Faults'],
  ['sensorBoxBattery', 'Trailer Battery Voltage'],
  ['deviceBoxBattery', 'Device Battery Voltage'],
  ['lat', 'Latitude'],
  ['lng', 'Longitude'],
  ['feet', 'Length'],
  ['fullness', 'Cargo Camera Fullness'],
])('sorts by the specified name %s: %s', (id, title) => {
  expect(fleetStatusField(id)?.title).toBe(title);
});
