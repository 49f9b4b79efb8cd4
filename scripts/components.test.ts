import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readUi } from './components.mjs';
import { FAMILIES } from './families.mjs';
import { LLMS, llmsOf, MANIFEST, manifestOf } from './llms.mjs';

const ui = readUi();

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
    const silent = props.filter(({ ours, description }) => ours && !description).map(({ of, name }) => `${of} ${name}`);
    expect(props.length).toBeGreaterThan(500);
    expect(silent).toEqual([]);
  });

  it('describes every exported interface and its members', () => {
    const silent = ui.interfaces.flatMap(({ name, description, members }) => [
      ...(description || name.endsWith('Props') ? [] : [name]),
      ...members.filter((member) => !member.description).map((member) => `${name} ${member.name}`),
    ]);
    expect(silent).toEqual([]);
  });

  it('knows a story and one family of every component', () => {
    const told = Object.values(FAMILIES).flat().sort();
    expect(told).toEqual(ui.components.map(({ name }) => name).sort());
    expect(ui.components.filter(({ stories }) => stories.length === 0).map(({ name }) => name)).toEqual([]);
  });

  it('is current: run `npm run generate` after a change of props', () => {
    expect(readFileSync(MANIFEST, 'utf8')).toBe(manifestOf(ui));
    expect(readFileSync(LLMS, 'utf8')).toBe(llmsOf(ui));
  });
});
