/** Why a browser can't show notifications at this place. */
export type PushObstacle = 'insecure' | 'framed' | 'unsupported';

/** A subscription of the browser, as the server stores it. */
export interface BrowserSubscription {
  endpoint: string;
  /** Public key of the browser, base64url. */
  p256dh: string;
  /** Secret of the browser, base64url. */
  auth: string;
}

/** What the browser remembers of its subscription: it is needed once the permission is gone. */
export interface RememberedDevice {
  userId: string;
  /** Id of the subscription on the server. */
  id: string;
  endpoint: string;
}

/** What notifications need of a browser. `createPushPort` is one for real browsers. */
export interface PushPort {
  /** Name of the browser, e.g. 'Chrome on Windows'. */
  readonly label: string;
  obstacle(): PushObstacle | undefined;
  permission(): NotificationPermission;
  /** Asks the user. Browsers allow this only on a click. */
  requestPermission(): Promise<NotificationPermission>;
  /** Calls a listener when the user changes the permission. Returns a function that ends that. */
  onPermissionChange(listener: () => void): () => void;
  subscription(): Promise<BrowserSubscription | undefined>;
  /** Subscribes to messages of the server with this public key. Rejects if the push service can't be reached. */
  subscribe(serverKey: string): Promise<BrowserSubscription>;
  unsubscribe(): Promise<void>;
  remembered(): RememberedDevice | undefined;
  remember(device: RememberedDevice | undefined): void;
}
