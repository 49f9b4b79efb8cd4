/** Errors of mail requests. */
export const MAIL_MESSAGES = {
  tooManyIds: (max: number) => `Request at most ${max} mails at a time.`,
  notRetryable: 'Only failed and unconfirmed mail can be sent again.',
  unknownStatus: (names: readonly string[]) => `A status must be one of ${names.join(', ')}.`,
} as const;
