import { ApiError, ApiErrorCode, ERROR_TEXT } from '@gladhand/domain';
import type { Logger } from '../ports';
import { fault } from './fault';
import { RETRY_AFTER_MS, storageErrorOf } from './storageErrors';

/** Turns whatever was thrown into something a caller may know; the log gets the rest. */
export function toFault(error: unknown, logger: Logger): ApiError {
  if (error instanceof ApiError) return error;
  const storageError = storageErrorOf(error);
  if (storageError) {
    logger.warn({ err: error, storageError }, 'the storage could not answer');
    return unavailable(RETRY_AFTER_MS[storageError]);
  }
  logger.error({ err: error }, 'request failed');
  return fault(ApiErrorCode.Internal, ERROR_TEXT.unknown);
}

/** Said with every 503. */
export const UNAVAILABLE_TEXT = ERROR_TEXT.unavailable;

/** The service can't answer now; the client waits and tries again. */
export function unavailable(retryAfterMs: number = RETRY_AFTER_MS.busy): ApiError {
  return fault(ApiErrorCode.Unavailable, UNAVAILABLE_TEXT, { retryAfterMs });
}
