import type { PushDevice } from '@gladhand/domain/alerts';
import { useApiMutation } from '@gladhand/domain/react';
import { Banner, Button, StatusPill, useMessages } from '@gladhand/ui';
import { useState } from 'react';
import * as S from './Devices.styles';
import { endDevice, startDevice } from './deviceQueries';
import { PUSH_DEVICES_MESSAGES } from './messages';
import { obstacleOf } from './obstacleOf';
import type { PushPort } from './pushPort';
import type { BrowserDevice } from './useBrowserDevice';

interface PresentDeviceProps {
  port: PushPort | undefined;
  /** Null if the server sends nothing. */
  serverKey: string | null;
  userId: string | undefined;
  browser: BrowserDevice;
  /** The subscription of this browser. */
  present: PushDevice | undefined;
  /** Reads the state of the browser again. */
  onRead: () => void;
}

/** Turns notifications of this browser on and off, or says why that is impossible. */
export function PresentDevice({ port, serverKey, ...props }: PresentDeviceProps) {
  const messages = useMessages(PUSH_DEVICES_MESSAGES);
  const obstacle = obstacleOf(port, serverKey, props.browser.permission);
  if (!port || serverKey === null || obstacle) {
    return (
      <>
        <StatusPill tone="neutral">{obstacle === 'blocked' ? messages.off : messages.unavailable}</StatusPill>
        <S.Hint role="note">{messages.reasons[obstacle ?? 'noKey']}</S.Hint>
        <Changed change={props.browser.change} />
      </>
    );
  }
  return <SwitchDevice {...props} port={port} serverKey={serverKey} />;
}

function SwitchDevice({
  port,
  serverKey,
  userId,
  browser,
  present,
  onRead,
}: PresentDeviceProps & { port: PushPort; serverKey: string }) {
  const messages = useMessages(PUSH_DEVICES_MESSAGES);
  const [isDismissed, setIsDismissed] = useState(false);
  const start = useApiMutation(startDevice(port));
  const end = useApiMutation(endDevice(port));

  async function turnOn(): Promise<void> {
    if (userId === undefined) return;
    setIsDismissed(false);
    // The first thing after the click: browsers refuse to ask later.
    const permission = await port.requestPermission();
    if (permission === 'granted') start.mutate({ serverKey, userId }, { onSettled: onRead });
    else {
      setIsDismissed(permission === 'default');
      onRead();
    }
  }

  return (
    <>
      <S.Present>
        <StatusPill tone={present ? 'good' : 'neutral'}>{present ? messages.on : messages.off}</StatusPill>
        {present ? (
          <Button
            working={end.isPending}
            onClick={() => end.mutate({ id: present.id, isPresent: true }, { onSettled: onRead })}
          >
            {messages.stop}
          </Button>
        ) : (
          <Button kind="primary" working={start.isPending} onClick={() => void turnOn()}>
            {messages.notify}
          </Button>
        )}
      </S.Present>
      <div role="status">
        {isDismissed && <S.Hint>{messages.dismissed}</S.Hint>}
        {!isDismissed && !present && <Changed change={browser.change} />}
      </div>
      {start.isError && <Banner tone="critical" title={messages.notSubscribed} />}
      {end.isError && <Banner tone="critical" title={messages.notStopped} />}
    </>
  );
}

/** What has happened to the subscription of this browser since the last visit. */
function Changed({ change }: Pick<BrowserDevice, 'change'>) {
  const messages = useMessages(PUSH_DEVICES_MESSAGES);
  if (change === 'withdrawn') return <S.Hint>{messages.withdrawn}</S.Hint>;
  return change === 'removed' ? <S.Hint>{messages.removedElsewhere}</S.Hint> : null;
}
