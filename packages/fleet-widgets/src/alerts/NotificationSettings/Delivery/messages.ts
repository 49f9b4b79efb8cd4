import { defineMessages } from '@gladhand/ui';

/** Texts about messages that were not delivered, and about addresses that want none. */
export const ALERT_DELIVERY_MESSAGES = defineMessages('alertDelivery', {
  failures: 'Delivery failures',
  aboutFailures: 'Emails and webhook messages about alerts that failed in the last 30 days and are not tried again.',
  theFailures: 'The delivery failures',
  noFailures: 'No delivery failures',
  noFailuresHint: 'No email or webhook message about alerts has failed for good in the last 30 days.',
  channels: { email: 'Email', webhook: 'Webhook' },
  to: (channel: string, recipient: string) => `${channel} to ${recipient}`,
  alerts: (count: number) => (count === 1 ? '1 alert' : `${count} alerts`),
  noReason: 'The server gave no reason.',
  optOuts: 'Unsubscribed addresses',
  aboutOptOuts: 'Addresses of your users and rules without emails about alerts. Only recipients can subscribe again.',
  theOptOuts: 'The unsubscribed addresses',
  noOptOuts: 'No unsubscribed addresses',
  noOptOutsHint: 'No user or recipient of a rule has unsubscribed from emails about alerts.',
  since: (at: string) => `Since ${at}`,
  older: 'Show older',
});
