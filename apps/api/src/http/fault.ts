import { ApiError, ApiErrorCode } from '@gladhand/domain';

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

interface More {
  /** @default the status of the code */
  status?: number;
  retryAfterMs?: number;
  details?: Readonly<Record<string, unknown>>;
}

/** The error to throw anywhere below the handler; it reaches the caller with its code, message and details. */
export function fault(code: ApiErrorCode, message: string, more: More = {}): ApiError {
  return new ApiError({ code, message, status: STATUS[code] ?? 400, ...more });
}

/** BAD_USER_INPUT: say what is wrong and what would be right. */
export function badInput(message: string): ApiError {
  return fault(ApiErrorCode.BadUserInput, message);
}

/** The answer an error becomes. What is not a fault is INTERNAL and tells nothing. */
export function faultResponse(error: ApiError): Response {
  const { code, message, details, retryAfterMs } = error;
  const hasDetails = Object.keys(details).length > 0;
  const headers = new Headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  if (retryAfterMs !== undefined) headers.set('retry-after', String(Math.max(1, Math.ceil(retryAfterMs / 1000))));
  const body = { error: { code, message, ...(hasDetails ? { details } : {}) } };
  return new Response(JSON.stringify(body), { status: error.status, headers });
}

/** The path has other methods. */
export function methodNotAllowed(allowed: readonly string[]): Response {
  const response = faultResponse(
    new ApiError({
      code: ApiErrorCode.BadUserInput,
      message: `This address only accepts ${allowed.join(', ')}.`,
      status: 405,
    }),
  );
  response.headers.set('allow', allowed.join(', '));
  return response;
}

/** An object that is not there, or not in the caller's sight: the two answer alike. */
export function notFound(): ApiError {
  return fault(ApiErrorCode.NotFound, 'This does not exist, or is not in your sight.');
}
