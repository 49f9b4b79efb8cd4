/** Serialization failures and deadlocks, after which the transaction should be repeated. */
const RETRY = new Set(['40001', '40P01']);

export function isWorthRetrying(error: unknown): boolean {
  return error instanceof Error && 'code' in error && RETRY.has(String(error.code));
}
