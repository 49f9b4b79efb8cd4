import type { Webhook } from '@gladhand/domain/alerts';
import { useWidgetHost } from '@gladhand/domain/react';
import { EllipsisIcon, Icon, IconButton, Menu, StatusPill, Switch, useMessages } from '@gladhand/ui';
import { alertTime } from '../../internal/alertTime';
import { severityText } from '../../internal/alertWords';
import { ALERT_WORDS } from '../../internal/wordMessages';
import { WEBHOOKS_MESSAGES } from './messages';
import * as S from './Webhooks.styles';
import { webhookState } from './webhookState';

interface WebhookRowProps {
  webhook: Webhook;
  onSwitch: (enabled: boolean) => void;
  onTest: () => void;
  onOpen: (kind: 'edit' | 'rotate' | 'delete' | 'messages') => void;
}

/** A webhook: where it leads, what it is sent, and whether messages arrive. */
export function WebhookRow({ webhook, onSwitch, onTest, onOpen }: WebhookRowProps) {
  const messages = useMessages(WEBHOOKS_MESSAGES);
  const words = useMessages(ALERT_WORDS);

  const { now, timeZone, locale } = useWidgetHost();
  const timeText = (at: string) => alertTime(new Date(at), now(), timeZone, locale);
  const { name, url, severities, enabled, earlierSecretUntil } = webhook;
  const { tone, text } = webhookState(webhook, messages, timeText);
  const isRotating = earlierSecretUntil != null && new Date(earlierSecretUntil) > now();
  return (
    <S.Row>
      <S.About>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span dir="ltr">{url}</span>
        <span>{severities.map((severity) => severityText(severity, words)).join(', ')}</span>
      </S.About>
      <S.State>
        <StatusPill tone={tone} plain>
          {text}
        </StatusPill>
        {isRotating && <span>{messages.twoSecrets(timeText(earlierSecretUntil))}</span>}
      </S.State>
      <Switch
        aria-label={messages.isOn(name)}
        checked={enabled}
        onChange={(event) => onSwitch(event.currentTarget.checked)}
      />
      <Menu.Root modal={false}>
        <Menu.Trigger asChild>
          <IconButton kind="quiet" label={messages.moreOf(name)} icon={<Icon icon={EllipsisIcon} />} />
        </Menu.Trigger>
        <Menu.Content align="end">
          <Menu.Item onSelect={onTest}>{messages.test}</Menu.Item>
          <Menu.Item onSelect={() => onOpen('messages')}>{messages.messages}</Menu.Item>
          <Menu.Item onSelect={() => onOpen('edit')}>{messages.edit}</Menu.Item>
          <Menu.Item onSelect={() => onOpen('rotate')}>{messages.rotate}</Menu.Item>
          <Menu.Item tone="critical" onSelect={() => onOpen('delete')}>
            {messages.delete}
          </Menu.Item>
        </Menu.Content>
      </Menu.Root>
    </S.Row>
  );
}
