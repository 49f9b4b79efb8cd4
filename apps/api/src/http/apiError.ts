import { ApiError, ApiErrorCode } from '@gladhand/domain';
import { HTTP_MESSAGES } from './messages';

const STATUS: Partial<Record<ApiErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  FORBIDDEN: 403,
  ACCOUNT_SETUP_INCOMPLETE: 403,
  TERMS_REQUIRED: 403,
  PASSWORD_EXPIRED: 403,
  NOT_FOUND: 404,
  LINK_INVALID: 404,
  CONFLICT: 409,
  TOO_LARGE: 413,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
};

interface ErrorOptions {
  /** @default the status of the code */
  status?: number;
  retryAfterMs?: number;
  details?: Readonly<Record<string, unknown>>;
}

/** Creates an error to throw anywhere below the handler; the caller receives its code, message and details. */
export function apiError(code: ApiErrorCode, message: string, options: ErrorOptions = {}): ApiError {
  return new ApiError({ code, message, status: STATUS[code] ?? 400, ...options });
}

/** BAD_USER_INPUT; the message names the mistake and the correct form. */
export function badInput(message: string): ApiError {
  return apiError(ApiErrorCode.BadUserInput, message);
}

/** The response for an error. An unknown error becomes INTERNAL and reveals nothing. */
export function errorResponse(error: ApiError): Response {
  const { code, message, details, retryAfterMs } = error;
  const hasDetails = Object.keys(details).length > 0;
  const headers = new Headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  if (retryAfterMs !== undefined) headers.set('retry-after', String(Math.max(1, Math.ceil(retryAfterMs / 1000))));
  const body = { error: { code, message, ...(hasDetails ? { details } : {}) } };
  return new Response(JSON.stringify(body), { status: error.status, headers });
}

/** 405: the path has other methods. */
export function methodNotAllowed(allowed: readonly string[]): Response {
  const response = errorResponse(
    new ApiError({
      code: ApiErrorCode.BadUserInput,
      message: HTTP_MESSAGES.methods(allowed),
      status: 405,
    }),
  );
  response.headers.set('allow', allowed.join(', '));
  return response;
}

/** Not found and no access give the same error. */
export function notFound(): ApiError {
  return apiError(ApiErrorCode.NotFound, HTTP_MESSAGES.notFound);
}
