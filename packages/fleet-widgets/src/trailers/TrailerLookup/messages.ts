import { defineMessages } from '@gladhand/ui';
export const LOOKUP_MESSAGES = defineMessages('lookup', {
  title: 'Find a trailer',
  map: 'Position of the trailer',
  hint: 'Enter the full VIN (17 characters) or the full serial number of its device.',
});
