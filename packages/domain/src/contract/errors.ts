/**
 * What can go wrong with a call, in one word. Widgets turn the word into a sentence; the server sends it in
 * `error.code` (REST) or `errors[].extensions.code` (GraphQL).
 */
export const ApiErrorCode = {
  /** No token, or one that is wrong, expired or revoked: the session is over. HTTP 401. */
  Unauthenticated: 'UNAUTHENTICATED',
  /** The caller's roles do not allow the operation. HTTP 403. */
  Forbidden: 'FORBIDDEN',
  /** The object does not exist, or is outside the caller's sight. HTTP 404. */
  NotFound: 'NOT_FOUND',
  /** The request says something that cannot be done; `message` says what to do instead. HTTP 400. */
  BadUserInput: 'BAD_USER_INPUT',
  /** Somebody else saved first; `details.current` holds the present values. HTTP 409. */
  Conflict: 'CONFLICT',
  /** Too many tries; `retryAfterMs` says when the next one counts. HTTP 429. */
  RateLimited: 'RATE_LIMITED',
  /** The request body is larger than allowed. HTTP 413. */
  TooLarge: 'TOO_LARGE',
  /** The GraphQL document is too deep, too wide or too long. HTTP 400. */
  QueryTooComplex: 'QUERY_TOO_COMPLEX',
  /** In production only known documents run. HTTP 400. */
  UnknownDocument: 'UNKNOWN_DOCUMENT',
  /** The server is busy or its database is away; trying again helps. HTTP 503. */
  Unavailable: 'UNAVAILABLE',
  /** The server failed. HTTP 500. */
  Internal: 'INTERNAL',
  /** 'Incorrect username or password.' HTTP 401, on the sign-in paths only. */
  InvalidCredentials: 'INVALID_CREDENTIALS',
  /** 'Account setup not complete. Please check your email for verification link.' HTTP 403. */
  AccountSetupIncomplete: 'ACCOUNT_SETUP_INCOMPLETE',
  /** The credentials are right, the terms are not accepted yet; see `TermsRequired`. HTTP 403. */
  TermsRequired: 'TERMS_REQUIRED',
  /** 'Account password has expired for user ...' HTTP 403. */
  PasswordExpired: 'PASSWORD_EXPIRED',
  /** The new password breaks a rule; `details.failed` lists the rule ids. HTTP 400. */
  PasswordPolicy: 'PASSWORD_POLICY',
  /** A link's token is unknown, used or expired. HTTP 404. */
  LinkInvalid: 'LINK_INVALID',
  /** No answer arrived. Made by the client. */
  Network: 'NETWORK',
  /** An answer arrived that is not what the contract says. Made by the client. */
  MalformedAnswer: 'MALFORMED_ANSWER',
  /** The caller cancelled. Made by the client; never shown. */
  Cancelled: 'CANCELLED',
} as const;
export type ApiErrorCode = (typeof ApiErrorCode)[keyof typeof ApiErrorCode];

/** More about a failure, as far as the server tells. */
export interface ApiErrorInfo {
  code: ApiErrorCode;
  /** For people, in the specification's words where it has some. */
  message: string;
  /** HTTP status; 0 when no answer arrived. */
  status: number;
  /** Milliseconds after which trying again makes sense. */
  retryAfterMs?: number | undefined;
  details?: Readonly<Record<string, unknown>> | undefined;
}

/** The one error a `PortalApi` throws. */
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

/** What a person is told where data would be. */
export function failureOf({ code, message }: ApiError): { forbidden: boolean; message: string } {
  return { forbidden: code === ApiErrorCode.Forbidden, message };
}

/** True for codes after which the same call may succeed without the user changing anything. */
export function isRetryable(code: ApiErrorCode): boolean {
  return (
    code === ApiErrorCode.Network ||
    code === ApiErrorCode.Unavailable ||
    code === ApiErrorCode.Internal ||
    code === ApiErrorCode.MalformedAnswer
  );
}

/** Texts for failures that bring none of their own; those of the specification keep its spelling. */
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
