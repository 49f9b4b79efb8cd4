import type { FailedAlertMessage } from '@gladhand/domain/alerts';
import { useApiInfiniteQuery, useWidgetHost } from '@gladhand/domain/react';
import { Link, StatusPill, useMessages, useWords } from '@gladhand/ui';
import { alertTime } from '../../internal/alertTime';
import * as S from '../Webhooks/Webhooks.styles';
import { DeliverySection } from './DeliverySection';
import { failuresQuery } from './deliveryQueries';
import { ALERT_DELIVERY_MESSAGES } from './messages';

type Channels = typeof ALERT_DELIVERY_MESSAGES.channels;

/** Messages about alerts that did not arrive: when, about what, to whom, and what the server answered. */
export function FailedMessages({ customerId }: { customerId: number }) {
  const messages = useMessages(ALERT_DELIVERY_MESSAGES);
  const list = useApiInfiniteQuery(failuresQuery(customerId));
  const rows = list.data?.pages
    .flatMap((page) => page.messages)
    .map((message) => <FailedRow key={message.id} customerId={customerId} message={message} />);
  return (
    <DeliverySection
      title={messages.failures}
      about={messages.aboutFailures}
      what={messages.theFailures}
      empty={{ title: messages.noFailures, hint: messages.noFailuresHint }}
      list={list}
      rows={rows}
    />
  );
}

function FailedRow({ customerId, message }: { customerId: number; message: FailedAlertMessage }) {
  const messages = useMessages(ALERT_DELIVERY_MESSAGES);
  const say = useWords();
  const { links, now, timeZone, locale } = useWidgetHost();
  const { at, channel, recipient, ruleId, ruleName, alertId, alerts, reason } = message;
  const href = links.alert?.({ customerId, ruleId, ...(alertId && alerts === 1 && { alertId }) });
  const name = <bdi>{ruleName}</bdi>;
  return (
    <S.Row data-columns="2">
      <S.About>
        <strong>{href ? <Link href={href}>{name}</Link> : name}</strong>
        <span>{messages.to(messages.channels[channel as keyof Channels] ?? channel, recipient)}</span>
        <span>
          {messages.alerts(alerts)}, <time dateTime={at}>{alertTime(new Date(at), now(), timeZone, locale)}</time>
        </span>
      </S.About>
      <StatusPill tone="caution" plain>
        {reason ? say(reason) : messages.noReason}
      </StatusPill>
    </S.Row>
  );
}
