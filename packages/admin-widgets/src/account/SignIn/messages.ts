import { defineMessages } from '@gladhand/ui';
export const SIGN_IN_MESSAGES = defineMessages('signIn', {
  title: 'Sign in',
  lead: 'Use the email address that your fleet administrator registered.',
  notSignedIn: "You aren't signed in.",
  termsNeeded: 'To sign in, accept the terms of service.',
  forgotPassword: 'Forgot password?',
  serviceLocation: 'Authorized service location?',
  createTechnicianAccount: 'Create a technician account',
  password: 'Password',
  emailMissing: 'Enter your email.',
  passwordMissing: 'Enter your password.',
  expired: 'Your password has expired.',
  capsLock: 'Caps Lock is on.',
});
