import type { Webhook, WebhookMessage } from '@gladhand/domain/alerts';
import { useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import { Banner, Button, StatusPill, type Tone, useMessages } from '@gladhand/ui';
import { alertTime } from '../../internal/alertTime';
import { AttemptItem } from './AttemptItem';
import { WEBHOOKS_MESSAGES } from './messages';
import * as S from './Webhooks.styles';
import { replayMessage } from './webhookQueries';

type Words = typeof WEBHOOKS_MESSAGES;
const TONES: Readonly<Record<string, Tone>> = { sent: 'good', failed: 'caution', givenUp: 'critical' };

/** A message with its attempts. It can be sent again, unless it is being sent. */
export function MessageItem({ webhook, message }: { webhook: Webhook; message: WebhookMessage }) {
  const messages = useMessages(WEBHOOKS_MESSAGES);

  const { now, timeZone, locale } = useWidgetHost();
  const replay = useApiMutation(replayMessage);
  const timeText = (at: string) => alertTime(new Date(at), now(), timeZone, locale);
  const { id, event, state, created, nextAttempt, attempts, body } = message;
  const eventText = messages.event[event as keyof Words['event']] ?? event;
  const { customerId, id: webhookId } = webhook;
  const canReplay = state !== 'waiting' && (webhook.enabled || event === 'alert.test');
  return (
    <li>
      <S.MessageHead>
        <strong>{eventText}</strong>
        <time dateTime={created}>{timeText(created)}</time>
        <StatusPill tone={TONES[state] ?? 'neutral'} plain>
          {messages.state[state as keyof Words['state']] ?? state}
        </StatusPill>
        {canReplay && (
          <Button
            size="xsmall"
            aria-label={messages.replayOf(eventText, timeText(created))}
            working={replay.isPending}
            onClick={() => replay.mutate({ customerId, webhookId, id })}
          >
            {messages.replay}
          </Button>
        )}
      </S.MessageHead>
      {replay.isError && <Banner tone="critical" title={messages.notReplayed} />}
      {state === 'failed' && nextAttempt && <S.Hint>{messages.nextAttempt(timeText(nextAttempt))}</S.Hint>}
      {attempts.length > 0 && (
        <S.Attempts aria-label={messages.attempts(attempts.length)}>
          {[...attempts.entries()].toReversed().map(([number, attempt]) => (
            <AttemptItem key={number} attempt={attempt} timeText={timeText} />
          ))}
        </S.Attempts>
      )}
      <S.Body>
        <summary>{messages.sentBody}</summary>
        <pre dir="ltr">{body}</pre>
      </S.Body>
    </li>
  );
}
