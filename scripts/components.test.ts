import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PACKAGES, readPackage } from './components.mjs';
import { FAMILIES } from './families.mjs';
import { filesOf, llmsOf, manifestOf } from './llms.mjs';

const ui = readPackage('ui');
const docs = resolve(import.meta.dirname, '../packages/ui/docs');
const pages = globSync(`${docs}/*.mdx`).map((path) => ({ path, text: readFileSync(path, 'utf8') }));

it.each(PACKAGES)('%s exports no views, because their data comes from the widget around them', (name) => {
  const views = readPackage(name).components.filter((component: { name: string }) => component.name.endsWith('View'));
  expect(views).toEqual([]);
});

describe('the documentation of @gladhand/ui', () => {
  it('describes every component, function and value', () => {
    const silent = [...ui.components, ...ui.rest].filter(({ description }) => !description).map(({ name }) => name);
    expect(silent).toEqual([]);
  });

  it('describes every prop of every component', () => {
    const props = ui.components.flatMap(({ name, props, parts = [] }) => [
      ...props.map((prop) => ({ ...prop, of: name })),
      ...parts.flatMap((part) => part.props.map((prop) => ({ ...prop, of: part.name }))),
    ]);
    const silent = props.filter(({ description }) => !description).map(({ of, name }) => `${of} ${name}`);
    expect(props.length).toBeGreaterThan(500);
    expect(silent).toEqual([]);
  });

  it('includes props that only some text inputs share', () => {
    const documented = (name: string) =>
      ui.components.find((each) => each.name === name)?.props.map((prop) => prop.name);
    for (const name of ['TextField', 'TextArea', 'NumberField', 'PasswordField', 'SearchField'])
      expect(documented(name)).toEqual(expect.arrayContaining(['label', 'required', 'hint', 'error']));
  });

  it('describes every exported interface and its members', () => {
    const silent = ui.interfaces.flatMap(({ name, description, members }) => [
      ...(description || name.endsWith('Props') ? [] : [name]),
      ...members.filter((member) => !member.description).map((member) => `${name} ${member.name}`),
    ]);
    expect(silent).toEqual([]);
  });

  it('has a story and exactly one family for every component', () => {
    const documented = Object.values(FAMILIES).flat().sort();
    expect(documented).toEqual(ui.components.map(({ name }) => name).sort());
    expect(ui.components.filter(({ stories }) => stories.length === 0).map(({ name }) => name)).toEqual([]);
  });

  it('shows a table of the props of every part', () => {
    const silent = ui.components.flatMap(({ file, parts }) => {
      if (!parts) return [];
      const meta = readFileSync(resolve(docs, '../../..', file.replace('.tsx', '.stories.tsx')), 'utf8').split(
        '.story(',
      )[0];
      return parts
        .filter(({ name, props }) => props.length > 0 && !meta?.match(`: ${name}\\b`))
        .map(({ name }) => name);
    });
    expect(silent).toEqual([]);
  });

  it('has a family page that mentions each component', () => {
    for (const [family, names] of Object.entries(FAMILIES)) {
      const page = pages.find(({ text }) => text.includes(`title="Start/Families/${family}"`))?.text ?? '';
      expect({ family, silent: names.filter((name) => !page.includes(`| [${name}](`)) }).toEqual({
        family,
        silent: [],
      });
    }
  });

  it('links to pages and shows live stories that exist', () => {
    const known = new Set(ui.components.flatMap(({ stories }) => stories.map((id) => `${id.split('--')[0]}--docs`)));
    const broken = pages.flatMap(({ text }) => [
      ...[...text.matchAll(/\?path=\/docs\/([\w-]+)/g)].map(([, id]) => id as string).filter((id) => !known.has(id)),
      ...[...text.matchAll(/of=\{(\w+)\.(\w+)\}/g)].map(([, from, story]) =>
        missing(text, from as string, story as string),
      ),
    ]);
    expect(broken.filter(Boolean)).toEqual([]);
  });
});

/** Reports missing stories; no output if all exist. */
function missing(page: string, from: string, story: string): string | undefined {
  const path = new RegExp(`import \\* as ${from} from '(.+)'`).exec(page)?.[1];
  const file = path && [`${resolve(docs, path)}.tsx`].find((each) => existsSync(each));
  const documented = file && new RegExp(`^export const ${story} =`, 'm').test(readFileSync(file, 'utf8'));
  return documented ? undefined : `${from}.${story}`;
}

describe.each(PACKAGES)('the generated description of %s', (name) => {
  const read = name === 'ui' ? ui : readPackage(name);

  it('describes everything that it lists', () => {
    const silent = [...read.components, ...read.rest].filter(({ description }) => !description);
    expect(silent.map((each) => `${each.name} of ${each.import ?? each.from}`)).toEqual([]);
  });

  it('is current: run `npm run generate` after a change of props', () => {
    const { manifest, llms } = filesOf(name);
    expect(readFileSync(manifest, 'utf8')).toBe(manifestOf(read));
    expect(readFileSync(llms, 'utf8')).toBe(llmsOf(name, read));
  });
});
