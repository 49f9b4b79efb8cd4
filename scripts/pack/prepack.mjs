// Runs before a package is packed: adds the license and the notices of what its bundle contains. It refuses to pack a
// build that is older than its source. Building here would race: packages are published at the same time and need each
// other's types.
import { copyFileSync, existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const NOTICES = 'THIRD-PARTY-NOTICES.md';
const METAFILE = 'dist/metafile-esm.json';

const sources = globSync(['src/**/*.{ts,tsx}', 'tsup.config.ts'], { exclude: ['**/*.test.*', '**/*.stories.*'] });
const changed = Math.max(...sources.map((file) => statSync(file).mtimeMs));
if (!existsSync(METAFILE) || statSync(METAFILE).mtimeMs < changed) {
  console.error('The build is missing or older than its source. Run `npm run build:packages` first.');
  process.exit(1);
}

copyFileSync(join(root, 'LICENSE'), 'LICENSE');
const notices = [...bundledNotices(), ...dataNotices()];
if (notices.length === 0) rmSync(NOTICES, { force: true });
else
  writeFileSync(
    NOTICES,
    `# Third-party notices\n\nThis package contains the following works.\n\n${notices.join('\n\n')}\n`,
  );

/** The license of each npm package whose code is part of the bundle. */
function bundledNotices() {
  const { inputs } = JSON.parse(readFileSync(METAFILE, 'utf8'));
  const folders = Object.keys(inputs).flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []);
  return [...new Set(folders)].sort().map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const [file] = globSync('{LICENSE,LICENCE,license}*', { cwd: folder });
    const text = file ? `\n\n\`\`\`text\n${readFileSync(join(folder, file), 'utf8').trim()}\n\`\`\`` : '';
    return `## ${name} ${version}\n\nLicense: ${license}${text}`;
  });
}

/** Data that the package contains; each package keeps its own list. */
function dataNotices() {
  return existsSync('data-notices.md') ? [readFileSync('data-notices.md', 'utf8').trim()] : [];
}
