import { type ApiError, ApiErrorCode } from '@gladhand/domain';
import { toFault } from '../http/toFault';
import type { Logger } from '../ports';

/**
 * Why one row of an import was not done, also where nobody foresaw it: a bad row stops no other. Only a service that can't
 * answer ends the call; the rest of the rows would fail alike, and the client goes on from there.
 */
export function rowProblem(error: unknown, logger: Logger): string {
  const failure: ApiError = toFault(error, logger);
  if (failure.code === ApiErrorCode.Unavailable) throw failure;
  return failure.code === ApiErrorCode.Internal ? 'This row could not be saved. Please try it again.' : failure.message;
}
