import { defineMessages } from '@gladhand/ui';

/** Texts about emails that a user has unsubscribed from. */
export const MAIL_OPT_OUTS_MESSAGES = defineMessages('mailOptOuts', {
  title: 'Unsubscribed emails',
  theOptOuts: 'Your unsubscribed emails',
  none: 'You have not unsubscribed from any emails.',
  kinds: {
    all: 'All emails except those about your account',
    alert: 'All emails about alerts',
    alertRule: 'Emails about an alert rule',
    geofence: 'Emails about geofences',
    fleetSummary: 'Weekly fleet summary',
  },
  unknownKind: 'Other emails',
  rule: (name: string) => `Emails about the alert rule ${name}`,
  since: (at: string) => `Since ${at}`,
  resume: 'Resume',
  resumeOf: (what: string) => `Resume: ${what}`,
  notResumed: 'We could not change your subscription. Please try again.',
});
