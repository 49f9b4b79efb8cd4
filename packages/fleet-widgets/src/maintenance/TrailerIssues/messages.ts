import { defineMessages } from '@gladhand/ui';

/** Texts of TrailerIssues. */
export const TRAILER_ISSUES_MESSAGES = defineMessages('trailerIssues', {
  theIssues: 'The maintenance issues',
  loading: 'Loading maintenance issues',
  list: 'Open maintenance issues',
  none: 'No open maintenance issues',
  noneHint: 'No report shows an amber lamp, a fault of tire inflation, a weak battery or a silent sensor.',
  since: (time: string) => `Since ${time}`,
  assignedTo: (email: string) => `Assigned to ${email}`,
  snoozed: (reason: string) => `Snoozed: ${reason}`,
  goodSince: (time: string) => `Reports have shown nothing wrong since ${time}.`,
  all: 'Open in Maintenance',
});
