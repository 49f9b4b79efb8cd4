import { ApiError, ApiErrorCode, ERROR_TEXT } from '@gladhand/domain';
import type { Logger } from '../ports';
import { apiError } from './apiError';
import { RETRY_AFTER_MS, storageErrorOf } from './storageErrors';

/** Converts any thrown value to an error that the caller may see; the rest is logged. */
export function toApiError(error: unknown, logger: Logger): ApiError {
  if (error instanceof ApiError) return error;
  const storageError = storageErrorOf(error);
  if (storageError) {
    logger.warn({ err: error, storageError }, 'the storage did not respond');
    return unavailable(RETRY_AFTER_MS[storageError]);
  }
  logger.error({ err: error }, 'request failed');
  return apiError(ApiErrorCode.Internal, ERROR_TEXT.unknown);
}

/** The message of all 503 responses. */
export const UNAVAILABLE_TEXT = ERROR_TEXT.unavailable;

/** An error for a temporarily unavailable service; the client waits and retries. */
export function unavailable(retryAfterMs: number = RETRY_AFTER_MS.busy): ApiError {
  return apiError(ApiErrorCode.Unavailable, UNAVAILABLE_TEXT, { retryAfterMs });
}
