// publint and attw over the packed packages: what a consumer resolves is what was tested. The basemap is a file of tiles,
// which bundlers hand out by its address: it has no types to resolve.
import { spawnSync } from 'node:child_process';

process.chdir(new URL('..', import.meta.url).pathname);
let failed = 0;
for (const name of ['ui', 'domain', 'fleet-widgets', 'admin-widgets']) {
  for (const [command, ...args] of [
    ['publint', '--strict'],
    ['attw', '--pack', '.', '--profile', 'esm-only', '--no-emoji', '--exclude-entrypoints', 'basemap.pmtiles'],
  ]) {
    const { status } = spawnSync(command, args, { cwd: `packages/${name}`, stdio: 'inherit' });
    if (status !== 0) {
      failed++;
      console.error(`${command} has found something in @gladhand/${name}`);
    }
  }
}
// A host that renders on a server imports them in Node.
for (const name of ['ui', 'domain', 'fleet-widgets', 'admin-widgets']) {
  const { main, reason } = await import(`../packages/${name}/dist/index.js`).then(
    (module) => ({ main: module }),
    (error) => ({ reason: error }),
  );
  if (main && Object.keys(main).length > 0) continue;
  failed++;
  console.error(`@gladhand/${name} cannot be imported in Node: ${reason?.message ?? 'it exports nothing'}`);
}
process.exit(failed === 0 ? 0 : 1);
