import { ApiErrorCode, DAY_MS, passwordRules } from '@gladhand/domain';
import { fault } from '../../http/fault';
import { isCommonPassword } from './isCommonPassword';

/** A password lasts so many days. Assumed: the specification gives the warning, not the lifetime. */
const PASSWORD_LIFETIME_DAYS = 180;

/** When a password set now expires. */
export function newPasswordExpiry(now: Date): Date {
  return new Date(now.getTime() + PASSWORD_LIFETIME_DAYS * DAY_MS);
}

/** Rejects with PASSWORD_POLICY and the ids of the rules that are broken. `forbidden` is the password to be replaced. */
export function refuseWeakPassword(password: string, { forbidden }: { forbidden?: string } = {}): void {
  const failed = passwordRules(password, { isCommon: isCommonPassword })
    .filter(({ met }) => !met)
    .map(({ id }): string => id);
  if (password === forbidden) failed.push('different');
  if (failed.length === 0) return;
  throw fault(ApiErrorCode.PasswordPolicy, 'The password does not meet every rule.', { details: { failed } });
}
