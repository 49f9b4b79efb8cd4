// Compiles a host that imports every entry and the examples, with the strictest options that hosts use.
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runQuietly } from '../run.mjs';

const RESOLUTIONS = [
  { module: 'node16', moduleResolution: 'node16' },
  { module: 'esnext', moduleResolution: 'bundler' },
];
const OPTIONS = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  jsx: 'react-jsx',
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  skipLibCheck: false,
  noEmit: true,
  types: [],
};
/** Examples that import nothing that only a bundler resolves. */
const EXAMPLES = ['FleetPage.tsx', 'OneWidget.tsx', 'OwnServer.tsx', 'theme.ts'];

/** Gives a host every module of the repository except the packages themselves. */
export function linkModules(modules) {
  mkdirSync(modules, { recursive: true });
  for (const name of readdirSync('node_modules'))
    if (name !== '@gladhand' && !name.startsWith('.')) symlinkSync(resolve('node_modules', name), join(modules, name));
}

/** Problems of types in a host whose node_modules hold the unpacked packages. */
export async function problemsOfTypes(host, packages) {
  writeFileSync(join(host, 'package.json'), '{"type":"module"}');
  const entries = packages.flatMap((name) => typedEntries(join(host, 'node_modules/@gladhand', name)));
  writeFileSync(
    join(host, 'entries.ts'),
    entries.map((entry, at) => `export * as entry${at} from '${entry}';\n`).join(''),
  );
  for (const name of EXAMPLES) cpSync(join('docs/embedding', name), join(host, name));
  const problems = [];
  for (const resolution of RESOLUTIONS) {
    const isBundler = resolution.moduleResolution === 'bundler';
    const files = ['entries.ts', ...(isBundler ? EXAMPLES : [])];
    writeFileSync(
      join(host, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: { ...OPTIONS, ...resolution }, files }),
    );
    await runQuietly('tsc', ['-p', host]).catch((error) =>
      problems.push(`types with ${resolution.moduleResolution}: ${error.message}`),
    );
  }
  return problems;
}

function typedEntries(folder) {
  const { name, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.entries(exports).flatMap(([path, target]) => (target.types ? [`${name}${path.slice(1)}`] : []));
}
