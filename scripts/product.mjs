// Builds what `npm start` serves, from source and only what changed.
import { existsSync } from 'node:fs';
import { buildIfChanged } from './fingerprint.mjs';
import { runQuietly } from './run.mjs';

const SHARED = ['package-lock.json', 'tsup.base.ts', 'packages/domain/src', 'packages/domain/schema'];

const BASEMAP = 'packages/fleet-widgets/basemap.pmtiles';

export const PORTAL_DIR = 'apps/portal/dist';
export const API_MAIN = 'apps/api/dist/main.js';

/**
 * How Node runs the server. Most of what a request needs is garbage soon. With the usual young generation, which also
 * shrinks while the server has nothing to do, it is collected so often that much of it is still in use.
 */
export const SERVER_OPTIONS = ['--enable-source-maps', '--min-semi-space-size=64', '--max-semi-space-size=64'];

/** @param {(line: string) => void} say prints progress */
export async function buildProduct(say) {
  const started = performance.now();
  if (!existsSync(BASEMAP)) await runQuietly('npm', ['run', '-s', 'basemap', '-w', '@gladhand/fleet-widgets']);
  const built = await Promise.all([
    buildIfChanged({
      inputs: [
        ...SHARED,
        'packages/ui/src',
        'packages/fleet-widgets/src',
        'packages/admin-widgets/src',
        'apps/portal/src',
        'apps/portal/public',
        'apps/portal/index.html',
        'apps/portal/vite.config.ts',
      ],
      output: PORTAL_DIR,
      build: () => {
        say('building the portal');
        return runQuietly('vite', ['build', '--logLevel', 'warn'], {
          cwd: 'apps/portal',
          env: { ...process.env, PORTAL_FROM_SOURCE: '1' },
        });
      },
    }),
    buildIfChanged({
      inputs: [...SHARED, 'apps/api/src', 'apps/api/tsup.config.ts'],
      output: 'apps/api/dist',
      build: () => {
        say('building the API');
        return runQuietly('tsup', ['--silent'], { cwd: 'apps/api' });
      },
    }),
  ]);
  if (built.some(Boolean)) say(`built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
