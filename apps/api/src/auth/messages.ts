/** What the account routes answer. The same for addresses with and without an account. */
export const ACCOUNT_TEXTS = {
  resetRequested: (email: string) =>
    `If ${email} has an account, an email with a link to reset its password is on its way.`,
  registrationRequested: (email: string) => `An email with a link to confirm your address is on its way to ${email}.`,
} as const;
