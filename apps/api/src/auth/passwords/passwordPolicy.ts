import { ApiErrorCode } from '@gladhand/domain';
import { passwordRules } from '@gladhand/domain/account';
import { DAY_MS } from '@gladhand/domain/readings';
import { apiError } from '../../http/apiError';
import { AUTH_MESSAGES } from '../messages';
import { isCommonPassword } from './isCommonPassword';

/** The lifetime of a password in days. Assumed: the specification defines the warning, not the lifetime. */
const PASSWORD_LIFETIME_DAYS = 180;

/** Expiry of a password that is set now. */
export function newPasswordExpiry(now: Date): Date {
  return new Date(now.getTime() + PASSWORD_LIFETIME_DAYS * DAY_MS);
}

/** Throws PASSWORD_POLICY with the ids of the violated rules. `forbidden` is the current password. */
export function refuseWeakPassword(password: string, { forbidden }: { forbidden?: string } = {}): void {
  const failed = passwordRules(password, { isCommon: isCommonPassword })
    .filter(({ met }) => !met)
    .map(({ id }): string => id);
  if (password === forbidden) failed.push('different');
  if (failed.length === 0) return;
  throw apiError(ApiErrorCode.PasswordPolicy, AUTH_MESSAGES.passwordPolicy, { details: { failed } });
}
