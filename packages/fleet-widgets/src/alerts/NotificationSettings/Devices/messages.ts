import { defineMessages } from '@gladhand/ui';

/** Texts about notifications on devices. */
export const PUSH_DEVICES_MESSAGES = defineMessages('pushDevices', {
  title: 'Devices',
  about: 'A device shows alerts as notifications, even while this page is closed.',
  on: 'On in this browser',
  off: 'Off in this browser',
  unavailable: 'Not available in this browser',
  notify: 'Notify on this device',
  stop: 'Stop on this device',
  test: 'Send a test to my devices',
  testSent: (count: number) =>
    count === 1 ? 'A test is on its way to 1 device.' : `A test is on its way to ${count} devices.`,
  testFailed: 'We could not send a test. Please try again.',
  reasons: {
    noWorker: "This application doesn't offer notifications. Open the portal to turn them on.",
    insecure: 'Notifications need a secure connection. Open this page over https.',
    framed: "Notifications can't be turned on inside a page of another site. Open the portal in its own tab.",
    unsupported: "This browser doesn't support notifications of web pages.",
    noKey: 'This server sends no notifications. Its operator can configure a key for them.',
    blocked:
      'Notifications of this site are blocked. Open the site settings beside the address of this page, allow notifications, and try again.',
  },
  dismissed: 'Notifications stay off, because the browser was not given permission.',
  withdrawn: 'The permission for notifications was withdrawn, so this device was removed.',
  removedElsewhere: 'This device was removed elsewhere.',
  notSubscribed: 'We could not turn on notifications. The push service of this browser may be out of reach.',
  notStopped: 'We could not turn off notifications. Please try again.',
  theDevices: 'Your devices',
  thisBrowser: 'This browser',
  since: (at: string) => `Since ${at}`,
  lastUsed: (at: string) => `last notified ${at}`,
  remove: 'Remove',
  removeOf: (label: string) => `Remove ${label}`,
  notRemoved: 'We could not remove the device. Please try again.',
});
