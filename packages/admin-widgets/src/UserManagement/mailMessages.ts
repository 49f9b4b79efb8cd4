export const MAIL_MESSAGES = {
  queued: (addresses: readonly string[]) => `Email queued for ${addresses.join(', ')}`,
  retrying: "The mail server didn't accept it yet. We'll keep trying.",
  failed: (address: string, reason: string | null | undefined) =>
    reason ? `${address}: ${reason}` : `${address}: The mail server refused the email.`,
  unconfirmed: (address: string) => `${address}: Handed over to the mail server, but not confirmed.`,
} as const;
