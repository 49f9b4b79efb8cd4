import { defineMessages } from '@gladhand/ui';

/** Texts about an email to a service center. */
export const CENTER_MAIL_MESSAGES = defineMessages('centerMail', {
  notSent: "The email wasn't sent",
  sentTo: (name: string) => `Sent to ${name}`,
  delivered: (to: string, moment: string) => `Delivered to ${to} at ${moment}. Replies go to your email address.`,
  queuedFor: (name: string) => `Queued for ${name}`,
  queuedHint: 'It will be sent in a moment. You can close this window.',
  rejected: (to: string, phone: string) => `The mail server of ${to} rejected it. Call the service center at ${phone}.`,
});
