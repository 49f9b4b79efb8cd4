/** Said of a text that is no address; in a file of its own, because signing in needs no more of them. */
export const EMAIL_NOT_VALID = 'Email entered is not valid.';
