/** The message for an invalid address. In its own file because sign-in needs nothing else from there. */
export const EMAIL_NOT_VALID = 'Email entered is not valid.';
