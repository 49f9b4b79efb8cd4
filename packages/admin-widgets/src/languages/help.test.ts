import { describe, expect, test } from 'vitest';
import type { HelpSection } from '../help/helpContent';
import { HELP_PAGES } from '../help/helpPages';
import { helpDe } from './helpDe';
import { helpEs } from './helpEs';

describe.each([
  ['German', helpDe],
  ['Spanish', helpEs],
])('in %s', (_, translations) => {
  const all = Object.values(HELP_PAGES).flatMap((page) => page.sections);

  test('every section about a screen is translated, and no other', () => {
    const ofScreens = all.filter(({ screen }) => screen !== undefined).map(({ id }) => id);
    expect(Object.keys(translations).toSorted()).toEqual(ofScreens.toSorted());
  });

  test('sections have the parts of the English ones, and none of their texts', () => {
    for (const { id, blocks, title } of all) {
      const translation = translations[id];
      if (!translation) continue;
      const shape = (block: HelpSection['blocks'][number]) =>
        `${block.kind} ${block.kind === 'text' ? 1 : block.items.length}`;
      expect(translation.blocks.map(shape), id).toEqual(blocks.map(shape));
      const english = JSON.stringify({ title, blocks });
      const left = JSON.stringify(translation).match(/"[^"]{12,}"/g) ?? [];
      expect(left.filter((text) => english.includes(text))).toEqual([]);
    }
  });
});
