import { resolve } from 'node:path';
import { build } from 'esbuild';
import { domainFromSource } from './domainFromSource';

/** Bundles an entry point of the API from source, so that a test can start it as a separate process. */
export async function bundleServer(entry: string, outfile: string): Promise<void> {
  await build({
    entryPoints: [resolve('apps/api/src/testing', entry)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    plugins: [domainFromSource],
  });
}
