const MINUTE_MS = 60_000;

export const PUSH_POLICY = {
  /** Subscriptions of a user; the oldest gives way to a new one. */
  perUser: 10,
  /** Delays between attempts, in ms; push services are rarely down for long. */
  retryDelaysMs: [MINUTE_MS / 2, 5 * MINUTE_MS, 30 * MINUTE_MS],
  /** A worker that is silent for this long is considered dead, in ms: three time limits of a request. */
  claimMs: MINUTE_MS / 2,
  titleCharacters: 200,
} as const;
