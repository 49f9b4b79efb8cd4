import { resolve } from 'node:path';
import { build } from 'esbuild';

/** Bundles an entry of the API from source, so that a test can start it as a process of its own. */
export async function bundleServer(entry: string, outfile: string): Promise<void> {
  await build({
    entryPoints: [resolve('apps/api/src/testing', entry)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: {
      '@gladhand/domain/fleet': resolve('packages/domain/src/fleet/index.ts'),
      '@gladhand/domain': resolve('packages/domain/src/index.ts'),
    },
  });
}
