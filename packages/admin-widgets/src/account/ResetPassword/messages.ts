import { defineMessages } from '@gladhand/ui';
export const RESET_PASSWORD_MESSAGES = defineMessages('resetPassword', {
  title: 'Reset your password',
  requestLink: 'Request a new link',
  submit: 'Reset password',
  choosePassword: (email: string) => `Choose a new password for ${email}.`,
});
