/** 256 random bits as base64url, for refresh tokens and mailed links. Only the hash is stored. */
export function makeSecretToken(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)));
}

/**
 * 256 bits derived from a user's request; only this server can compute them, and the same request always gets the same
 * ones.
 */
export async function secretOf(key: CryptoKey, userId: string, requestId: string): Promise<string> {
  const data = new TextEncoder().encode(`secret\n${userId}\n${requestId.toLowerCase()}`);
  return base64url(new Uint8Array(await crypto.subtle.sign('HMAC', key, data)));
}

/** SHA-256 of a token, base64url. This is enough for 256 random bits; passwords use argon2id. */
export async function hashSecretToken(token: string): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))));
}

function base64url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
