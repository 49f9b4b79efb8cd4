import { base64url } from 'jose';

/** Path of the page that creates the first administrator. */
export const SETUP_PATH = '/auth/v1/setup';

/** Lifetime of a setup link; restarting the server logs a new one. */
const LIFETIME_MS = 24 * 60 * 60_000;

/** Signs and verifies links to the setup page. All processes with the same signing key accept them. */
export interface SetupLink {
  token(): Promise<string>;
  isValid(token: string): Promise<boolean>;
}

export function createSetupLink({ linkKey, now }: { linkKey: CryptoKey; now: () => Date }): SetupLink {
  const signed = (expires: string) => new TextEncoder().encode(`setup\n${expires}`);
  return {
    async token() {
      const expires = String(now().getTime() + LIFETIME_MS);
      const signature = await crypto.subtle.sign('HMAC', linkKey, signed(expires));
      return `${expires}.${base64url.encode(new Uint8Array(signature))}`;
    },
    async isValid(token) {
      const [, expires, signature] = /^(\d{1,15})\.([\w-]{43})$/.exec(token) ?? [];
      if (!expires || !signature || Number(expires) <= now().getTime()) return false;
      return crypto.subtle.verify('HMAC', linkKey, base64url.decode(signature).slice(), signed(expires));
    },
  };
}
