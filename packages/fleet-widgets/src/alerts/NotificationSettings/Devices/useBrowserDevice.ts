import type { AlertsPort, PortalApi } from '@gladhand/domain';
import { useWidgetHost } from '@gladhand/domain/react';
import { useCallback, useEffect, useState } from 'react';
import { type DeviceChange, keepPushDevice } from './keepDevice';
import type { PushPort } from './pushPort';

/** What this browser says about notifications. */
export interface BrowserDevice {
  permission: NotificationPermission;
  /** Address of its subscription; null without one, undefined while it is read. */
  endpoint: string | null | undefined;
  /** What has changed since the last visit. */
  change: DeviceChange;
}

const UNKNOWN: BrowserDevice = { permission: 'default', endpoint: undefined, change: 'none' };

/** The state of this browser, read again after each change. `onChange` is called if the server's list has changed. */
export function useBrowserDevice(
  port: PushPort | undefined,
  userId: string | undefined,
  onChange: () => void,
): [BrowserDevice, read: () => void] {
  const { api } = useWidgetHost();
  const [device, setDevice] = useState(UNKNOWN);
  const [run, setRun] = useState(0);
  const read = useCallback(() => setRun((before) => before + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `run` reads again, and `onChange` is new in every render.
  useEffect(() => {
    if (!port || port.obstacle() || userId === undefined) return;
    let isOver = false;
    void stateOf(port, api, userId).then((next) => {
      if (isOver) return;
      setDevice((before) => (next.change === 'none' ? { ...next, change: before.change } : next));
      if (next.change !== 'none') onChange();
    });
    return () => {
      isOver = true;
    };
  }, [port, api, userId, run]);

  useEffect(() => (port && !port.obstacle() ? port.onPermissionChange(read) : undefined), [port, read]);
  return [device, read];
}

async function stateOf(port: PushPort, api: PortalApi, userId: string): Promise<BrowserDevice> {
  const { alerts }: AlertsPort = api;
  // The list below has its own error state.
  const change = await keepPushDevice(port, alerts, userId).catch((): DeviceChange => 'none');
  const permission = port.permission();
  const subscription = permission === 'granted' ? await port.subscription().catch(() => undefined) : undefined;
  return { permission, endpoint: subscription?.endpoint ?? null, change };
}
