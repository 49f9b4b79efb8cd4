import { useState } from 'react';
import { storyServerApi } from '#storybook/storyServer';
import { NotificationSettings, type NotificationSettingsProps } from '../NotificationSettings';
import type { BrowserSubscription, PushObstacle, PushPort, RememberedDevice } from './pushPort';

export const PRESENT: BrowserSubscription = {
  endpoint: 'https://push.example/present',
  p256dh: `B${'x'.repeat(86)}`,
  auth: 'a'.repeat(22),
};

export interface StoryBrowser {
  obstacle?: PushObstacle;
  permission?: NotificationPermission;
  /** What the user answers each time; the last answer stays. @default granted */
  answers?: readonly NotificationPermission[];
  /** The push service can't be reached. */
  isOffline?: boolean;
  remembered?: () => RememberedDevice | undefined;
}

/** A browser in memory: no push service is called. */
function storyPort({ obstacle, permission, answers = ['granted'], ...rest }: StoryBrowser = {}): PushPort {
  let present: BrowserSubscription | undefined;
  let allowed = permission ?? 'default';
  const [...left] = answers;
  let remembered = rest.remembered?.();
  return {
    label: 'Chrome on Windows',
    obstacle: () => obstacle,
    permission: () => allowed,
    async requestPermission() {
      if (allowed === 'default') allowed = left.shift() ?? allowed;
      return allowed;
    },
    onPermissionChange: () => () => undefined,
    subscription: async () => present,
    async subscribe() {
      if (rest.isOffline) throw new Error('The push service is out of reach.');
      present = PRESENT;
      return present;
    },
    async unsubscribe() {
      present = undefined;
    },
    remembered: () => remembered,
    remember(device) {
      remembered = device;
    },
  };
}

/** The settings in a browser; null for a host without a service worker. */
export function InBrowser({ browser, ...props }: NotificationSettingsProps & { browser: StoryBrowser | null }) {
  const [port] = useState(() => (browser ? storyPort(browser) : undefined));
  return <NotificationSettings {...props} pushPort={port} />;
}

/** Subscribes a phone of a user. */
export async function withPhone(email: string) {
  const api = await storyServerApi(email);
  const endpoint = 'https://push.example/phone';
  return api.alerts.subscribePush({ ...PRESENT, endpoint, label: 'Chrome on Android' });
}
