import type { LimitRule } from '../ports';

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;

/** Lifetimes of mailed links. */
export const LINK_POLICY = {
  setPasswordMs: 7 * 24 * HOUR_MS,
  resetPasswordMs: HOUR_MS,
  confirmEmailMs: 7 * 24 * HOUR_MS,
} as const;

/** Rate limits with growing delays; none of them lets a stranger lock someone out permanently. */
export const LIMITS = {
  /** Failed sign-ins to one account from one address. */
  accountFromAddress: rule('accountFromAddress', 4, SECOND_MS, 15 * MINUTE_MS, HOUR_MS),
  /** Failed sign-ins from one address to any account. */
  address: rule('address', 20, SECOND_MS, 15 * MINUTE_MS, HOUR_MS),
  /**
   * Failed sign-ins to one account from any address. The delay is short, and addresses that signed in before are
   * exempt.
   */
  account: rule('account', 10, SECOND_MS, 15 * SECOND_MS, HOUR_MS),
  /** Mail requests per network address. */
  mailFromAddress: rule('mailFromAddress', 5, MINUTE_MS, HOUR_MS, HOUR_MS),
  /** Mail requests per account. */
  mailToAccount: rule('mailToAccount', 3, MINUTE_MS, HOUR_MS, HOUR_MS),
  /** Mails to chosen users, per administrator. */
  mailByAdministrator: rule('mailByAdministrator', 500, MINUTE_MS, HOUR_MS, HOUR_MS),
  /** Invitations of new users, per administrator: enough for one file of ten thousand rows a day. */
  invitationByAdministrator: rule('invitationByAdministrator', 12_000, MINUTE_MS, HOUR_MS, 24 * HOUR_MS),
  /** Attempts to open a link, per network address. */
  link: rule('link', 30, SECOND_MS, 15 * MINUTE_MS, HOUR_MS),
  /** Failed session refreshes, per network address. */
  refresh: rule('refresh', 60, SECOND_MS, MINUTE_MS, HOUR_MS),
  /** Remembers the addresses from which an account has signed in. */
  knownAddress: rule('knownAddress', 0, 30 * 24 * HOUR_MS, 30 * 24 * HOUR_MS, 30 * 24 * HOUR_MS),
} as const satisfies Record<string, LimitRule>;

/** Self-registrations of technicians per network address: 5 per hour. */
export const TECHNICIANS_PER_HOUR: LimitRule = rule('technician', 4, HOUR_MS, HOUR_MS, HOUR_MS);

/** A limit with delays that double from the first to the longest. */
export function rule(
  name: string,
  free: number,
  firstDelayMs: number,
  maxDelayMs: number,
  forgetAfterMs: number,
): LimitRule {
  return { name, free, firstDelayMs, maxDelayMs, forgetAfterMs };
}
