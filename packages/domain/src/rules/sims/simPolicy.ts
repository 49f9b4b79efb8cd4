const MINUTE_MS = 60_000;

/** Limits and times of SIM changes. One object, so that every reason is in one place. */
export const SIM_POLICY = {
  /** A bulk change has at most this many SIMs, so that its transaction stays short. */
  simsPerBatch: 1_000,
  /** Lines of a pasted list. */
  pastedLines: 1_000,
  /** A request without an answer for this long is shown as unanswered and checked at the provider, in ms. */
  noAnswerAfterMs: 30 * MINUTE_MS,
  /** A call to the provider is given up after this time, in ms; the change may have been made. */
  callTimeoutMs: 15_000,
  /** Delays before a call that timed out is repeated, in ms; the last one repeats. */
  repeatAfterMs: [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 60 * MINUTE_MS],
  /** A signed callback is accepted this long before and after its timestamp, in ms. */
  signatureToleranceMs: 5 * MINUTE_MS,
} as const;

/** When a call that timed out is repeated, after a number of attempts. */
export function simRepeatAt(attempts: number, now: Date): Date {
  const { repeatAfterMs } = SIM_POLICY;
  const delayMs = repeatAfterMs[Math.min(Math.max(attempts, 1), repeatAfterMs.length) - 1] ?? MINUTE_MS;
  return new Date(now.getTime() + delayMs);
}
