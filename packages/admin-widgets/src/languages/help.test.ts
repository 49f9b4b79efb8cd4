import { describe, expect, test } from 'vitest';
import { type HelpSection, readableSections } from '../help/helpContent';
import { HELP_PAGES } from '../help/helpPages';
import { searchHelp } from '../help/searchHelp';
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

test('shows sections about a screen only to those who may open it, and the rest in English to everyone', () => {
  const { sections: article } = HELP_PAGES.administration;
  const shown = readableSections(article, helpDe, (screen) => screen === 'leaseManagement');
  const ids = shown.map(({ id }) => id);
  expect(ids).toContain('leases');
  expect(ids).toContain('groups');
  for (const hidden of ['updates', 'file-servers', 'subscriptions', 'messages']) expect(ids).not.toContain(hidden);
  expect(shown.find(({ id }) => id === 'leases')).toMatchObject({ title: helpDe.leases?.title, lang: undefined });
  expect(shown.find(({ id }) => id === 'groups')?.lang).toBe('en');
});

test('the global search finds translated sections', () => {
  const found = searchHelp({ administration: '/a' }, 'Leasingnehmer', { translations: helpDe });
  expect(found).toEqual([{ href: '/a#help-leases', label: helpDe.leases?.title, detail: 'Administration' }]);
});
