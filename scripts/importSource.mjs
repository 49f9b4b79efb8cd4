// Runs a TypeScript module of the project in Node without building the project first.
import { build } from 'esbuild';

/** @param {string} path from the project's root */
export async function importSource(path) {
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
  });
  const source = Buffer.from(outputFiles[0].contents).toString('base64');
  return import(`data:text/javascript;base64,${source}`);
}
