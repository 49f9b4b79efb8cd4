/** What a signature covers: the id and the time of a message, and its body. */
export interface SignedMessage {
  readonly id: string;
  /** Seconds since 1970, as the header has them. */
  readonly timestamp: string;
  readonly body: string;
}

const PREFIX = 'whsec_';
const VERSION = 'v1,';

/** The header `webhook-signature` of a message: HMAC-SHA-256 by each secret, as https://www.standardwebhooks.com. */
export async function signWebhook(message: SignedMessage, secrets: readonly string[]): Promise<string> {
  const signatures = await Promise.all(
    secrets.map(async (secret) => crypto.subtle.sign('HMAC', await keyOf(secret), contentOf(message))),
  );
  return signatures.map((bytes) => `${VERSION}${toBase64(new Uint8Array(bytes))}`).join(' ');
}

/** Whether one of the signatures of a header is by one of the secrets. Takes the same time wherever they differ. */
export async function isSignedBy(message: SignedMessage, header: string, secrets: readonly string[]): Promise<boolean> {
  const signatures = header
    .split(' ')
    .filter((text) => text.startsWith(VERSION))
    .slice(0, MAX_SIGNATURES)
    .flatMap((text) => fromBase64(text.slice(VERSION.length)) ?? []);
  const content = contentOf(message);
  let isSigned = false;
  for (const secret of secrets) {
    const key = await keyOf(secret);
    for (const signature of signatures)
      isSigned = (await crypto.subtle.verify('HMAC', key, signature, content)) || isSigned;
  }
  return isSigned;
}

/** Whether a text is a secret: `whsec_` and 24 to 64 bytes in base64. */
export function isWebhookSecret(text: string): boolean {
  const bytes = text.startsWith(PREFIX) ? fromBase64(text.slice(PREFIX.length)) : undefined;
  return bytes !== undefined && bytes.length >= 24 && bytes.length <= 64;
}

const MAX_SIGNATURES = 4;

const contentOf = ({ id, timestamp, body }: SignedMessage) => new TextEncoder().encode(`${id}.${timestamp}.${body}`);

const keyOf = (secret: string) =>
  crypto.subtle.importKey(
    'raw',
    fromBase64(secret.slice(PREFIX.length)) ?? new Uint8Array(),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  );

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}
