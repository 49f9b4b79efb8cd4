import ipaddr from 'ipaddr.js';
import * as v from 'valibot';

const KEY_BYTES = 32;

/** Settings of the environment for updates over the air. */
export const otaEnvironment = {
  OTA_PUBLIC_KEYS: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => otaKeysOf(text)?.every(isPublicKey) ?? true,
        'must be Ed25519 public keys separated by commas: 32 bytes each, in base64. docs/ota.md shows how to make one.',
      ),
    ),
  ),
  OTA_FTP_NETWORKS: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => networksOf(text)?.every((network) => ipaddr.isValidCIDR(network)) ?? true,
        'must be networks separated by commas, e.g. 10.20.0.0/16.',
      ),
    ),
  ),
};

/** The keys of a setting; undefined without any. */
export const otaKeysOf = (text: string | undefined): string[] | undefined => listOf(text);

/** The networks of a setting; undefined without any. */
export const networksOf = (text: string | undefined): string[] | undefined => listOf(text);

function listOf(text: string | undefined): string[] | undefined {
  const entries = text
    ?.split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  return entries?.length ? entries : undefined;
}

const isPublicKey = (text: string): boolean =>
  /^[A-Za-z0-9+/]+={0,2}$/.test(text) && Buffer.from(text, 'base64').length === KEY_BYTES;
