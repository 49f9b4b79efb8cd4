import { ApiErrorCode } from '@gladhand/domain';
import type { PushApi } from '@gladhand/domain/alerts';
import type { PushPort } from './pushPort';

/** What became of the subscription of this browser since the last visit. */
export type DeviceChange = 'none' | 'renewed' | 'removed' | 'withdrawn';

/**
 * Makes the browser and the server agree about the subscription of this browser: one that the browser has changed is
 * stored again; one without permission, of another user, or removed on another device, ends. Without a subscription,
 * nothing is requested.
 */
export async function keepPushDevice(port: PushPort, push: PushApi, userId: string): Promise<DeviceChange> {
  const device = port.obstacle() ? undefined : port.remembered();
  if (!device) return 'none';
  const forget = async () => {
    await port.unsubscribe();
    port.remember(undefined);
  };
  if (device.userId !== userId) {
    await forget();
    return 'none';
  }
  const present = port.permission() === 'granted' ? await port.subscription() : undefined;
  if (!present) {
    await endOnServer(push, device.id);
    port.remember(undefined);
    return 'withdrawn';
  }
  if (present.endpoint !== device.endpoint) {
    const { id, endpoint } = await push.subscribePush({ ...present, label: port.label });
    port.remember({ userId, id, endpoint });
    await endOnServer(push, device.id);
    return 'renewed';
  }
  const isStored = (await push.pushSubscriptions()).some(({ endpoint }) => endpoint === present.endpoint);
  if (isStored) return 'none';
  await forget();
  return 'removed';
}

/** Ends a subscription on the server, unless it has ended. */
export async function endOnServer(push: PushApi, id: string): Promise<void> {
  try {
    await push.unsubscribePush(id);
  } catch (error) {
    if ((error as { code?: string }).code !== ApiErrorCode.NotFound) throw error;
  }
}
