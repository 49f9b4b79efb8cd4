import { defineMessages } from '@gladhand/ui';
export const SET_PASSWORD_MESSAGES = defineMessages('setPassword', {
  title: 'Set your password',
  requestLink: 'Request a new link',
  submit: 'Set password',
  choosePassword: (email: string) => `Choose a password for ${email}.`,
});
