import { defineMessages } from '@gladhand/ui';

/** Texts of lists and pages of transfers and leases. */
export const RECORD_PAGE_MESSAGES = defineMessages('recordPage', {
  searchByVin: 'Search by VIN',
  state: 'State',
  anyState: 'Any state',
  noMatchHint: 'Remove a filter or try a different VIN.',
  loadMore: 'Load more',
  byUser: (user: string, at: string) => `${user}, ${at}`,
  deletedUser: 'a deleted user',
  notDone: 'Not done',
});
