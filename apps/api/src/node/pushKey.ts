import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { exportJWK, generateKeyPair, type JWK } from 'jose';

/** The keys that identify this server to push services (RFC 8292), base64url. */
export interface PushKeys {
  /** Given to browsers when they subscribe. */
  publicKey: string;
  privateKey: string;
}

/** A new P-256 key as a JWK. */
export async function makePushJwk(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return exportJWK(privateKey);
}

/** Keys from a private P-256 JWK. */
export function pushKeysFrom({ kty, crv, d, x, y }: JWK): PushKeys {
  const point = [x, y].map((part) => Buffer.from(part ?? '', 'base64url'));
  const isWhole = d !== undefined && point.every(({ length }) => length === 32);
  if (kty !== 'EC' || crv !== 'P-256' || !isWhole) {
    throw new Error('[api] The push key is not a private P-256 JWK ({"kty":"EC","crv":"P-256","d":…,"x":…,"y":…}).');
  }
  return { publicKey: Buffer.concat([Buffer.of(4), ...point]).toString('base64url'), privateKey: d };
}

/** The push key stored next to the signing key. It is created at the first start, because subscriptions belong to it. */
export async function pushKeyIn(file: string): Promise<JWK> {
  try {
    const jwk = JSON.parse(await readFile(file, 'utf8')) as JWK;
    pushKeysFrom(jwk);
    return jwk;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw unusable(file, error);
  }
  const jwk = await makePushJwk();
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(jwk), { mode: 0o600 });
  return jwk;
}

function unusable(file: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message.replace(/^\[api\] /, '') : String(cause);
  return new Error(
    `[api] The push key in ${file} can't be used (${reason}). Restore the file from a backup, or delete it to create a new one; browsers must then subscribe again.`,
    { cause },
  );
}
