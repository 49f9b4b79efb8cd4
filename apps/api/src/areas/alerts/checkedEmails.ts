import { ALERT_RULE_LIMITS } from '@gladhand/domain/alerts';
import { isEmail, normalizeEmail } from '@gladhand/domain/contact';
import { badInput } from '../../http/apiError';
import { ALERT_MESSAGES } from './messages';

/** Different email addresses, as they are stored. */
export function checkedEmails(addresses: readonly string[]): string[] {
  const emails = addresses.map(normalizeEmail);
  const wrong = emails.find((email) => !isEmail(email));
  if (wrong !== undefined) throw badInput(ALERT_MESSAGES.email(wrong));
  if (new Set(emails).size < emails.length || emails.length > ALERT_RULE_LIMITS.emails) {
    throw badInput(ALERT_MESSAGES.emails(ALERT_RULE_LIMITS.emails));
  }
  return emails;
}
