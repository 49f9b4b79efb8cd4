import type { WebhookInput } from '../../../graphql/generated/resolvers';
import { badInput } from '../../../http/apiError';
import { ALERT_SEVERITIES } from '../rules/checkedRule';
import { WEBHOOK_MESSAGES } from './webhookMessages';
import type { Webhook } from './webhookRepository';

const MAX_NAME = 60;
const MAX_URL = 500;

/** The contents of a webhook, if they can be saved. Which network the server is in is checked with each message. */
export function checkedWebhook(input: WebhookInput): Pick<Webhook, 'name' | 'url' | 'severities' | 'enabled'> {
  const name = input.name.trim();
  if (name === '' || name.length > MAX_NAME || /\p{Cc}/u.test(name)) throw badInput(WEBHOOK_MESSAGES.name(MAX_NAME));
  const known: readonly string[] = ALERT_SEVERITIES;
  const severities = known.filter((severity) => input.severities.includes(severity));
  if (severities.length === 0 || input.severities.some((severity) => !known.includes(severity)))
    throw badInput(WEBHOOK_MESSAGES.severities(known));
  return { name, url: checkedUrl(input.url.trim()), severities, enabled: input.enabled };
}

function checkedUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isRight = url?.protocol === 'https:' && url.username === '' && url.password === '' && url.hash === '';
  if (!isRight || url.href.length > MAX_URL) throw badInput(WEBHOOK_MESSAGES.url(MAX_URL));
  return url.href;
}
