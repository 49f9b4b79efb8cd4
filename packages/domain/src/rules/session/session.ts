/** Time limits of a session in milliseconds. The poll is specified; the others were decided for this product. */
export const SESSION_POLICY = {
  /** Interval of the session check. */
  pollMs: 5_000,
  /** Lifetime of an identity token. */
  tokenLifetimeMs: 60 * 60_000,
  /** The token is renewed when it expires within this time. */
  renewalWindowMs: 5 * 60_000,
  /** The token is renewed only for users who were active within this time. */
  activityWindowMs: 30 * 60_000,
  /** Everyone has to sign in again after this time. */
  absoluteMs: 12 * 60 * 60_000,
  /** The warning is shown this long before the session ends. */
  warningMs: 2 * 60_000,
  /** A replaced refresh token may be used once more within this time, because the response may have been lost. */
  refreshGraceMs: 20_000,
} as const;

/** The times of a session. */
export interface SessionTimes {
  readonly now: Date;
  readonly tokenExpiresAt: Date;
  /** The absolute end, regardless of activity. */
  readonly sessionEndsAt: Date;
  readonly lastActivityAt: Date;
}

/** When the session ends without further activity: renewal extends it up to the absolute end. */
function endsAtIfIdle(times: SessionTimes): Date {
  const { tokenExpiresAt, sessionEndsAt } = times;
  return isActive(times) || tokenExpiresAt > sessionEndsAt ? sessionEndsAt : tokenExpiresAt;
}

const isActive = ({ now, lastActivityAt }: SessionTimes) =>
  now.getTime() - lastActivityAt.getTime() <= SESSION_POLICY.activityWindowMs;

/** Whether the token expires soon, the user was active recently and the session can still be extended. */
export function shouldRenew(times: SessionTimes): boolean {
  if (shouldEnd(times) || !isActive(times)) return false;
  // A token that lasts until the absolute end can't be extended.
  if (times.tokenExpiresAt >= times.sessionEndsAt) return false;
  return times.tokenExpiresAt.getTime() - times.now.getTime() <= SESSION_POLICY.renewalWindowMs;
}

/** Whether these are the last two minutes of a session that will not be renewed automatically. */
export function shouldWarn(times: SessionTimes): boolean {
  if (shouldEnd(times) || shouldRenew(times)) return false;
  return endsAtIfIdle(times).getTime() - times.now.getTime() <= SESSION_POLICY.warningMs;
}

/** True at the absolute end, or when the token of an inactive user has expired. */
export function shouldEnd(times: SessionTimes): boolean {
  if (times.now >= times.sessionEndsAt) return true;
  return times.now >= times.tokenExpiresAt && !isActive(times);
}

/** The next action of the session check. */
export type SessionStep =
  | { readonly kind: 'none' | 'renew' | 'end' }
  | { readonly kind: 'warn'; readonly endsAt: Date };

/** One session check, in the order end, renew, warn. */
export function sessionStep(times: SessionTimes): SessionStep {
  if (shouldEnd(times)) return { kind: 'end' };
  if (shouldRenew(times)) return { kind: 'renew' };
  return shouldWarn(times) ? { kind: 'warn', endsAt: endsAtIfIdle(times) } : { kind: 'none' };
}

/** Whether an old refresh token may still be used once, according to `refreshGraceMs`. */
export function withinRefreshGrace(replacedAt: Date, now: Date): boolean {
  const ageMs = now.getTime() - replacedAt.getTime();
  return ageMs >= 0 && ageMs <= SESSION_POLICY.refreshGraceMs;
}
