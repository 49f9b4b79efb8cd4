import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { FreightSettings } from '../ports';
import { isPageUrl } from './pageUrl';

const MAX_TEXT_CHARACTERS = 100_000;

/** Settings of the environment for the freight partner's page. */
export const freightEnvironment = {
  FREIGHT_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(isPageUrl, "must be the https address of the partner's page, e.g. https://freight.example.com/loads"),
    ),
  ),
  FREIGHT_AGREEMENT_FILE: v.optional(v.pipe(v.string(), v.nonEmpty('must name a text file'))),
  FREIGHT_AGREEMENT_VERSION: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/, 'must be a version, e.g. 2026-11-01')),
  ),
};

type Found = Partial<Record<keyof typeof freightEnvironment, string>>;

/** What is set about freight. Adds what doesn't fit together to `problems`. */
export function freightSettingsOf(found: Found, publicUrl: string, problems: string[]): FreightSettings {
  const { FREIGHT_URL: url, FREIGHT_AGREEMENT_FILE: file, FREIGHT_AGREEMENT_VERSION: version } = found;
  if (url && new URL(url).origin === new URL(publicUrl).origin)
    problems.push(
      "FREIGHT_URL can't be a page of this server: a frame of its own origin would have the user's session.",
    );
  if (file && !version)
    problems.push('FREIGHT_AGREEMENT_VERSION is missing. Users accept each version of FREIGHT_AGREEMENT_FILE once.');
  if (version && !file) problems.push('FREIGHT_AGREEMENT_VERSION needs FREIGHT_AGREEMENT_FILE.');
  return { url, agreement: file && version ? agreementOf(file, version, problems) : undefined };
}

function agreementOf(file: string, version: string, problems: string[]): FreightSettings['agreement'] {
  try {
    const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim();
    if (text !== '' && text.length <= MAX_TEXT_CHARACTERS) return { version, text };
    problems.push(`FREIGHT_AGREEMENT_FILE must contain 1 to ${MAX_TEXT_CHARACTERS.toLocaleString('en')} characters.`);
  } catch (error) {
    problems.push(`FREIGHT_AGREEMENT_FILE can't be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
  return undefined;
}
