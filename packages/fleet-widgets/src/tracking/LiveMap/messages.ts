import { defineMessages } from '@gladhand/ui';
/** Texts of LiveMap. */
export const LIVE_MAP_MESSAGES = defineMessages('liveMap', {
  theFleet: 'The fleet',
  trailers: 'Trailers',
  closeList: 'Close list',
  list: 'List',
});
