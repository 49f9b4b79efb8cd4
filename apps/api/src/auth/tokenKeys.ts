import { base64url, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';

/** The signing key and the key that verifies its tokens. */
export interface TokenKeys {
  kid: string;
  privateKey: CryptoKey;
  publicKey: CryptoKey;
  /** Served at `/.well-known/jwks.json`. */
  publicJwk: JWK;
  /** HMAC-SHA-256 key for signed links, derived from the signing key. */
  linkKey: CryptoKey;
}

const ALGORITHM = 'EdDSA';

/** A new Ed25519 key as a JWK, to be stored in a file or a secret. */
export async function makeSigningJwk(): Promise<JWK> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  return exportJWK(privateKey);
}

/** Keys from a private Ed25519 JWK. `kid` is its thumbprint, so the same key has the same id after a restart. */
export async function tokenKeysFrom(jwk: JWK): Promise<TokenKeys> {
  if (jwk.kty !== 'OKP' || jwk.crv !== 'Ed25519' || !jwk.d || !jwk.x) {
    throw new Error('[api] The signing key is not a private Ed25519 JWK ({"kty":"OKP","crv":"Ed25519","d":…,"x":…}).');
  }
  const bare: JWK = { kty: 'OKP', crv: 'Ed25519', x: jwk.x };
  const kid = await calculateJwkThumbprint(bare);
  const privateKey = await importJWK({ ...bare, d: jwk.d }, ALGORITHM);
  const publicKey = await importJWK(bare, ALGORITHM);
  if (privateKey instanceof Uint8Array || publicKey instanceof Uint8Array) throw new Error('[api] Not a key pair.');
  const linkKey = await linkKeyFrom(jwk.d);
  return { kid, privateKey, publicKey, publicJwk: { ...bare, kid, use: 'sig', alg: ALGORITHM }, linkKey };
}

/** A separate key for each use (RFC 5869): a key that signs links can't sign tokens. */
async function linkKeyFrom(secret: string): Promise<CryptoKey> {
  const none = new Uint8Array();
  const material = await crypto.subtle.importKey('raw', base64url.decode(secret).slice(), 'HKDF', false, ['deriveKey']);
  const info = new TextEncoder().encode('gladhand links');
  const hkdf = { name: 'HKDF', hash: 'SHA-256', salt: none, info };
  const hmac = { name: 'HMAC', hash: 'SHA-256', length: 256 };
  return crypto.subtle.deriveKey(hkdf, material, hmac, false, ['sign', 'verify']);
}
