import { type ApiError, type ApiErrorCode, ERROR_TEXT } from '@gladhand/domain';

const TEXT: Partial<Record<ApiErrorCode, string>> = {
  INVALID_CREDENTIALS: ERROR_TEXT.invalidCredentials,
  UNAUTHENTICATED: ERROR_TEXT.notAuthorized,
  ACCOUNT_SETUP_INCOMPLETE: ERROR_TEXT.setupIncomplete,
  LINK_INVALID: ERROR_TEXT.invalidConfirmationLink,
  NETWORK: ERROR_TEXT.generic,
  UNAVAILABLE: ERROR_TEXT.generic,
  INTERNAL: ERROR_TEXT.generic,
  MALFORMED_ANSWER: ERROR_TEXT.unknown,
};

/** The text of an error on an account screen. Specified texts are used where they exist. */
export function failureText(error: ApiError): string {
  // A signed-out visitor must not learn which accounts exist.
  if (error.message === ERROR_TEXT.userNotFound) return ERROR_TEXT.invalidCredentials;
  return TEXT[error.code] ?? (error.message || ERROR_TEXT.generic);
}
