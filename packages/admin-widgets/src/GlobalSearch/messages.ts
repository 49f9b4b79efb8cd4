import { SEARCH_LIMITS } from '@gladhand/domain/search';
import { defineMessages } from '@gladhand/ui';
import type { SearchKind } from './searchItem';

/** Texts of the global search. */
export const GLOBAL_SEARCH_MESSAGES = defineMessages('globalSearch', {
  title: 'Search',
  placeholder: 'Search trailers, people, geofences, places and Help',
  close: 'Close search',
  results: 'Results',
  recent: 'Recent',
  kinds: {
    trailer: 'Trailers',
    customer: 'Customers',
    group: 'Groups',
    user: 'Users',
    geofence: 'Geofences',
    place: 'Places',
    page: 'Pages',
    help: 'Help',
  } satisfies Record<SearchKind, string>,
  serialNumber: (serialNumber: string) => `Serial number ${serialNumber}`,
  deactivated: 'Deactivated',
  disabled: 'Disabled',
  tooShort: `Enter at least ${SEARCH_LIMITS.minChars} characters.`,
  searching: 'Searching…',
  none: (text: string) => `No results for “${text}”`,
  noneHint: 'Check the spelling, or search for a part of the unit ID, VIN or name.',
  count: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  failed: "Couldn't complete the search",
  offline: "You're offline",
  offlineHint: 'Only pages and Help are searched until you reconnect.',
  retry: 'Try again',
  enterKey: 'Enter',
  escapeKey: 'Esc',
  move: 'to move',
  open: 'to open',
  leave: 'to close',
});
