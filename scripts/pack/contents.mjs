// What a tarball has to contain, and what its code may import.

import { globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';

const REQUIRED = ['LICENSE', 'README.md', 'CHANGELOG.md', 'package.json', 'llms.txt', 'generated/components.json'];
/** Files that only development uses. */
const UNWANTED = /\.(test|stories)\.|metafile|tsbuildinfo|\.mdx$/;
/** `from 'x'`, `import 'x'`, `import('x')` and the same in declarations. */
const IMPORT =
  /(?:^|[\s;}])(?:import|export)\s*(?:[\w*{}\s,$]+from\s*)?["']([^"'.\s][^"'\s]*)["']|\bimport\(\s*["']([^"'.\s][^"'\s]*)["']\s*\)/gm;

/** Problems of the files in a tarball. */
export function problemsOfFiles({ name, files }) {
  const missing = REQUIRED.filter((file) => !files.includes(file)).map((file) => `${file} is missing`);
  const unwanted = files.filter((file) => UNWANTED.test(file)).map((file) => `${file} is for development only`);
  return [...missing, ...unwanted].map((problem) => `@gladhand/${name}: ${problem}`);
}

/**
 * Problems of what an unpacked package imports: a package that a host doesn't get with it (a strict package manager such
 * as pnpm then finds nothing), or a dependency that nothing imports.
 */
export function problemsOfImports(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const allowed = new Set([
    manifest.name,
    ...Object.keys(manifest.dependencies ?? {}),
    ...Object.keys(manifest.peerDependencies ?? {}),
  ]);
  const used = new Map();
  for (const file of globSync('dist/**/*.{js,d.ts}', { cwd: folder }))
    for (const [, direct, lazy] of readFileSync(join(folder, file), 'utf8').matchAll(IMPORT)) {
      const name = packageOf(direct ?? lazy);
      if (!used.has(name)) used.set(name, file);
    }
  const unknown = [...used]
    .filter(([name]) => !allowed.has(name))
    .map(([name, file]) => `${file} imports ${name}, which hosts don't get`);
  const unused = Object.keys(manifest.dependencies ?? {})
    .filter((name) => !used.has(name))
    .map((name) => `nothing imports the dependency ${name}`);
  return [...unknown, ...unused].map((problem) => `${manifest.name}: ${problem}`);
}

const packageOf = (specifier) =>
  builtinModules.includes(specifier)
    ? `node:${specifier}`
    : specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/');
