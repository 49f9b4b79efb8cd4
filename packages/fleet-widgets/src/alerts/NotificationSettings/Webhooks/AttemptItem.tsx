import type { WebhookAttempt } from '@gladhand/domain/alerts';
import { useReadingFormats } from '@gladhand/domain/react';
import { useMessages } from '@gladhand/ui';
import { WEBHOOKS_MESSAGES } from './messages';
import * as S from './Webhooks.styles';

interface AttemptItemProps {
  attempt: WebhookAttempt;
  timeText: (at: string) => string;
}

/** One attempt: when, how long it took, and what the server responded. */
export function AttemptItem({ attempt, timeText }: AttemptItemProps) {
  const messages = useMessages(WEBHOOKS_MESSAGES);
  const formats = useReadingFormats();

  const { at, status, error, durationMs, response } = attempt;
  const duration = messages.duration(`${formats.count(durationMs)} ms`);
  return (
    <li>
      <span>
        <time dateTime={at}>{timeText(at)}</time> ·{' '}
        {status == null ? (error ?? messages.noResponse) : messages.status(status)}, {duration}
      </span>
      {response && (
        <S.Body>
          <summary>{messages.response}</summary>
          <pre dir="ltr">{response}</pre>
        </S.Body>
      )}
    </li>
  );
}
