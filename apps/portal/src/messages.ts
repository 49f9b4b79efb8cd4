import { defineMessages } from '@gladhand/ui';

/** Texts that the sign-in page loads; the pages behind it have their own. */
export const START_MESSAGES = defineMessages('portalStart', {
  product: 'Gladhand',
  pageTitle: (page: string) => `${page} · Gladhand`,
  unreachable: "Can't reach the server",
  retrying: 'Trying again every few seconds.',
  loading: 'Loading…',
  sessionEnded: 'Your session has ended. Sign in to continue where you left off.',
  language: 'Language',
  light: 'Light',
  dark: 'Dark',
  highContrast: 'High contrast',
  system: 'System',
});
