// Packs each package like a publication does, and unpacks it into the node_modules of a host.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from '../run.mjs';

export const PACKAGES = ['ui', 'domain', 'fleet-widgets', 'admin-widgets'];
const MINUTE_MS = 60_000;

/**
 * Packs into a folder; returns the tarball of each package and the files inside it. Building comes first, see
 * `prepack.mjs`.
 */
export async function packAll(folder) {
  const packed = [];
  for (const name of PACKAGES) {
    await runQuietly(process.execPath, ['../../scripts/pack/prepack.mjs'], {
      cwd: `packages/${name}`,
      timeout: MINUTE_MS,
    });
    const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
    const answer = JSON.parse(await runQuietly('npm', args, { cwd: `packages/${name}`, timeout: MINUTE_MS }));
    const [{ filename, files, size, unpackedSize }] = Array.isArray(answer) ? answer : Object.values(answer);
    packed.push({ name, tarball: join(folder, filename), files: files.map(({ path }) => path), size, unpackedSize });
  }
  return packed;
}

/** Unpacks the tarballs as `@gladhand/*` into a folder of modules. */
export async function unpackAll(packed, modules) {
  for (const { name, tarball } of packed) {
    const target = join(modules, '@gladhand', name);
    mkdirSync(target, { recursive: true });
    await runQuietly('tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);
  }
}
