/** Texts of the weekly summary. */
export const SUMMARY_MESSAGES = {
  lead: (trailers: string) => `Here is how your ${trailers} trailers are doing, and what changed in the last 7 days.`,
  openFleetControl: 'Open Fleet Control',
  critical: 'Critical',
  caution: 'Caution',
  good: 'Good',
  noHealthData: 'No health data',
  notReporting: 'Not reporting',
  newFaults: 'New ABS faults',
  clearedFaults: 'Cleared ABS faults',
} as const;

/** Texts about mail preferences and unsubscribing. */
export const SUBSCRIPTION_MESSAGES = {
  fleetSummary: 'Weekly fleet summary',
  geofence: 'Emails about geofences',
  alert: 'Emails about this alert rule',
  allAlerts: 'All emails about alerts',
  report: 'Emails of this report',
  allReports: 'All emails of reports',
  transfer: 'Emails about VIN transfers',
  anySubject: 'These emails',
  schedule: 'Every hour, for Monday mornings in each time zone',
} as const;
