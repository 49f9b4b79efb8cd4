import { defineMessages } from '@gladhand/ui';
import { MAX_PAGES } from './auditView';

export const AUDIT_MESSAGES = defineMessages('audit', {
  title: 'Audit Log',
  search: 'Search user, action or target',
  area: 'Area',
  anyArea: 'All areas',
  period: 'Period',
  anyPeriod: 'All time',
  lastDays: (days: number) => (days === 1 ? 'Last 24 hours' : `Last ${days} days`),
  target: 'History of',
  removeTarget: 'Remove the target',
  clear: 'Clear filters',
  none: 'No activity yet',
  noneHint: 'Changes and sign-ins will appear here.',
  noMatch: 'No matching activity',
  noMatchHint: 'Choose a longer period, or clear the filters.',
  details: (what: string, target: string) => `Details: ${[what, target].filter(Boolean).join(', ')}`,
  exactTime: 'Exact time',
  code: 'Action code',
  more: 'Load more',
  moreFailed: "Couldn't load more",
  all: 'All details',
  export: 'Export to CSV',
  lines: 'lines',
  limited: (count: string) =>
    `More lines match: the file has the newest ${count}. Choose a customer, an area or another search to export the others.`,
  count: (count: string) => `${count} ${count === '1' ? 'line' : 'lines'}`,
  some: (count: string) => `Newest ${count} lines`,
  tooMany: `The table ends after ${MAX_PAGES} pages. Narrow the search to see older lines.`,
  andMore: (count: number) => `and ${count} more`,
  theLog: 'The audit log',

  // Values
  noValue: 'none',
  days: (days: string) => `${days} days`,
  pounds: (pounds: string) => `${pounds} lb`,
  feet: (feet: string) => `${feet} ft`,
  customerId: (id: number) => `customer ${id}`,
  system: 'System',
  notSignedIn: 'Not signed in',
  notAnAddress: 'Not an email address',
  sharedLink: 'Shared link',
});

/** Titles of the columns, also of an exported file. */
export const AUDIT_COLUMNS = defineMessages('auditColumn', {
  time: 'Time',
  who: 'User',
  what: 'Action',
  target: 'Target',
  customer: 'Customer',
  changes: 'Details',
});
