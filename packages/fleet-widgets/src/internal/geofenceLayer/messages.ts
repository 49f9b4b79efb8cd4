import { defineMessages } from '@gladhand/ui';

/** Texts of the layer of geofences on maps. */
export const GEOFENCE_LAYER_MESSAGES = defineMessages('geofenceLayer', {
  geofences: 'Geofences',
  chooseCustomer: 'Choose a customer to see its geofences.',
  failed: "Couldn't load the geofences.",
  trailersNow: (count: number, text: string) => (count === 1 ? '1 trailer now' : `${text} trailers now`),
  several: (count: string) => `${count} geofences`,
  open: 'Open geofence',
  close: 'Close',
});
