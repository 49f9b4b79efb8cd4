import { defineMessages } from '@gladhand/ui';
export const LOOKUP_MESSAGES = defineMessages('lookup', {
  title: 'Find a trailer',
  map: 'Position of the trailer',
  hint: 'Enter the full VIN (17 characters) or the full serial number of its device.',
  label: 'VIN or serial number',
  find: 'Find trailer',
  required: 'Enter a VIN or a serial number.',
  notFound: "No trailer has this VIN or serial number, or you don't have access to it.",
});
