const MINUTE_MS = 60_000;

/** Name of the job that sends one mail. */
export const SEND_MAIL = 'mail.send';

/** All mail except account mail. */
export const ALL_SUBJECTS = '*';

export const MAIL_POLICY = {
  /** Delays between attempts, in ms: greylisting ends within minutes, an outage within hours. */
  retryDelaysMs: [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 120 * MINUTE_MS, 360 * MINUTE_MS],
  /** Timeout for connecting, the greeting and each response of the mail server, in ms. */
  timeoutMs: 10_000,
  /** A worker that is silent for this long is considered dead, in ms: three timeouts and a margin. */
  claimMs: 2 * MINUTE_MS,
} as const;

/** When to retry after a number of attempts; undefined if there are no more attempts. */
export function nextTry(attempts: number, now: Date): Date | undefined {
  const delayMs = MAIL_POLICY.retryDelaysMs[attempts - 1];
  return delayMs === undefined ? undefined : new Date(now.getTime() + delayMs);
}
