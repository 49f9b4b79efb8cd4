import { ApiError, ApiErrorCode } from '@gladhand/domain';
import type { PushApi } from '@gladhand/domain/alerts';
import { expect, it } from 'vitest';
import { keepPushDevice } from './keepDevice';
import type { BrowserSubscription, PushPort, RememberedDevice } from './pushPort';

const USER = 'user-1';
const FIRST: BrowserSubscription = { endpoint: 'https://push.example/1', p256dh: 'k', auth: 'a' };
const SECOND: BrowserSubscription = { ...FIRST, endpoint: 'https://push.example/2' };
const REMEMBERED: RememberedDevice = { userId: USER, id: 'device-1', endpoint: FIRST.endpoint };

interface Scene {
  remembered?: RememberedDevice | undefined;
  present?: BrowserSubscription | undefined;
  permission?: NotificationPermission;
  onServer?: readonly BrowserSubscription[];
  user?: string;
}

async function run(scene: Scene) {
  const { permission = 'granted', onServer = [FIRST], user = USER } = scene;
  const present = 'present' in scene ? scene.present : FIRST;
  let remembered = 'remembered' in scene ? scene.remembered : REMEMBERED;
  const calls: string[] = [];
  const port: PushPort = {
    ...{ label: 'Chrome on Windows', obstacle: () => undefined, permission: () => permission },
    ...{ requestPermission: async () => permission, onPermissionChange: () => () => undefined },
    ...{ subscription: async () => present, subscribe: async () => SECOND },
    unsubscribe: async () => void calls.push('browser'),
    remembered: () => remembered,
    remember: (device) => {
      remembered = device;
    },
  };
  const device = (one: BrowserSubscription, id: string) => ({
    ...{ id, endpoint: one.endpoint, label: 'x', created: '2026-01-01T00:00:00Z', lastUsed: null },
  });
  const push: PushApi = {
    pushKey: async () => 'key',
    pushSubscriptions: async () => onServer.map((one) => device(one, 'device-1')),
    async subscribePush(input) {
      calls.push(`store ${input.endpoint}`);
      return device({ ...FIRST, ...input }, 'device-2');
    },
    async unsubscribePush(id) {
      calls.push(`end ${id}`);
      if (onServer.length === 0) throw new ApiError({ code: ApiErrorCode.NotFound, message: 'x', status: 404 });
    },
    testPush: async () => 0,
  };
  const change = await keepPushDevice(port, push, user);
  return { change, calls, remembered: remembered?.id };
}

it('asks nothing of a browser that was never subscribed', async () => {
  expect(await run({ remembered: undefined })).toEqual({ change: 'none', calls: [], remembered: undefined });
});

it('leaves a subscription as it is', async () => {
  expect(await run({})).toEqual({ change: 'none', calls: [], remembered: 'device-1' });
});

it('ends on the server what has no permission any more', async () => {
  const ended = { change: 'withdrawn', calls: ['end device-1'], remembered: undefined };
  expect(await run({ permission: 'denied' })).toEqual(ended);
  expect(await run({ present: undefined })).toEqual(ended);
  expect(await run({ permission: 'default', onServer: [] })).toEqual(ended);
});

it('stores what the browser has changed', async () => {
  expect(await run({ present: SECOND })).toEqual({
    change: 'renewed',
    calls: ['store https://push.example/2', 'end device-1'],
    remembered: 'device-2',
  });
});

it('ends in the browser what was removed on another device', async () => {
  expect(await run({ onServer: [] })).toEqual({ change: 'removed', calls: ['browser'], remembered: undefined });
});

it('ends in the browser what belongs to another user', async () => {
  expect(await run({ user: 'user-2' })).toEqual({ change: 'none', calls: ['browser'], remembered: undefined });
});
