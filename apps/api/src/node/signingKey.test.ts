import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { signingKeyIn } from './signingKey';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gladhand-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('creates the signing key once', async () => {
  const file = join(folder, 'data', 'key.json');
  const first = await signingKeyIn(file);
  expect(await signingKeyIn(file)).toEqual(first);
});

it.each(['', '{', '{}', 'null', '{"kty":"OKP","crv":"Ed25519","d":"short","x":"short"}'])(
  'reports a damaged key (%j) with its file and a remedy',
  async (text) => {
    const file = join(folder, 'key.json');
    await writeFile(file, text);
    await expect(signingKeyIn(file)).rejects.toThrow(`[api] The signing key in ${file} can't be used (`);
    await expect(signingKeyIn(file)).rejects.toThrow('delete it');
  },
);
