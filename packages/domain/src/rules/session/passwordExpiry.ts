/** The prompt appears when so many days, or fewer, remain. */
export const PASSWORD_EXPIRY_WARNING_DAYS = 15;

/** Whether to speak of the password before going on. */
export type PasswordExpiry = 'fine' | 'prompt' | 'expired';

/** By the days that remain (null: the password does not expire). A dismissed prompt stays away, an expired password not. */
export function passwordExpiry(daysLeft: number | null, dismissed: boolean): PasswordExpiry {
  if (daysLeft === null) return 'fine';
  if (daysLeft <= 0) return 'expired';
  return daysLeft <= PASSWORD_EXPIRY_WARNING_DAYS && !dismissed ? 'prompt' : 'fine';
}

/** Days left according to a sign-in message; 0 when it says that the password has expired. */
export function daysLeftFromMessage(message: string): number | undefined {
  return /password has expired/i.test(message) ? 0 : undefined;
}
