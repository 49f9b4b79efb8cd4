import { defineMessages } from '@gladhand/ui';

/** Texts of Freight. */
export const FREIGHT_MESSAGES = defineMessages('freight', {
  title: 'Freight',
  thePage: 'The freight page',
  agreement: 'Freight agreement',
  version: (version: string) => `Version ${version}`,
  lead: 'Loads are found on the page of our freight partner. Read and accept the agreement to open it.',
  read: 'I have read and accept this agreement',
  accept: 'Accept and continue',
  notRead: 'Check the box to accept the agreement.',
  changed: 'The agreement has changed. Read the new version.',
  notAccepted: 'We could not save that you accepted the agreement. Please try again.',
  notSetUp: 'Freight has not been set up',
  missing: (settings: string) => `An operator of this server has to set ${settings}.`,
  openTab: 'Open in a new tab',
  linkTitle: 'Freight opens in its own tab',
  linkHint: (host: string) => `You continue at ${host}.`,
  frame: (host: string) => `Freight at ${host}`,
});
