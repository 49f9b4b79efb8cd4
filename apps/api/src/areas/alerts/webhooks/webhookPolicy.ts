const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export const WEBHOOK_POLICY = {
  /** Webhooks of a customer. */
  perCustomer: 10,
  /** Delays between attempts, in ms: a restart takes seconds, an outage hours. */
  retryDelaysMs: [30 * SECOND_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 8 * HOUR_MS, 24 * HOUR_MS],
  /** A delay is longer by up to this share, so that messages of one outage don't return at once. */
  jitter: 0.2,
  /** A worker that is silent for this long is considered dead, in ms: three time limits of a request. */
  claimMs: 30 * SECOND_MS,
  /** The earlier secret signs for this long after a rotation, in ms. */
  rotationMs: DAY_MS,
  /** Messages are kept for this long, in ms. */
  keepMs: 30 * DAY_MS,
} as const;

/** When to retry after a number of attempts; undefined if there are no more. The same message has the same jitter. */
export function nextWebhookTry(messageId: string, attempts: number, now: Date): Date | undefined {
  const delayMs = WEBHOOK_POLICY.retryDelaysMs[attempts - 1];
  if (delayMs === undefined) return undefined;
  const jitter = WEBHOOK_POLICY.jitter * shareOf(`${messageId} ${attempts}`);
  return new Date(now.getTime() + Math.round(delayMs * (1 + jitter)));
}

/** A number from 0 to 1 that is spread evenly over texts (FNV-1a). */
function shareOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash >>> 0) / 2 ** 32;
}
