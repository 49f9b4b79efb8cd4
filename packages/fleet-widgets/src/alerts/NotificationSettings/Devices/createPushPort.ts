import { deviceLabel } from './deviceLabel';
import type { BrowserSubscription, PushObstacle, PushPort, RememberedDevice } from './pushPort';

export interface PushPortOptions {
  /**
   * Address of the service worker that shows the messages, on the origin of the page. A message is JSON with `title`,
   * `id`, and for an alert `customerId` and `ruleId`.
   */
  workerUrl: string;
  /** Pages that the worker belongs to. Only one worker can have a scope. @default '/' */
  scope?: string | undefined;
}

const KEY = 'gladhand.push-device';

/** Notifications of the browser that shows the page. Nothing is asked and nothing is registered before `subscribe`. */
export function createPushPort({ workerUrl, scope = '/' }: PushPortOptions): PushPort {
  const present = async () => {
    const registration = await navigator.serviceWorker.getRegistration(scope);
    return registration?.pushManager.getSubscription();
  };
  return {
    label: typeof navigator === 'undefined' ? '' : deviceLabel(navigator.userAgent),
    obstacle,
    permission: () => Notification.permission,
    requestPermission: () => Notification.requestPermission(),
    onPermissionChange,
    async subscription() {
      const subscription = await present();
      return subscription ? partsOf(subscription) : undefined;
    },
    async subscribe(serverKey) {
      await navigator.serviceWorker.register(workerUrl, { scope });
      // A subscription that belongs to an earlier key of the server receives nothing.
      await (await present())?.unsubscribe();
      const { pushManager } = await active(scope);
      const applicationServerKey = bytesOf(serverKey);
      return partsOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
    },
    async unsubscribe() {
      await (await present())?.unsubscribe();
    },
    remembered,
    remember,
  };
}

function obstacle(): PushObstacle | undefined {
  if (typeof window === 'undefined') return 'unsupported';
  if (!window.isSecureContext) return 'insecure';
  if (isInForeignFrame()) return 'framed';
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  return isSupported ? undefined : 'unsupported';
}

/** Browsers don't let a frame of another site ask for the permission. */
function isInForeignFrame(): boolean {
  try {
    return window.top?.location.origin !== window.location.origin;
  } catch {
    return true;
  }
}

function onPermissionChange(listener: () => void): () => void {
  let status: PermissionStatus | undefined;
  let isOver = false;
  navigator.permissions
    ?.query({ name: 'notifications' })
    .then((found) => {
      if (isOver) return;
      status = found;
      found.addEventListener('change', listener);
    })
    .catch(() => undefined);
  return () => {
    isOver = true;
    status?.removeEventListener('change', listener);
  };
}

/** The registration once its worker can receive messages. */
async function active(scope: string): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  const worker = registration?.installing ?? registration?.waiting;
  if (!registration) throw new Error('[fleet-widgets] The service worker of notifications was not registered.');
  if (registration.active || !worker) return registration;
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('[fleet-widgets] The service worker could not start.'));
    });
  });
  return registration;
}

function partsOf(subscription: PushSubscription): BrowserSubscription {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
}

const bytesOf = (base64Url: string) =>
  Uint8Array.from(atob(base64Url.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

function remembered(): RememberedDevice | undefined {
  try {
    const { userId, id, endpoint } = JSON.parse(localStorage.getItem(KEY) ?? 'null') as RememberedDevice;
    return { userId, id, endpoint };
  } catch {
    return undefined;
  }
}

function remember(device: RememberedDevice | undefined): void {
  try {
    if (device) localStorage.setItem(KEY, JSON.stringify(device));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage, a withdrawn permission is noticed by the push service instead.
  }
}
