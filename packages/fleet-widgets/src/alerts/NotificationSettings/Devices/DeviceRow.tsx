import type { PushDevice } from '@gladhand/domain/alerts';
import { useWidgetHost } from '@gladhand/domain/react';
import { Banner, Button, useMessages } from '@gladhand/ui';
import { alertTime } from '../../internal/alertTime';
import * as S from './Devices.styles';
import { PUSH_DEVICES_MESSAGES } from './messages';

interface DeviceRowProps {
  device: PushDevice;
  /** It is the browser that shows the page. */
  isPresent: boolean;
  isEnding: boolean;
  isFailed: boolean;
  onEnd: () => void;
}

/** A device that is notified: since when, and when it last was. */
export function DeviceRow({ device, isPresent, isEnding, isFailed, onEnd }: DeviceRowProps) {
  const messages = useMessages(PUSH_DEVICES_MESSAGES);
  const { now, timeZone, locale } = useWidgetHost();
  const timeText = (at: string) => alertTime(new Date(at), now(), timeZone, locale);
  const { label, created, lastUsed } = device;
  const facts = [
    ...(isPresent ? [messages.thisBrowser] : []),
    messages.since(timeText(created)),
    ...(lastUsed ? [messages.lastUsed(timeText(lastUsed))] : []),
  ];
  return (
    <S.Row>
      <div>
        <strong>
          <bdi>{label}</bdi>
        </strong>
        <span>{facts.join(', ')}</span>
        {isFailed && <Banner tone="critical" title={messages.notRemoved} />}
      </div>
      <Button size="xsmall" aria-label={messages.removeOf(label)} working={isEnding} onClick={onEnd}>
        {messages.remove}
      </Button>
    </S.Row>
  );
}
