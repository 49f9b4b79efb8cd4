import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { JWK } from 'jose';
import { makeSigningJwk, tokenKeysFrom } from '../auth/tokenKeys';

/**
 * The signing key stored next to the demonstration's data. It is created at the first start, so that a restart ends no
 * sessions.
 */
export async function signingKeyIn(file: string): Promise<JWK> {
  try {
    const jwk = JSON.parse(await readFile(file, 'utf8')) as JWK;
    await tokenKeysFrom(jwk);
    return jwk;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw unusable(file, error);
  }
  const jwk = await makeSigningJwk();
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(jwk), { mode: 0o600 });
  return jwk;
}

function unusable(file: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message.replace(/^\[api\] /, '') : String(cause);
  return new Error(
    `[api] The signing key in ${file} can't be used (${reason}). Restore the file from a backup, or delete it to create a new one; all users must then sign in again.`,
    { cause },
  );
}
