import { defineMessages } from '@gladhand/ui';
export const TECHNICIAN_MESSAGES = defineMessages('technician', {
  title: 'Create a technician account',
  lead: "For authorized service locations. We'll send you a link to verify your address and choose a password.",
  sent: 'Open the link in the email to verify your address and choose a password.',
  submit: 'Create account',
  sendFailed: 'Failed to send verification email.',
});
