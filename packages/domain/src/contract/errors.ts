/**
 * The kinds of failure of a call. Widgets show a text for each; the server sends the code in `error.code` (REST) or
 * `errors[].extensions.code` (GraphQL).
 */
export const ApiErrorCode = {
  /** The token is missing, wrong, expired or revoked: the session is over. HTTP 401. */
  Unauthenticated: 'UNAUTHENTICATED',
  /** The caller's roles don't allow the operation. HTTP 403. */
  Forbidden: 'FORBIDDEN',
  /** The object doesn't exist, or the caller has no access to it. HTTP 404. */
  NotFound: 'NOT_FOUND',
  /** The request can't be fulfilled; `message` says how to correct it. HTTP 400. */
  BadUserInput: 'BAD_USER_INPUT',
  /** Someone else saved first; `details.current` has the current values. HTTP 409. */
  Conflict: 'CONFLICT',
  /** Too many attempts; `retryAfterMs` says when the next one is allowed. HTTP 429. */
  RateLimited: 'RATE_LIMITED',
  /** The request body is larger than allowed. HTTP 413. */
  TooLarge: 'TOO_LARGE',
  /** The GraphQL document is too deep, too wide or too long. HTTP 400. */
  QueryTooComplex: 'QUERY_TOO_COMPLEX',
  /** In production only registered documents run. HTTP 400. */
  UnknownDocument: 'UNKNOWN_DOCUMENT',
  /** The server is busy or its database is unavailable; a retry can succeed. HTTP 503. */
  Unavailable: 'UNAVAILABLE',
  /** The server failed. HTTP 500. */
  Internal: 'INTERNAL',
  /** 'Incorrect username or password.' HTTP 401, on the sign-in paths only. */
  InvalidCredentials: 'INVALID_CREDENTIALS',
  /** 'Account setup not complete. Please check your email for verification link.' HTTP 403. */
  AccountSetupIncomplete: 'ACCOUNT_SETUP_INCOMPLETE',
  /** The credentials are right, but the terms aren't accepted yet; see `TermsRequired`. HTTP 403. */
  TermsRequired: 'TERMS_REQUIRED',
  /** 'Account password has expired for user ...' HTTP 403. */
  PasswordExpired: 'PASSWORD_EXPIRED',
  /** The new password breaks a rule; `details.failed` lists the rule ids. HTTP 400. */
  PasswordPolicy: 'PASSWORD_POLICY',
  /** A link's token is unknown, used or expired. HTTP 404. */
  LinkInvalid: 'LINK_INVALID',
  /** No answer arrived. Made by the client. */
  Network: 'NETWORK',
  /** The answer breaks the contract. Made by the client. */
  MalformedAnswer: 'MALFORMED_ANSWER',
  /** The host's `api` has no such call; `details.call` names it. Made by the client. */
  NotOffered: 'NOT_OFFERED',
  /** The caller canceled. Made by the client; never shown. */
  Cancelled: 'CANCELLED',
} as const;
export type ApiErrorCode = (typeof ApiErrorCode)[keyof typeof ApiErrorCode];

/** Details of an error, if the server sends any. */
export interface ApiErrorInfo {
  code: ApiErrorCode;
  /** For people; quoted from the specification where it has a text. */
  message: string;
  /** HTTP status; 0 when no answer arrived. */
  status: number;
  /** Milliseconds to wait before a retry makes sense. */
  retryAfterMs?: number | undefined;
  details?: Readonly<Record<string, unknown>> | undefined;
}

/** The only error that a `PortalApi` throws. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly retryAfterMs: number | undefined;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(info: ApiErrorInfo) {
    super(info.message);
    this.code = info.code;
    this.status = info.status;
    this.retryAfterMs = info.retryAfterMs;
    this.details = info.details ?? {};
  }
}

/** The message to show in place of the data. */
export function failureOf({ code, message }: ApiError): { forbidden: boolean; message: string } {
  return { forbidden: code === ApiErrorCode.Forbidden, message };
}

/** True for codes after which the same call can succeed without a change by the user. */
export function isRetryable(code: ApiErrorCode): boolean {
  return (
    code === ApiErrorCode.Network ||
    code === ApiErrorCode.Unavailable ||
    code === ApiErrorCode.Internal ||
    code === ApiErrorCode.MalformedAnswer
  );
}

/** Messages for failures without one of their own. Quoted messages keep the spelling of the specification. */
export const ERROR_TEXT = {
  generic: 'An error has occured, please try again',
  unknown: 'An unknown error occurred!',
  profile: 'Unknown error occurred!',
  graphql: 'Unknown error occured!',
  badGateway: "The service isn't responding. Please try again in a moment.",
  unavailable: 'The service is temporarily unavailable. Please try again in a moment.',
  gatewayTimeout: 'The service took too long to respond. Please try again in a moment.',
  success: 'Request completed successfully!',
  invalidCredentials: 'Incorrect username or password.',
  notAuthorized: 'not authorized or username/password incorrect',
  setupIncomplete: 'Account setup not complete. Please check your email for verification link.',
  userNotFound: 'User Not Found!',
  invalidConfirmationLink: 'This confirmation link is not valid or has expired.',
  unsubscribe: 'We could not change your subscription. Please try again.',
} as const;
