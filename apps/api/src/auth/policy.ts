import type { LimitRule } from '../ports';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** How long mailed links work. */
export const LINK_POLICY = {
  setPasswordMs: 7 * 24 * HOUR_MS,
  resetPasswordMs: HOUR_MS,
  confirmEmailMs: 7 * 24 * HOUR_MS,
} as const;

/** Growing waits; none of them lets a stranger lock somebody out for good. */
export const LIMITS = {
  /** Failures on one account from one address. */
  accountFromAddress: rule('accountFromAddress', 4, SECOND_MS, 15 * MINUTE_MS, HOUR_MS),
  /** Failures from one address on any accounts. */
  address: rule('address', 20, SECOND_MS, 15 * MINUTE_MS, HOUR_MS),
  /** Failures on one account from anywhere. Short, and addresses that signed in before are exempt. */
  account: rule('account', 10, SECOND_MS, 15 * SECOND_MS, HOUR_MS),
  /** Mails asked for, per address. */
  mailFromAddress: rule('mailFromAddress', 5, MINUTE_MS, HOUR_MS, HOUR_MS),
  /** Mails asked for, per account. */
  mailToAccount: rule('mailToAccount', 3, MINUTE_MS, HOUR_MS, HOUR_MS),
  /** Mails to chosen users, per administrator. */
  mailByAdministrator: rule('mailByAdministrator', 500, MINUTE_MS, HOUR_MS, HOUR_MS),
  /** Invitations of new users, per administrator: a file of ten thousand goes through, a second one the same day waits. */
  invitationByAdministrator: rule('invitationByAdministrator', 12_000, MINUTE_MS, HOUR_MS, 24 * HOUR_MS),
  /** Links tried, per address. */
  link: rule('link', 30, SECOND_MS, 15 * MINUTE_MS, HOUR_MS),
  /** Shared locations that were none, per address. */
  sharedLocation: rule('sharedLocation', 30, SECOND_MS, 15 * MINUTE_MS, HOUR_MS),
  /** Refreshes that failed, per address. */
  refresh: rule('refresh', 60, SECOND_MS, MINUTE_MS, HOUR_MS),
  /** Diagnostic mails to service centers, per user. */
  diagnosticMailByUser: rule('diagnosticMailByUser', 10, MINUTE_MS, HOUR_MS, HOUR_MS),
  /** Diagnostic mails of one trailer to one service center, from anybody. */
  diagnosticMailToDealer: rule('diagnosticMailToDealer', 2, 10 * MINUTE_MS, HOUR_MS, HOUR_MS),
  /** Marks an address that an account signed in from. */
  knownAddress: rule('knownAddress', 0, 30 * 24 * HOUR_MS, 30 * 24 * HOUR_MS, 30 * 24 * HOUR_MS),
} as const satisfies Record<string, LimitRule>;

/** Technicians who register themselves, per address: 5 in an hour. */
export const TECHNICIANS_PER_HOUR: LimitRule = rule('technician', 4, HOUR_MS, HOUR_MS, HOUR_MS);

function rule(name: string, free: number, firstDelayMs: number, maxDelayMs: number, forgetAfterMs: number): LimitRule {
  return { name, free, firstDelayMs, maxDelayMs, forgetAfterMs };
}
