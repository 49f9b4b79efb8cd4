export const SEARCH_MESSAGES = {
  search: 'Search',
  help: 'Help',
  settings: 'Settings',
} as const;
