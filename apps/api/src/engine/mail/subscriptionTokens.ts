/** A mail subject for an address. */
export interface Subscription {
  address: string;
  /** E.g. `fleetSummary`. */
  subject: string;
}

/** Makes and reads the tokens of unsubscribe links. They are signed, not stored, so links in old mails still work. */
export interface SubscriptionTokens {
  make(subscription: Subscription): Promise<string>;
  /** Undefined if this server did not make the token. */
  read(token: string): Promise<Subscription | undefined>;
}

const MAX_TOKEN_CHARS = 1_000;

export function createSubscriptionTokens(keys: { linkKey: CryptoKey }): SubscriptionTokens {
  const signed = (payload: string) => new TextEncoder().encode(`subscription\n${payload}`);
  return {
    async make({ address, subject }) {
      const payload = toBase64Url(new TextEncoder().encode(JSON.stringify([address, subject])));
      const signature = await crypto.subtle.sign('HMAC', keys.linkKey, signed(payload));
      return `${payload}.${toBase64Url(new Uint8Array(signature))}`;
    },
    async read(token) {
      const [payload, signature, ...rest] = token.split('.');
      if (token.length > MAX_TOKEN_CHARS || !payload || !signature || rest.length > 0) return undefined;
      try {
        const isOurs = await crypto.subtle.verify('HMAC', keys.linkKey, fromBase64Url(signature), signed(payload));
        if (!isOurs) return undefined;
        const [address, subject] = JSON.parse(new TextDecoder().decode(fromBase64Url(payload))) as [string, string];
        return { address, subject };
      } catch {
        return undefined;
      }
    },
  };
}

const toBase64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const fromBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
