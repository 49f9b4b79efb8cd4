import { defineMessages } from '@gladhand/ui';
/** Texts of the steps after the credentials. They load with the first of these steps. */
export const SIGN_IN_STEP_MESSAGES = defineMessages('signInStep', {
  terms: 'Terms of service',
  termsLead: 'Accept the terms of service to continue.',
  readTerms: 'Read the terms of service',
  acceptTerms: 'I accept the terms of service',
  termsMissing: 'Accept the terms of service to continue.',
  acceptAgreement: 'I accept the data agreement for my account',
  agreementHint: 'Required for account administrators.',
  agreementMissing: 'Accept the data agreement to continue.',
  cancel: 'Cancel',
  accept: 'Accept and sign in',
  expiresIn: (days: number) => `Your password expires in ${days} ${days === 1 ? 'day' : 'days'}`,
  expiringLead: "Change it now, or continue. We'll remind you at your next sign-in.",
  changeNow: 'Change password now',
  continue: 'Continue without changing',
  choosePassword: 'Choose a new password',
  forUser: (username: string) => `For ${username}.`,
  changeAndSignIn: 'Change password and sign in',
  resetFailed: 'Failed to send reset password email.',
  resetInstead: 'Send a reset email instead',
});
