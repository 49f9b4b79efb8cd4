import { defineMessages } from '@gladhand/ui';

/** Texts of the fields that choose one trailer. */
export const TRAILER_PICKERS_MESSAGES = defineMessages('trailerPickers', {
  chooseATrailer: 'Choose a trailer',
  vin: 'VIN',
  unitId: 'Unit ID',
  vinNotFound: 'No trailer with this VIN',
  unitIdNotFound: 'No trailer with this unit ID',
  clearVin: 'Clear VIN',
  fullVin: 'VIN or serial number',
  find: 'Find trailer',
  required: 'Enter a VIN or a serial number.',
  offline: 'You are offline. Only trailers that you have opened before can be found.',
  notFound: "No trailer has this VIN or serial number, or you don't have access to it.",
});
