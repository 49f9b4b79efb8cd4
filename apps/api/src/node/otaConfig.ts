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
};

/** The keys of a setting; undefined without any. */
export function otaKeysOf(text: string | undefined): string[] | undefined {
  const keys = text
    ?.split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '');
  return keys?.length ? keys : undefined;
}

const isPublicKey = (text: string): boolean =>
  /^[A-Za-z0-9+/]+={0,2}$/.test(text) && Buffer.from(text, 'base64').length === KEY_BYTES;
