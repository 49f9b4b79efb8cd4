import { defineMessages } from '@gladhand/ui';

export const SEARCH_MESSAGES = defineMessages('portalSearch', {
  search: 'Search',
  help: 'Help',
  settings: 'Settings',
});
