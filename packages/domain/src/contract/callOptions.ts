/** Options of every call. */
export interface CallOptions {
  /** Aborting rejects with `ApiError` CANCELLED. */
  signal?: AbortSignal | undefined;
}
