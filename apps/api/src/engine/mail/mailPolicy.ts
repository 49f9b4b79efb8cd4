const MINUTE_MS = 60_000;

/** Name of the job that sends one mail. */
export const SEND_MAIL = 'mail.send';

export const MAIL_POLICY = {
  /** Waits between tries, in ms: greylisting ends within minutes, an outage within hours. */
  retryDelaysMs: [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 120 * MINUTE_MS, 360 * MINUTE_MS],
  /** For connecting, the greeting and each answer of the mail server, in ms. */
  timeoutMs: 10_000,
  /** A worker that was silent for so long is dead, in ms: three timeouts and some. */
  claimMs: 2 * MINUTE_MS,
} as const;

/** When to try again after so many tries; undefined when there were enough. */
export function nextTry(attempts: number, now: Date): Date | undefined {
  const delayMs = MAIL_POLICY.retryDelaysMs[attempts - 1];
  return delayMs === undefined ? undefined : new Date(now.getTime() + delayMs);
}
