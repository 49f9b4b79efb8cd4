import webPush from 'web-push';
import type { PushSender } from '../engine/push/pushSender';
import { createPinnedPost, type PinnedPostOptions } from './pinnedPost';
import type { PushKeys } from './pushKey';

/** How long a push service keeps a message for a browser that is offline, in seconds. */
const KEPT_SECONDS = 86_400;

interface WebPushOptions extends PinnedPostOptions {
  keys: PushKeys;
  /** Where a push service reaches the operator: an https address or mailto. */
  contact: string;
}

/** Encrypts messages for a browser (RFC 8291) and posts them to its push service, if that is on the public network. */
export function createWebPushSender({ keys, contact, ...options }: WebPushOptions): PushSender {
  const post = createPinnedPost(options);
  return {
    async send({ endpoint, p256dh, auth, topic, body }, signal) {
      const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, body, {
        vapidDetails: { subject: contact, ...keys },
        contentEncoding: 'aes128gcm',
        TTL: KEPT_SECONDS,
        urgency: 'high',
        topic,
      });
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
      const { status } = await post(endpoint, { headers, body: request.body ?? Buffer.alloc(0) }, signal);
      return status;
    },
  };
}
