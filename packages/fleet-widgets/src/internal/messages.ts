import { defineMessages } from '@gladhand/ui';
/** Texts that several widgets show. */
export const INTERNAL_MESSAGES = defineMessages('internal', {
  customer: 'Customer',
  allCustomers: 'All Customers',
  noTrailers: 'No trailers to show',
  noTrailersHint: 'Trailers appear here once their device reports and they are assigned to your customer or group.',
  noDescription: 'No description',
  noFaults: 'No faults',
  faultActive: 'Fault active',
  theDevice: (label: string) => `the ${label} device`,
  refrigerationUnit: 'the refrigeration unit',
  cargoCamera: 'the cargo camera',
  ownDevice: 'its device',
  phoneGps: "a phone's GPS",
  gatewayGps: (name: string) => `GPS, through the ${name} gateway`,
  never: 'Never',
  vin: (vin: string) => `VIN ${vin}`,
  openInGoogleMaps: 'Open in Google Maps',
  openInAppleMaps: 'Open in Apple Maps',
  newGeofence: 'Create geofence here',
});
