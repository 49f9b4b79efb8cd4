// Writes what machines read about @gladhand/ui: packages/ui/generated/components.json (the manifest) and packages/ui/llms.txt.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readUi } from './components.mjs';
import { FAMILIES } from './families.mjs';

const ui = resolve(import.meta.dirname, '../packages/ui');
export const MANIFEST = join(ui, 'generated/components.json');
export const LLMS = join(ui, 'llms.txt');

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

/** The short form, as https://llmstxt.org asks for. */
export function llmsOf({ components, rest }) {
  const sections = Object.entries(FAMILIES).map(([family, names]) => {
    const members = names.flatMap((name) => components.filter((component) => component.name === name));
    return `## ${family}\n\n${members.map(lineOf).join('\n')}`;
  });
  const others = rest.map(({ name, description }) => `- \`${name}\`: ${description}`);
  return `${[HEAD, ...sections, `## Functions and values\n\n${others.join('\n')}`].join('\n\n')}\n`;
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

const HEAD = `# @gladhand/ui

> React 19 components for trailer fleets: tokens, fields, overlays, a grid and trees for a hundred thousand rows, charts.
> Peers: react, react-dom, styled-components 6. Everything is a named export of \`@gladhand/ui\`.

- Wrap the app in \`<ThemeScope>\`: it sets the tokens and holds what floats. Without it there are no colours.
- Style with tokens only, as in \`var(--gh-color-text-neutral)\`. There is no \`sx\` and no style prop.
- State goes in by \`value\` and comes out by \`onChange\` with the value; text fields take the attributes of \`<input>\` and work with \`register\` of react-hook-form.
- Rest props and \`ref\` reach the root element, or the control of a field.
- Words that a user sees are props with English defaults, often in one \`texts\` object.
- Colour is never the only carrier of a severity: give it words too.
- Full types, defaults and story ids: [components.json](./generated/components.json).`;

export function writeDocs() {
  const read = readUi();
  mkdirSync(join(ui, 'generated'), { recursive: true });
  writeFileSync(MANIFEST, manifestOf(read));
  writeFileSync(LLMS, llmsOf(read));
}

if (process.argv[1] === import.meta.filename) writeDocs();
