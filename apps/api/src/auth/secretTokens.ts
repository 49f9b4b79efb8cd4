/** 256 random bits, base64url: a refresh token or the token of a mailed link. Only its hash is stored. */
export function makeSecretToken(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)));
}

/** 256 bits that only this server can make, always the same for a user's request. */
export async function secretOf(key: CryptoKey, userId: string, requestId: string): Promise<string> {
  const data = new TextEncoder().encode(`secret\n${userId}\n${requestId.toLowerCase()}`);
  return base64url(new Uint8Array(await crypto.subtle.sign('HMAC', key, data)));
}

/** SHA-256 of a token, base64url. Enough for 256 random bits; passwords take argon2id. */
export async function hashSecretToken(token: string): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))));
}

function base64url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
