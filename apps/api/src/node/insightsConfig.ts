import * as v from 'valibot';
import type { InsightsEmbedSettings } from '../ports';
import { isPageUrl } from './pageUrl';

const MIN_SECRET_CHARACTERS = 32;

/** Settings of the environment for an external dashboard. */
export const insightsEnvironment = {
  INSIGHTS_EMBED_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(isPageUrl, 'must be the https address of the dashboard, e.g. https://bi.example.com/fleet'),
    ),
  ),
  INSIGHTS_EMBED_SECRET: v.optional(
    v.pipe(v.string(), v.minLength(MIN_SECRET_CHARACTERS, `must have at least ${MIN_SECRET_CHARACTERS} characters`)),
  ),
};

type Found = Partial<Record<keyof typeof insightsEnvironment, string>>;

/** What is set about an external dashboard. Adds what doesn't fit together to `problems`. */
export function insightsEmbedOf(
  { INSIGHTS_EMBED_URL: url, INSIGHTS_EMBED_SECRET: secret }: Found,
  publicUrl: string,
  problems: string[],
): InsightsEmbedSettings | undefined {
  if (url && new URL(url).origin === new URL(publicUrl).origin)
    problems.push(
      "INSIGHTS_EMBED_URL can't be a page of this server: a frame of its own origin would have the user's session.",
    );
  if (url && !secret) problems.push('INSIGHTS_EMBED_SECRET is missing. It signs the address of the dashboard.');
  if (secret && !url) problems.push('INSIGHTS_EMBED_SECRET needs INSIGHTS_EMBED_URL.');
  return url && secret ? { url, secret } : undefined;
}
