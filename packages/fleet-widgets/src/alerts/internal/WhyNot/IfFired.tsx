import type { AlertRule, ExplainedMessage } from '@gladhand/domain/alerts';
import { HELD_BACK_TEXTS, isActiveAt } from '@gladhand/domain/alerts';
import { useReadingFormats } from '@gladhand/domain/react';
import { CheckIcon, ClockIcon, Icon, useMessages, useWords, XIcon } from '@gladhand/ui';
import { ALERT_CASE_MESSAGES } from '../AlertCase/messages';
import * as S from './IfFired.styles';
import { WHY_NOT_MESSAGES } from './messages';

interface IfFiredProps {
  messages: readonly ExplainedMessage[];
  rule: AlertRule | undefined;
  at: Date;
  timeText: (at: Date) => string;
}

const HOUR_MS = 3_600_000;
const ICONS = { sent: CheckIcon, waiting: ClockIcon, heldBack: XIcon } as const;

/** Who would have been notified if the rule had fired at an instant, and who not, with the reason. */
export function IfFired({ messages: list, rule, at, timeText }: IfFiredProps) {
  const messages = useMessages(WHY_NOT_MESSAGES);
  const cases = useMessages(ALERT_CASE_MESSAGES);
  const say = useWords();
  const formats = useReadingFormats();
  const channels: Readonly<Record<string, string>> = cases.channels;
  const isActive = !rule?.activeHours || isActiveAt(rule.activeHours, at);
  const limitMs = rule?.alertNotificationRateLimitMs ?? 0;
  const isLimited = list.some(({ reason }) => reason === 'rateLimit' || reason === 'oncePerEpisode');
  return (
    <section aria-label={messages.ifFired}>
      <S.Head>
        <h3>{messages.ifFired}</h3>
        <span>{messages.bySettings}</span>
      </S.Head>
      <S.List>
        {rule && list.length > 0 && (
          <>
            <Line icon={isActive ? CheckIcon : XIcon} name={messages.activeHours}>
              {!rule.activeHours ? messages.always : isActive ? messages.withinHours : messages.outsideHours}
            </Line>
            <Line
              icon={isLimited ? XIcon : CheckIcon}
              name={limitMs === 0 ? messages.oncePerAlert : messages.oneEvery(formats.count(limitMs / HOUR_MS))}
            >
              {isLimited ? messages.limitReached : messages.limitFree}
            </Line>
          </>
        )}
        {list.map((message) => (
          <Line
            key={`${message.step} ${message.channel} ${message.recipient}`}
            icon={ICONS[message.outcome as keyof typeof ICONS] ?? ClockIcon}
            name={cases.message(channels[message.channel] ?? message.channel, message.recipient)}
          >
            {outcomeText(message)}
          </Line>
        ))}
      </S.List>
      {list.length === 0 && <p>{messages.noRecipients}</p>}
    </section>
  );

  function outcomeText({ outcome, reason, until, step }: ExplainedMessage): string {
    const texts: Readonly<Record<string, string>> = HELD_BACK_TEXTS;
    const why = say(texts[reason ?? ''] ?? reason ?? '');
    const untilText = until == null ? '' : timeText(new Date(until));
    if (outcome === 'sent') return messages.wouldSend;
    if (outcome === 'heldBack') return why;
    return step.startsWith('escalation') ? messages.ifUnacknowledged(untilText) : cases.waits(untilText, why);
  }
}

function Line({ icon, name, children }: { icon: typeof CheckIcon; name: string; children: string }) {
  return (
    <li>
      <Icon icon={icon} size={14} />
      <div>
        <bdi>{name}</bdi>
        <span>{children}</span>
      </div>
    </li>
  );
}
