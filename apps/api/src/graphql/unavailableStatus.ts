import { ApiErrorCode } from '@gladhand/domain';
import type { ExecutionResult } from 'graphql';

/**
 * 503 with Retry-After if the service was unavailable for all parts of a request, so that proxies and clients see it
 * without reading the body; undefined otherwise.
 */
export function unavailableStatus(
  errors: ExecutionResult['errors'],
): { status: 503; headers: { 'retry-after': string } } | undefined {
  if (!errors?.length || errors.some(({ extensions }) => extensions?.code !== ApiErrorCode.Unavailable))
    return undefined;
  const waitsMs = errors.map(({ extensions }) => Number(extensions?.retryAfterMs ?? 0));
  return { status: 503, headers: { 'retry-after': String(Math.max(1, Math.ceil(Math.max(...waitsMs) / 1_000))) } };
}
