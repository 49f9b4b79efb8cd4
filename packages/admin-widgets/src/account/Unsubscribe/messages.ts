import { defineMessages } from '@gladhand/ui';
export const UNSUBSCRIBE_MESSAGES = defineMessages('unsubscribe', {
  title: 'Unsubscribe',
  checking: 'Checking your link',
  question: (label: string, email: string) => `Stop sending “${label}” to ${email}?`,
  accountMail: "You'll still get emails about your account, such as password resets.",
  unsubscribe: 'Unsubscribe',
  unsubscribeAlerts: 'Unsubscribe from all emails about alerts',
  unsubscribeAll: 'Unsubscribe from all emails',
  unsubscribed: (label: string, email: string) => `${email} won't get “${label}” anymore.`,
  unsubscribedAlerts: (email: string) => `${email} won't get emails about alerts anymore.`,
  unsubscribedAll: (email: string) => `${email} will only get emails about its account.`,
  already: (label: string, email: string) => `${email} is unsubscribed from “${label}”.`,
  undo: 'Subscribe again',
  resubscribed: (label: string, email: string) => `${email} will get “${label}” again.`,
  invalid: 'This link is incomplete. Open it from the email again, or copy it whole.',
  done: 'Go to sign in',
});
