import * as v from 'valibot';
import { isWebhookSecret } from '../engine/webhooks/webhookSignature';
import { isLoopback } from './addresses';

/** The server of the company that operates SIMs. */
export interface SimProviderSettings {
  /** Without a slash at its end. */
  url: string;
  token: string;
}

const isProviderUrl = (text: string) =>
  URL.canParse(text) && (text.startsWith('https:') || isLoopback(new URL(text).hostname));

/** Settings of the environment for SIMs. */
export const simEnvironment = {
  SIM_PROVIDER_URL: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => text === '' || isProviderUrl(text), 'must be an https address'),
    ),
  ),
  SIM_PROVIDER_TOKEN: v.optional(v.string()),
  SIM_WEBHOOK_SECRETS: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => secretsOf(text)?.every(isWebhookSecret) ?? true,
        'must be secrets separated by commas: whsec_ and 24 to 64 bytes in base64. docs/sims.md shows how to make one.',
      ),
    ),
  ),
};

type SimEnvironment = { [Name in keyof typeof simEnvironment]?: string | undefined };

/** The provider of the settings, with what is missing added to `problems`. Undefined without any. */
export function simProviderOf(found: SimEnvironment, problems: string[]): SimProviderSettings | undefined {
  const { SIM_PROVIDER_URL: url, SIM_PROVIDER_TOKEN: token, SIM_WEBHOOK_SECRETS } = found;
  if (!url) return undefined;
  if (!token) problems.push('SIM_PROVIDER_TOKEN is required with SIM_PROVIDER_URL.');
  if (!secretsOf(SIM_WEBHOOK_SECRETS)) problems.push('SIM_WEBHOOK_SECRETS is required with SIM_PROVIDER_URL.');
  return { url: url.replace(/\/+$/, ''), token: token ?? '' };
}

/** The secrets of a setting; undefined without any. */
export function secretsOf(text: string | undefined): string[] | undefined {
  const secrets = text
    ?.split(',')
    .map((secret) => secret.trim())
    .filter((secret) => secret !== '');
  return secrets?.length ? secrets : undefined;
}
