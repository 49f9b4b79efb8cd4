/** Errors of changes to the user's own account. */
export const OWN_ACCOUNT_MESSAGES = {
  ownSession: 'This is your current session. Log out instead.',
  timeZone: 'Choose a time zone from the list, e.g. America/Chicago.',
} as const;
