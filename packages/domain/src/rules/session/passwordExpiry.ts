/** The prompt appears when this many days or fewer remain. */
export const PASSWORD_EXPIRY_WARNING_DAYS = 15;

/** Whether the user has to be asked about the password. */
export type PasswordExpiry = 'fine' | 'prompt' | 'expired';

/**
 * Based on the days left (null: the password does not expire). A prompt can be dismissed, an expired password can't.
 */
export function passwordExpiry(daysLeft: number | null, dismissed: boolean): PasswordExpiry {
  if (daysLeft === null) return 'fine';
  if (daysLeft <= 0) return 'expired';
  return daysLeft <= PASSWORD_EXPIRY_WARNING_DAYS && !dismissed ? 'prompt' : 'fine';
}

/** Days left according to a sign-in message; 0 if the password has expired. */
export function daysLeftFromMessage(message: string): number | undefined {
  return /password has expired/i.test(message) ? 0 : undefined;
}
