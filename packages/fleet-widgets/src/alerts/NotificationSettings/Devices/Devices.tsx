import { failureOf } from '@gladhand/domain';
import { useApiMutation, useApiQuery } from '@gladhand/domain/react';
import { FailedState, Skeleton, StaleBanner, useMessages } from '@gladhand/ui';
import { useEffect, useId } from 'react';
import { meQuery } from '../../../internal/meQuery';
import { DeviceRow } from './DeviceRow';
import * as S from './Devices.styles';
import { devicesQuery, endDevice, pushKeyQuery } from './deviceQueries';
import { PUSH_DEVICES_MESSAGES } from './messages';
import { PresentDevice } from './PresentDevice';
import type { PushPort } from './pushPort';
import { TestDevices } from './TestDevices';
import { useBrowserDevice } from './useBrowserDevice';

/** Where the user is notified besides email: this browser, and a list of all devices. */
export function Devices({ port }: { port: PushPort | undefined }) {
  const messages = useMessages(PUSH_DEVICES_MESSAGES);
  const titleId = useId();
  const userId = useApiQuery(meQuery, { staleMs: 300_000 }).data?.id;
  const serverKey = useApiQuery(pushKeyQuery, { staleMs: 300_000 });
  const devices = useApiQuery(devicesQuery);
  const end = useApiMutation(endDevice(port));
  const [browser, read] = useBrowserDevice(port, userId, () => void devices.refetch());
  const all = devices.data;
  const present = all?.find(({ endpoint }) => endpoint === browser.endpoint);
  const error = devices.error ?? serverKey.error;
  const failure = error ? failureOf(error) : undefined;
  const retry = () => {
    void devices.refetch();
    void serverKey.refetch();
  };
  const isWaiting = all === undefined || serverKey.data === undefined;

  // Storage of the browser can be cleared while the subscription stays.
  useEffect(() => {
    if (port && present && userId !== undefined && !port.remembered()) {
      port.remember({ userId, id: present.id, endpoint: present.endpoint });
    }
  }, [port, present, userId]);

  return (
    <S.Section aria-labelledby={titleId} aria-busy={isWaiting && !failure}>
      <h2 id={titleId}>{messages.title}</h2>
      <S.Hint>{messages.about}</S.Hint>
      {failure && !isWaiting && <StaleBanner reason={failure.message} onRetry={retry} retrying={devices.isFetching} />}
      {failure && isWaiting && (
        <FailedState what={messages.theDevices} {...failure} onRetry={retry} retrying={devices.isFetching} />
      )}
      {isWaiting && !failure && <Skeleton height={32} />}
      {!isWaiting && (
        <>
          <PresentDevice
            port={port}
            serverKey={serverKey.data}
            userId={userId}
            browser={browser}
            present={present}
            onRead={read}
          />
          {all.length > 0 && (
            <S.List aria-label={messages.theDevices}>
              {all.map((device) => (
                <DeviceRow
                  key={device.id}
                  device={device}
                  isPresent={device === present}
                  isEnding={end.isPending && end.variables.id === device.id}
                  isFailed={end.isError && end.variables.id === device.id}
                  onEnd={() => end.mutate({ id: device.id, isPresent: device === present }, { onSettled: read })}
                />
              ))}
            </S.List>
          )}
          {all.length > 0 && <TestDevices />}
        </>
      )}
    </S.Section>
  );
}
