import { type ApiError, ApiErrorCode } from '@gladhand/domain';
import { toApiError } from '../http/toApiError';
import type { Logger } from '../ports';
import { REQUEST_MESSAGES } from './messages';

/**
 * The reason why a row of an import failed, even for unexpected errors, so that an invalid row doesn't stop the others.
 * Only an unavailable service fails the whole call; the client resumes from that row.
 */
export function rowProblem(error: unknown, logger: Logger): string {
  const failure: ApiError = toApiError(error, logger);
  if (failure.code === ApiErrorCode.Unavailable) throw failure;
  return failure.code === ApiErrorCode.Internal ? REQUEST_MESSAGES.rowNotSaved : failure.message;
}
