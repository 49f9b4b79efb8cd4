// Prints the permission table of the domain, straight from its source: roles by operations, routes and menu.
import { importSource } from './importSource.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
const { printPermissionTable } = await importSource('packages/domain/src/rules/permissions/printPermissionTable.ts');
process.stdout.write(`x one of these roles   o public   + any signed-in user\n\n${printPermissionTable()}`);
