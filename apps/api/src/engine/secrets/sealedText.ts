/** A stored secret that the server must read again, readable only with the signing key. */
export interface SealedTexts {
  /** Encrypts a text for one purpose, e.g. the id of its row. The result differs each time. */
  seal(text: string, purpose: string): Promise<string>;
  /** Undefined if the text was sealed with another key or for another purpose, or was changed. */
  open(sealed: string, purpose: string): Promise<string | undefined>;
}

const FORMAT = 'v1';
const IV_BYTES = 12;

/** Seals texts with AES-256-GCM. The key is derived from the key of links, so it changes with the signing key. */
export function createSealedTexts({ linkKey }: { linkKey: CryptoKey }): SealedTexts {
  let key: Promise<CryptoKey> | undefined;
  const keyOf = () => {
    key ??= sealingKey(linkKey);
    return key;
  };
  return {
    async seal(text, purpose) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const sealed = await crypto.subtle.encrypt(parameters(iv, purpose), await keyOf(), encoded(text));
      return [FORMAT, toBase64(iv), toBase64(new Uint8Array(sealed))].join('.');
    },
    async open(sealed, purpose) {
      const [format, iv, content] = sealed.split('.');
      if (format !== FORMAT || !iv || !content) return undefined;
      try {
        const text = await crypto.subtle.decrypt(
          parameters(fromBase64(iv), purpose),
          await keyOf(),
          fromBase64(content),
        );
        return new TextDecoder().decode(text);
      } catch {
        return undefined;
      }
    },
  };
}

/** A pseudorandom function of the link key with a text that no link has (as HKDF expands a key, RFC 5869). */
async function sealingKey(linkKey: CryptoKey): Promise<CryptoKey> {
  const bytes = await crypto.subtle.sign('HMAC', linkKey, encoded('sealed texts\n'));
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

const encoded = (text: string) => new TextEncoder().encode(text);

const parameters = (iv: Uint8Array<ArrayBuffer>, purpose: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: encoded(purpose),
});

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
