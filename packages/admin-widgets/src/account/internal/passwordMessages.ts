import { defineMessages } from '@gladhand/ui';
/** Texts of the screens behind the sign-in page, such as those that choose a password. */
export const PASSWORD_MESSAGES = defineMessages('adminPassword', {
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  backToSignIn: 'Back to sign in',
  goToSignIn: 'Go to sign in',
  rulesNotMet: "The password doesn't meet all rules.",
  tooCommon: 'This is one of the most common passwords. Choose another one.',
  samePassword: 'This is your current password. Choose another one.',
});
