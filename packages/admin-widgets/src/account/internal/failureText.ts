import { type ApiError, ApiErrorCode, ERROR_TEXT } from '@gladhand/domain';

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

/** A failure of an account screen as a sentence, in the specification's words where it has some. */
export function failureText(error: ApiError): string {
  // Nobody who is signed out is told which accounts exist, whatever the server says.
  if (error.message === ERROR_TEXT.userNotFound) return ERROR_TEXT.invalidCredentials;
  return TEXT[error.code] ?? (error.message || ERROR_TEXT.generic);
}

/** Which rule a refused password breaks, as a sentence. Undefined when it was not the password that was refused. */
export function passwordRefusal(error: ApiError | null): string | undefined {
  if (error?.code !== ApiErrorCode.PasswordPolicy) return undefined;
  const failed: unknown = error.details.failed;
  const rules: readonly unknown[] = Array.isArray(failed) ? failed : [];
  if (rules.includes('uncommon')) return 'This is one of the commonest passwords. Please choose another one.';
  if (rules.includes('different')) return 'This is the password you have now. Please choose another one.';
  return error.message || 'The password does not meet every rule.';
}
