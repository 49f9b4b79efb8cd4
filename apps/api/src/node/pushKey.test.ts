import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makePushJwk, pushKeyIn, pushKeysFrom } from './pushKey';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gladhand-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('creates the push key once', async () => {
  const file = join(folder, 'data', 'key.json');
  const first = await pushKeyIn(file);
  expect(await pushKeyIn(file)).toEqual(first);
  const { publicKey, privateKey } = pushKeysFrom(first);
  expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
  expect(Buffer.from(privateKey, 'base64url')).toHaveLength(32);
});

it('needs a private key', async () => {
  const { d: _, ...withoutSecret } = await makePushJwk();
  expect(() => pushKeysFrom(withoutSecret)).toThrow('is not a private P-256 JWK');
});

it.each(['', '{', '{}', 'null', '{"kty":"EC","crv":"P-256","d":"short","x":"short","y":"short"}'])(
  'reports a damaged key (%j) with its file and a remedy',
  async (text) => {
    const file = join(folder, 'key.json');
    await writeFile(file, text);
    await expect(pushKeyIn(file)).rejects.toThrow(`[api] The push key in ${file} can't be used (`);
    await expect(pushKeyIn(file)).rejects.toThrow('delete it');
  },
);
