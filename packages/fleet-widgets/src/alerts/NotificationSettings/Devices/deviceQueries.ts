import type { AlertsPort } from '@gladhand/domain';
import type { PushDevice } from '@gladhand/domain/alerts';
import type { ApiMutation, ApiQuery } from '@gladhand/domain/react';
import { endOnServer } from './keepDevice';
import type { PushPort } from './pushPort';

const LIST = 'pushDevices';

/** The server's public key; null if it sends no push messages. */
export const pushKeyQuery: ApiQuery<string | null> = {
  key: ['pushKey'],
  fetch: (api: AlertsPort, options) => api.alerts.pushKey(options),
};

/** The user's devices, oldest first. */
export const devicesQuery: ApiQuery<PushDevice[]> = {
  key: [LIST],
  fetch: (api: AlertsPort, options) => api.alerts.pushSubscriptions(options),
};

/** Subscribes this browser. */
export const startDevice = (port: PushPort): ApiMutation<{ serverKey: string; userId: string }, PushDevice> => ({
  async run(api: AlertsPort, { serverKey, userId }) {
    const subscription = await port.subscribe(serverKey);
    const device = await api.alerts.subscribePush({ ...subscription, label: port.label });
    port.remember({ userId, id: device.id, endpoint: device.endpoint });
    return device;
  },
  invalidates: () => [[LIST]],
});

/** Ends a subscription, also in this browser if it is its own. */
export const endDevice = (port: PushPort | undefined): ApiMutation<{ id: string; isPresent: boolean }, void> => ({
  async run(api: AlertsPort, { id, isPresent }) {
    await endOnServer(api.alerts, id);
    if (!isPresent) return;
    port?.remember(undefined);
    await port?.unsubscribe();
  },
  invalidates: () => [[LIST]],
});

/** Sends a test to every device of the user; returns their number. */
export const testDevices: ApiMutation<undefined, number> = {
  run: (api: AlertsPort) => api.alerts.testPush(),
};
