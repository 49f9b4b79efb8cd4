import { defineMessages } from '@gladhand/ui';
export const FORGOT_PASSWORD_MESSAGES = defineMessages('forgotPassword', {
  title: 'Forgot your password?',
  lead: "We'll send you a link to choose a new one.",
  sent: 'If this address has an account, the email arrives within a few minutes. Its link works once.',
  send: 'Send reset email',
  sendFailed: 'Failed to send reset password email.',
});
