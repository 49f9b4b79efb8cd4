// Writes what machines read about the packages: generated/components.json (the manifest) and llms.txt of each.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { PACKAGES, readPackage } from './components.mjs';
import { FAMILIES } from './families.mjs';

const packages = resolve(import.meta.dirname, '../packages');

/** The files of a package. */
export const filesOf = (name) => ({
  manifest: join(packages, name, 'generated/components.json'),
  llms: join(packages, name, 'llms.txt'),
});

/** The manifest: each component with its family, props and stories. */
export function manifestOf({ components }) {
  const familyOf = (name) => Object.keys(FAMILIES).find((family) => FAMILIES[family].includes(name));
  return `${JSON.stringify(
    components.map(({ name, props, parts, ...rest }) => ({
      name,
      family: familyOf(name),
      ...rest,
      props: props.map(publicProp),
      ...(parts && { parts: parts.map((part) => ({ ...part, props: part.props.map(publicProp) })) }),
    })),
    null,
    2,
  )}\n`;
}

const publicProp = ({ ours, ...prop }) => prop;

/** The short form, in the format of https://llmstxt.org. */
export function llmsOf(name, { components, rest }) {
  const sections = Object.entries(sectionsOf(name, components)).map(
    ([title, members]) => `## ${title}\n\n${members.map(lineOf).join('\n')}`,
  );
  const rows = rest.map(
    ({ name: value, from, description }) =>
      `- \`${value}\`${from === `@gladhand/${name}` ? '' : ` (\`${from}\`)`}: ${description}`,
  );
  return `${[readFileSync(join(import.meta.dirname, 'llms', `${name}.md`), 'utf8').trim(), ...sections, `## Functions and values\n\n${rows.join('\n')}`].join('\n\n')}\n`;
}

/** The components of the design system by family; those of other packages by entry. */
function sectionsOf(name, components) {
  if (name === 'ui')
    return Object.fromEntries(
      Object.entries(FAMILIES).map(([family, names]) => [
        family,
        names.flatMap((each) => components.filter((component) => component.name === each)),
      ]),
    );
  return Object.groupBy(components, ({ import: line }) => /from '(.*)'/.exec(line)[1]);
}

function lineOf({ name, description, props, parts, stories }) {
  const page = stories[0] ? `?path=/docs/${stories[0].replace(/--.*/, '--docs')}` : '';
  const own = props.filter(({ ours }) => ours);
  const lines = [`- [${name}](${page}): ${description}`];
  if (own.length > 0) lines.push(`  - Props: ${own.map(inShort).join(', ')}`);
  if (parts) lines.push(`  - Parts: ${parts.map((part) => `\`${part.name}\``).join(', ')}`);
  return lines.join('\n');
}

const inShort = ({ name, required }) => `\`${name}${required ? '' : '?'}\``;

export function writeDocs() {
  for (const name of PACKAGES) {
    const { manifest, llms } = filesOf(name);
    const read = readPackage(name);
    mkdirSync(dirname(manifest), { recursive: true });
    writeFileSync(manifest, manifestOf(read));
    writeFileSync(llms, llmsOf(name, read));
  }
}

if (process.argv[1] === import.meta.filename) writeDocs();
