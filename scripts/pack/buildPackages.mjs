// Builds the packages if their source is newer than what was built.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from '../run.mjs';
import { PACKAGES } from './packAll.mjs';

const TEN_MINUTES_MS = 600_000;

export async function buildPackages(say) {
  const inputs = PACKAGES.flatMap((name) =>
    ['src', 'schema', 'tsup.config.ts'].map((path) => `packages/${name}/${path}`),
  );
  const changed = Math.max(...['tsup.base.ts', ...inputs].filter(existsSync).map(newestChange));
  const outputs = PACKAGES.map((name) => `packages/${name}/dist/index.d.ts`);
  if (outputs.every((file) => existsSync(file) && statSync(file).mtimeMs > changed)) return;
  say('building the packages');
  await runQuietly('npm', ['run', '-s', 'build:packages'], { timeout: TEN_MINUTES_MS });
}

function newestChange(path) {
  if (!statSync(path).isDirectory()) return statSync(path).mtimeMs;
  const files = readdirSync(path, { recursive: true }).filter((name) => !/\.(test|stories)\.tsx?$/.test(name));
  return Math.max(
    0,
    ...files.map((name) => statSync(join(path, name))).map((stat) => (stat.isFile() ? stat.mtimeMs : 0)),
  );
}
