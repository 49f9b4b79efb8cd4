// Prints the permission table of the domain, straight from its source: roles by operations, routes and menu.
import { build } from 'esbuild';

const TABLE = 'packages/domain/src/rules/permissions/printPermissionTable.ts';

process.chdir(new URL('..', import.meta.url).pathname);
const { outputFiles } = await build({
  entryPoints: [TABLE],
  bundle: true,
  write: false,
  format: 'esm',
  platform: 'node',
});
const source = Buffer.from(outputFiles[0].contents).toString('base64');
const { printPermissionTable } = await import(`data:text/javascript;base64,${source}`);
process.stdout.write(`x one of these roles   o public   + whoever is signed in\n\n${printPermissionTable()}`);
