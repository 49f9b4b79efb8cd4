import { Webhook } from 'standardwebhooks';
import type { WebhookRequest, WebhookSender } from '../engine/webhooks/webhookSender';
import { createPinnedPost, type PinnedPostOptions } from './pinnedPost';

/** Sends signed messages to servers on the public network. */
export function createWebhookSender(options: PinnedPostOptions = {}): WebhookSender {
  const post = createPinnedPost(options);
  return {
    send: (message, signal) => post(message.url, { headers: headersOf(message), body: message.body }, signal),
  };
}

function headersOf({ messageId, sentAt, secrets, body }: WebhookRequest): Record<string, string> {
  return {
    'content-type': 'application/json',
    'user-agent': 'Gladhand-Webhooks/1',
    'webhook-id': messageId,
    'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1_000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(messageId, sentAt, body)).join(' '),
  };
}
