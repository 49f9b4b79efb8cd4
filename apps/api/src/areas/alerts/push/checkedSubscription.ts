import type { SubscribePushInput } from '../../../graphql/generated/resolvers';
import { badInput } from '../../../http/apiError';
import { PUSH_MESSAGES } from './pushMessages';
import type { PushSubscriptionRecord } from './pushRepository';

const MAX_LABEL = 60;
const MAX_ENDPOINT = 1_000;
/** An uncompressed point of the curve P-256: 65 bytes. */
const PUBLIC_KEY = /^B[A-Za-z0-9_-]{86}$/;
/** 16 bytes. */
const AUTH = /^[A-Za-z0-9_-]{22}$/;

/** What a browser has sent, if messages can be sent to it. */
export function checkedSubscription(
  input: SubscribePushInput,
): Pick<PushSubscriptionRecord, 'endpoint' | 'p256dh' | 'auth' | 'label'> {
  const { endpoint } = input;
  const url = URL.canParse(endpoint) && endpoint.length <= MAX_ENDPOINT ? new URL(endpoint) : undefined;
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') throw badInput(PUSH_MESSAGES.endpoint);
  const p256dh = withoutPadding(input.p256dh);
  const auth = withoutPadding(input.auth);
  if (!PUBLIC_KEY.test(p256dh) || !AUTH.test(auth)) throw badInput(PUSH_MESSAGES.keys);
  const label = input.label.trim();
  if (label === '' || label.length > MAX_LABEL || /\p{Cc}/u.test(label)) throw badInput(PUSH_MESSAGES.label(MAX_LABEL));
  return { endpoint: url.href, p256dh, auth, label };
}

const withoutPadding = (text: string) => text.replace(/=+$/, '');
