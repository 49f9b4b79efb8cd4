import { HOUR_MS, MINUTE_MS, rule } from '../../auth/policy';

/** Rate limits of mails to service centers. */
export const MAIL_LIMITS = {
  byUser: rule('diagnosticMailByUser', 10, MINUTE_MS, HOUR_MS, HOUR_MS),
  /** Mails about one trailer to one service center, from all users together. */
  toDealer: rule('diagnosticMailToDealer', 2, 10 * MINUTE_MS, HOUR_MS, HOUR_MS),
} as const;
