// Checks the packed packages, the files that consumers get: publint, attw, contents, imports, types in a strict host,
// and whether Node can import them. Build them first: `npm run build:packages`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { problemsOfFiles, problemsOfImports } from './pack/contents.mjs';
import { PACKAGES, packAll, unpackAll } from './pack/packAll.mjs';
import { linkModules, problemsOfTypes } from './pack/strictHost.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
/** Entries that are files, not modules. */
const FILES = ['basemap.pmtiles', 'tokens.css', 'tokens.json', 'components.json', 'llms.txt'];
const home = mkdtempSync(join(tmpdir(), 'gladhand-pack-'));
const problems = [];

try {
  const packed = await packAll(home);
  const host = join(home, 'host');
  const modules = join(host, 'node_modules');
  linkModules(modules);
  await unpackAll(packed, modules);

  for (const pack of packed) {
    problems.push(...problemsOfFiles(pack), ...problemsOfImports(join(modules, '@gladhand', pack.name)));
    for (const [command, ...args] of [
      ['publint', pack.tarball, '--strict'],
      ['attw', pack.tarball, '--profile', 'esm-only', '--no-emoji', '--exclude-entrypoints', ...FILES],
    ]) {
      const { status } = spawnSync(command, args, { stdio: 'inherit' });
      if (status !== 0) problems.push(`${command} has found something in @gladhand/${pack.name}`);
    }
  }
  problems.push(...(await problemsOfTypes(host, PACKAGES)), ...(await problemsOfNode()));
  console.table(
    packed.map(({ name, files, size, unpackedSize }) => ({
      package: `@gladhand/${name}`,
      'packed kB': Math.round(size / 1000),
      'unpacked kB': Math.round(unpackedSize / 1000),
      files: files.length,
      license: files.includes('LICENSE') ? 'MIT' : '',
      notices: files.includes('THIRD-PARTY-NOTICES.md') ? 'yes' : 'nothing bundled',
    })),
  );
} finally {
  rmSync(home, { recursive: true, force: true, maxRetries: 5 });
}
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);

/** A host that renders on a server imports them in Node. */
async function problemsOfNode() {
  const found = [];
  for (const name of PACKAGES) {
    const reason = await import(`../packages/${name}/dist/index.js`).then(
      (main) => (Object.keys(main).length > 0 ? undefined : 'it exports nothing'),
      (error) => error.message,
    );
    if (reason) found.push(`@gladhand/${name} cannot be imported in Node: ${reason}`);
  }
  return found;
}
