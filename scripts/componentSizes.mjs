// What each component of @gladhand/ui costs alone: gzip of a bundle with nothing else in it, over what a page with the
// design system has anyway. Parts that load later count apart. The limits are for a component's own code, over the other
// components that it is made of: a search field is not bought again with each list that has one.
import { writeFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, defaultClientConditions, minifySync } from 'vite';
import { atMost, printTable, told } from '../bench/table.mjs';
import { readUi } from './components.mjs';

const root = resolve(import.meta.dirname, '..');
const SHARED = /^(react|react-dom|styled-components|@tanstack\/(react-)?virtual(-core)?)(\/|$)/;
const AT_MOST_KB = { MultiSelect: 20, DataGrid: 40, Tree: 15 };
const ENTRY = 'virtual:component';

/** Prints the table; with `write` keeps it as docs/sizes.md. Answers whether every limit was kept. */
export async function componentSizes({ write = false } = {}) {
  const sizes = [];
  const { components } = readUi();
  for (const { name, file } of components) {
    const size = await sizeOf(name, file, () => false);
    if (!AT_MOST_KB[name]) {
      sizes.push({ name, ...size });
      continue;
    }
    const folders = new Set(components.map((other) => `${dirname(join(root, other.file))}${sep}`));
    folders.delete(`${dirname(join(root, file))}${sep}`);
    const isOther = (id) => [...folders].some((folder) => id.startsWith(folder));
    sizes.push({ name, ...size, ownKB: (await sizeOf(name, file, isOther)).firstKB });
  }
  sizes.sort((a, b) => b.firstKB - a.firstKB);
  const kept = printTable(
    sizes.map(({ name, firstKB, laterKB, ownKB }) => {
      const later = laterKB > 0 ? `${laterKB.toFixed(1)} kB later` : '';
      if (ownKB) {
        const detail = ['own', `${firstKB.toFixed(1)} kB alone`, later].filter(Boolean).join('; ');
        return atMost(name, ownKB, AT_MOST_KB[name], ' kB', detail);
      }
      return told(name, `${firstKB.toFixed(2)} kB${later && ` (${later})`}`);
    }),
  );
  if (write) writeFileSync(join(root, 'docs/sizes.md'), page(sizes));
  return kept;
}

/** @param isOther whether a resolved module belongs to a component that does not count */
async function sizeOf(name, file, isOther) {
  const [{ output }] = await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@gladhand/source', ...defaultClientConditions] },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'one-component',
        resolveId: (id) => (id.endsWith(ENTRY) ? `\0${ENTRY}` : undefined),
        load: (id) =>
          id === `\0${ENTRY}` ? `export { ${name} } from ${JSON.stringify(join(root, file))};` : undefined,
      },
    ],
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      // a library: what a bundler adds to load a page's chunks is none of the component
      lib: { entry: ENTRY, formats: ['es'], fileName: 'component' },
      rollupOptions: { external: (id) => SHARED.test(id) || isOther(id) },
    },
  });
  const chunks = output.filter(({ type }) => type === 'chunk');
  const first = new Set();
  const follow = (fileName) => {
    const chunk = chunks.find((each) => each.fileName === fileName);
    if (!chunk || first.has(chunk)) return;
    first.add(chunk);
    for (const next of chunk.imports) follow(next);
  };
  follow(chunks.find(({ isEntry }) => isEntry).fileName);
  const bytes = ({ fileName, code }) =>
    gzipSync(minifySync(fileName, code, { module: true }).code, { level: 9 }).length;
  const kB = (list) => list.reduce((sum, chunk) => sum + bytes(chunk), 0) / 1000;
  return { firstKB: kB([...first]), laterKB: kB(chunks.filter((chunk) => !first.has(chunk))) };
}

function page(sizes) {
  const limitOf = (name) => (AT_MOST_KB[name] ? `≤ ${AT_MOST_KB[name]}` : '');
  const rows = sizes.map(({ name, firstKB, laterKB, ownKB }) => [
    name,
    firstKB.toFixed(1),
    laterKB > 0 ? laterKB.toFixed(1) : '',
    ownKB ? ownKB.toFixed(1) : '',
    limitOf(name),
  ]);
  return `# What a component costs

Minified, after gzip, in kB: the component alone, over React, styled-components and TanStack Virtual. What loads later, such as a calendar when it first opens, stands beside it. Several components share much of this, so a page with all of them costs far less than the sum; what is a component's own, over the other components that it is made of, is told where it has a limit. Written by \`npm run size -- --components --write\`.

${table(['component', 'kB', 'later', 'own', 'limit'], rows)}
`;
}

/** A Markdown table as the formatter of this repository writes it: names at the start, numbers at the end. */
function table(head, rows) {
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => row[at].length)));
  const line = (cells) =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join(' | ')} |`;
  const rule = widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}
