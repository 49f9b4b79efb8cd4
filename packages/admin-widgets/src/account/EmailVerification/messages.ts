import { defineMessages } from '@gladhand/ui';
export const EMAIL_VERIFICATION_MESSAGES = defineMessages('emailVerification', {
  title: 'Verify your email',
  createAccount: 'Create your account',
  create: 'Create account',
  verify: 'Verify email',
  choosePassword: (email: string) => `Choose a password for ${email}.`,
  confirm: (email: string) => `Confirm that ${email} is your email address.`,
  verified: (email: string) => `${email} is verified.`,
});
