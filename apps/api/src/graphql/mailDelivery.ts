import type { MailSummary } from '../repositories/mails';
import type { MailDelivery } from './generated/resolvers';

/** Converts a mail to its contract type. */
export function toMailDelivery(mail: MailSummary): MailDelivery {
  const { mailId, to, subject, purpose, status, attempts, reason } = mail;
  return {
    id: mailId,
    to,
    subject,
    purpose,
    status,
    attempts,
    reason,
    createdAt: mail.createdAt.toISOString(),
    changedAt: mail.changedAt.toISOString(),
    nextAttemptAt: mail.nextAttemptAt?.toISOString() ?? null,
  };
}
