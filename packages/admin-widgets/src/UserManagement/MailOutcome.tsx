import { isMailPending, type MailDelivery, MailStatus } from '@gladhand/domain/mail';
import { useMailDeliveries } from '@gladhand/domain/react';
import { Banner, perLanguage, Spinner, useMessages } from '@gladhand/ui';
import { USER_MESSAGES } from './messages';
import type { MailKind } from './result';

interface MailOutcomeProps {
  kind: MailKind;
  mails: readonly MailDelivery[];
  /** Users who get no email, with the reason. */
  refusals?: readonly string[];
}

const textsOf = perLanguage((messages: typeof USER_MESSAGES) => ({
  reset: { sent: messages.resetSent, failed: messages.resetFailed },
  verification: { sent: messages.verificationSent, failed: messages.verificationFailed },
}));

/** The status of queued emails. An email is shown as sent only after the mail server accepted it. */
export function MailOutcome({ kind, mails: queued, refusals = [] }: MailOutcomeProps) {
  const messages = useMessages(USER_MESSAGES);
  const texts = textsOf(messages)[kind];

  const mails = useMailDeliveries(queued);
  const sent = mails.filter(({ status }) => status === MailStatus.Sent);
  const pending = mails.filter(({ status }) => isMailPending(status));
  const failed = mails.filter((mail) => !sent.includes(mail) && !pending.includes(mail));
  const problems = [...failed.map((mail) => problemOf(mail, messages)), ...refusals];
  return (
    <div aria-live="polite" style={{ display: 'grid', gap: 'var(--gh-space-3)' }}>
      {pending.length > 0 && (
        <Banner tone="neutral" title={messages.queued(pending.map(({ to }) => to))}>
          {pending.some(({ nextAttemptAt }) => nextAttemptAt) ? (
            messages.retrying
          ) : (
            <Spinner label={messages.sending} />
          )}
        </Banner>
      )}
      {sent.length > 0 && (
        <Banner
          tone="good"
          title={texts.sent(sent.map(({ to }) => to).join(', '))}
          style={{ overflowWrap: 'anywhere' }}
        />
      )}
      {problems.length > 0 && (
        <Banner tone="critical" title={texts.failed} style={{ overflowWrap: 'anywhere' }}>
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

const problemOf = ({ to, status, reason }: MailDelivery, messages = USER_MESSAGES) =>
  status === MailStatus.Unconfirmed ? messages.unconfirmed(to) : messages.mailFailed(to, reason);
