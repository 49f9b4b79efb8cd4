import { type ApiError, ApiErrorCode } from '@gladhand/domain';
import { PASSWORD_MESSAGES } from './passwordMessages';

/** The rule that a rejected password breaks. Undefined for other errors. */
export function passwordRefusal(error: ApiError | null, messages = PASSWORD_MESSAGES): string | undefined {
  if (error?.code !== ApiErrorCode.PasswordPolicy) return undefined;
  const failed: unknown = error.details.failed;
  const rules: readonly unknown[] = Array.isArray(failed) ? failed : [];
  if (rules.includes('uncommon')) return messages.tooCommon;
  if (rules.includes('different')) return messages.samePassword;
  return error.message || messages.rulesNotMet;
}
