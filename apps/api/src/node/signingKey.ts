import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { JWK } from 'jose';
import { makeSigningJwk } from '../auth/tokenKeys';

/** The signing key kept beside the demonstration's data, made at the first start: a restart ends no session. */
export async function signingKeyIn(file: string): Promise<JWK> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as JWK;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  const jwk = await makeSigningJwk();
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(jwk), { mode: 0o600 });
  return jwk;
}
