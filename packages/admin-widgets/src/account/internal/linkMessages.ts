import { defineMessages } from '@gladhand/ui';
/** Texts of the screens behind an emailed link. They are apart because the sign-in page does not load them. */
export const LINK_MESSAGES = defineMessages('link', {
  checking: 'Checking your link',
  checkFailed: "Couldn't check your link.",
  invalidHint: 'Emailed links work once and expire. Use the link from the newest email.',
  passwordSet: 'You can now sign in with your new password.',
});
