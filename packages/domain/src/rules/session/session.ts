/** Windows of a session in milliseconds. The poll is specified; the others are decided for this product. */
export const SESSION_POLICY = {
  /** How often the watcher looks. */
  pollMs: 5_000,
  /** Lifetime of an identity token. */
  tokenLifetimeMs: 60 * 60_000,
  /** Renew when the token expires within this. */
  renewalWindowMs: 5 * 60_000,
  /** Only for people who did something within this. */
  activityWindowMs: 30 * 60_000,
  /** After this everybody signs in again. */
  absoluteMs: 12 * 60 * 60_000,
  /** Warn this long before the session ends. */
  warningMs: 2 * 60_000,
  /** A replaced refresh token may be used once more within this: its answer may have been lost. */
  refreshGraceMs: 20_000,
} as const;

/** What a session knows of itself. */
export interface SessionTimes {
  readonly now: Date;
  readonly tokenExpiresAt: Date;
  /** The absolute end, whatever the user does. */
  readonly sessionEndsAt: Date;
  readonly lastActivityAt: Date;
}

/** When the session ends if the user does nothing more: renewal keeps it up to the absolute end. */
function endsAtIfIdle(times: SessionTimes): Date {
  const { tokenExpiresAt, sessionEndsAt } = times;
  return isActive(times) || tokenExpiresAt > sessionEndsAt ? sessionEndsAt : tokenExpiresAt;
}

const isActive = ({ now, lastActivityAt }: SessionTimes) =>
  now.getTime() - lastActivityAt.getTime() <= SESSION_POLICY.activityWindowMs;

/** True when the token expires soon, the user was active lately and the session may still go on. */
export function shouldRenew(times: SessionTimes): boolean {
  if (shouldEnd(times) || !isActive(times)) return false;
  // A token that already reaches to the absolute end cannot be made to last longer.
  if (times.tokenExpiresAt >= times.sessionEndsAt) return false;
  return times.tokenExpiresAt.getTime() - times.now.getTime() <= SESSION_POLICY.renewalWindowMs;
}

/** True in the last two minutes of a session that will not be renewed by itself. */
export function shouldWarn(times: SessionTimes): boolean {
  if (shouldEnd(times) || shouldRenew(times)) return false;
  return endsAtIfIdle(times).getTime() - times.now.getTime() <= SESSION_POLICY.warningMs;
}

/** True at the absolute end, and when the token ran out on somebody who was not active. */
export function shouldEnd(times: SessionTimes): boolean {
  if (times.now >= times.sessionEndsAt) return true;
  return times.now >= times.tokenExpiresAt && !isActive(times);
}

/** What the watcher has to do now. */
export type SessionStep =
  | { readonly kind: 'none' | 'renew' | 'end' }
  | { readonly kind: 'warn'; readonly endsAt: Date };

/** One look of the watcher, in the order end, renew, warn. */
export function sessionStep(times: SessionTimes): SessionStep {
  if (shouldEnd(times)) return { kind: 'end' };
  if (shouldRenew(times)) return { kind: 'renew' };
  return shouldWarn(times) ? { kind: 'warn', endsAt: endsAtIfIdle(times) } : { kind: 'none' };
}

/** How long after its replacement an old refresh token may still be used once: see `refreshGraceMs`. */
export function withinRefreshGrace(replacedAt: Date, now: Date): boolean {
  const ageMs = now.getTime() - replacedAt.getTime();
  return ageMs >= 0 && ageMs <= SESSION_POLICY.refreshGraceMs;
}
