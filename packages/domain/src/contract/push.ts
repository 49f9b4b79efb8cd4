import type { CallOptions } from './callOptions';
import type { PushSubscriptionsQuery, SubscribePushInput } from './generated/graphql';

/** A browser that receives push messages. Source: query `pushSubscriptions`. */
export type PushDevice = PushSubscriptionsQuery['pushSubscriptions'][number];

/** Push messages to the caller's browsers. */
export interface PushApi {
  /** The server's public key; null if it sends no push messages. Source: query `pushKey`. */
  pushKey(options?: CallOptions): Promise<string | null>;
  /** Browsers of the caller, oldest first. Source: query `pushSubscriptions`. */
  pushSubscriptions(options?: CallOptions): Promise<PushDevice[]>;
  /** Rejects with BAD_USER_INPUT. Source: mutation `subscribePush`. */
  subscribePush(input: SubscribePushInput, options?: CallOptions): Promise<PushDevice>;
  /** Rejects with NOT_FOUND. Source: mutation `unsubscribePush`. */
  unsubscribePush(id: string, options?: CallOptions): Promise<void>;
  /** Sends a test to every browser of the caller; resolves to their number. Source: mutation `testPush`. */
  testPush(options?: CallOptions): Promise<number>;
}
