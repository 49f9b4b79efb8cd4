import type { Alert } from '@gladhand/domain/alerts';
import { useReadingFormats } from '@gladhand/domain/react';
import { Button, useMessages } from '@gladhand/ui';
import type { ReactNode } from 'react';
import type { HandlingQuestion } from './HandlingParts';
import * as S from './handling.styles';
import { ALERT_HANDLING_MESSAGES } from './messages';
import type { AlertHandling } from './useAlertHandling';

interface AlertActionsProps {
  alerts: readonly Alert[];
  handling: AlertHandling;
  onAsk: (question: HandlingQuestion) => void;
  /** Shows the keys of the list on the buttons. */
  hasKeys: boolean;
  /** Height of the buttons. @default 'small' */
  size?: 'xsmall' | 'small';
}

/** What can be done with one alert, or with several at once. */
export function AlertActions({ alerts, handling, onAsk, hasKeys, size = 'small' }: AlertActionsProps) {
  const messages = useMessages(ALERT_HANDLING_MESSAGES);
  const formats = useReadingFormats();
  const isClosed = alerts.every(({ handling: state }) => state === 'closed');
  const isNew = alerts.some(({ handling: state }) => state === 'new');
  const isSnoozed = alerts.every(({ handling: state }) => state === 'snoozed');
  const label = (text: string) => (alerts.length > 1 ? messages.withCount(text, formats.count(alerts.length)) : text);
  const key = (name: string): ReactNode => hasKeys && <S.Key aria-hidden="true">{name}</S.Key>;
  return (
    <S.Actions>
      {isNew && (
        <Button
          size={size}
          kind="primary"
          working={handling.isPending}
          onClick={() => void handling.run(alerts, { action: 'acknowledge' })}
        >
          {label(messages.acknowledge)} {key('A')}
        </Button>
      )}
      {(isClosed || isSnoozed) && (
        <Button size={size} onClick={() => void handling.run(alerts, { action: 'reopen' })}>
          {messages.reopen}
        </Button>
      )}
      <Button size={size} onClick={() => onAsk({ kind: 'assign', alerts })}>
        {messages.assign} {key('S')}
      </Button>
      {!isClosed && (
        <>
          <Button size={size} onClick={() => onAsk({ kind: 'snooze', alerts })}>
            {messages.snooze} {key('H')}
          </Button>
          <Button size={size} onClick={() => void handling.run(alerts, { action: 'close' })}>
            {messages.close} {key('E')}
          </Button>
        </>
      )}
    </S.Actions>
  );
}
