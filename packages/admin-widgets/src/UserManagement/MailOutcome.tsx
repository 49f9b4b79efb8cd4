import { isMailPending, type MailDelivery, MailStatus, USER_TEXTS } from '@gladhand/domain';
import { useMailDeliveries } from '@gladhand/domain/react';
import { Banner, Spinner } from '@gladhand/ui';
import type { MailKind } from './ConfirmMail';
import { MAIL_MESSAGES } from './mailMessages';

interface MailOutcomeProps {
  kind: MailKind;
  mails: readonly MailDelivery[];
  /** Users who are not mailed, with the reason. */
  refusals?: readonly string[];
}

const SENT = { reset: USER_TEXTS.resetSent, verification: USER_TEXTS.verificationSent } as const;
const FAILED = { reset: USER_TEXTS.resetFailed, verification: USER_TEXTS.verificationFailed } as const;

/** How queued mails fare, until the mail server has answered. Never says 'was sent' before it has. */
export function MailOutcome({ kind, mails: queued, refusals = [] }: MailOutcomeProps) {
  const mails = useMailDeliveries(queued);
  const sent = mails.filter(({ status }) => status === MailStatus.Sent);
  const pending = mails.filter(({ status }) => isMailPending(status));
  const others = mails.filter((mail) => !sent.includes(mail) && !pending.includes(mail));
  const problems = [...others.map(problemOf), ...refusals];
  return (
    <div aria-live="polite" style={{ display: 'grid', gap: 'var(--gh-space-3)' }}>
      {pending.length > 0 && (
        <Banner tone="neutral" title={MAIL_MESSAGES.queued(pending.map(({ to }) => to))}>
          {pending.some(({ nextAttemptAt }) => nextAttemptAt) ? MAIL_MESSAGES.retrying : <Spinner label="Sending" />}
        </Banner>
      )}
      {sent.length > 0 && (
        <Banner
          tone="good"
          title={SENT[kind] + sent.map(({ to }) => to).join(', ')}
          style={{ overflowWrap: 'anywhere' }}
        />
      )}
      {problems.length > 0 && (
        <Banner tone="critical" title={FAILED[kind]} style={{ overflowWrap: 'anywhere' }}>
          {problems.map((problem) => (
            <p key={problem} style={{ margin: 0 }}>
              {problem}
            </p>
          ))}
        </Banner>
      )}
    </div>
  );
}

const problemOf = ({ to, status, reason }: MailDelivery) =>
  status === MailStatus.Unconfirmed ? MAIL_MESSAGES.unconfirmed(to) : MAIL_MESSAGES.failed(to, reason);
