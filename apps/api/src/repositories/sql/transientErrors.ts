/** Serialization failure and deadlock: the database asks for the transaction to be run again. */
const RETRY = new Set(['40001', '40P01']);

export function isWorthRetrying(error: unknown): boolean {
  return error instanceof Error && 'code' in error && RETRY.has(String(error.code));
}
