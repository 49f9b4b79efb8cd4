import { expect, it } from 'vitest';
// @ts-expect-error The benches are JavaScript without types.
import { API_BUNDLE, bundleApi, PART_NAMES } from './bundle.mjs';

// esbuild drops a re-export without an error if its name has moved to another file.
it('bundles every part of the API that the benches use', async () => {
  await bundleApi();
  expect(Object.keys(await import(/* @vite-ignore */ API_BUNDLE)).sort()).toEqual([...PART_NAMES].sort());
});
