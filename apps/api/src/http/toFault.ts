import { ApiError, ApiErrorCode, ERROR_TEXT } from '@gladhand/domain';
import type { Logger } from '../ports';
import { fault } from './fault';

/** What a database or a socket says when it is away: trying again helps. */
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '40001',
  '57014',
]);
const AWAY_TEXT =
  /timeout exceeded when trying to connect|Connection terminated|PGlite is closed|driver has already been destroyed/i;
const RETRY_AFTER_MS = 2_000;

/** Turns whatever was thrown into something a caller may know; the log gets the rest. */
export function toFault(error: unknown, logger: Logger): ApiError {
  if (error instanceof ApiError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const text = error instanceof Error ? error.message : '';
  if (AWAY.has(code) || AWAY_TEXT.test(text)) {
    logger.warn({ err: error }, 'storage is away');
    return unavailable();
  }
  logger.error({ err: error }, 'request failed');
  return fault(ApiErrorCode.Internal, ERROR_TEXT.unknown);
}

/** Busy or away; the client waits and tries again. */
export function unavailable(): ApiError {
  const message = 'The server is busy or its database is away. Please try again in a moment.';
  return fault(ApiErrorCode.Unavailable, message, { retryAfterMs: RETRY_AFTER_MS });
}
