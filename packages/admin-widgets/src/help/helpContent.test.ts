import { describe, expect, test } from 'vitest';
import { FAQ_SECTIONS } from './faqSections';
import { excerptOf, findSections, type HelpSection, type HelpTranslations, readableSections } from './helpContent';
import { HELP_PAGES } from './helpPages';
import { INSTALLATION_SECTIONS } from './installationSections';
import { searchHelp } from './searchHelp';
import { TROUBLESHOOTING_SECTIONS } from './troubleshootingSections';

const sections: readonly HelpSection[] = [
  { id: 'abs', title: 'The ABS lamp', blocks: [{ kind: 'steps', items: ['Read the code.', 'Clean the sensor.'] }] },
  { id: 'lights', title: 'Lights', blocks: [{ kind: 'terms', items: [{ term: 'Red', meaning: 'Stop lamps' }] }] },
  { id: 'age', title: 'Ages', blocks: [{ kind: 'text', text: 'How old a reading is.' }] },
];

test.each([
  ['', ['abs', 'lights', 'age']],
  ['   ', ['abs', 'lights', 'age']],
  ['LAMP', ['abs', 'lights']],
  ['sensor lamp', ['abs']],
  ['red stop', ['lights']],
  ['old', ['age']],
  ['reefer', []],
])('%j finds %j', (search, ids) => expect(findSections(sections, search).map(({ id }) => id)).toEqual(ids));

describe.each(Object.values(HELP_PAGES).map(({ id, sections }) => [id, sections] as const))('%s', (_, article) => {
  test('has sections with their own anchor and content', () => {
    expect(new Set(article.map(({ id }) => id)).size).toBe(article.length);
    for (const { id, blocks } of article) expect(blocks, id).not.toHaveLength(0);
  });

  test('has no list with a repeated item', () => {
    for (const { id, blocks } of article) {
      for (const block of blocks) {
        if (block.kind === 'text') continue;
        const items = block.items.map((item) => (typeof item === 'string' ? item : item.term));
        expect(new Set(items).size, id).toBe(items.length);
      }
    }
  });
});

const TRANSLATED: HelpTranslations = {
  leases: { title: 'Leasing', blocks: [{ kind: 'text', text: 'Der Leasingnehmer sieht die Trailer.' }] },
};

test('shows sections about a screen only to those who may open it, and the rest in English to everyone', () => {
  const { sections: article } = HELP_PAGES.administration;
  const shown = readableSections(article, TRANSLATED, (screen) => screen === 'leaseManagement');
  const ids = shown.map(({ id }) => id);
  expect(ids).toContain('leases');
  expect(ids).toContain('groups');
  for (const hidden of ['updates', 'file-servers', 'subscriptions', 'messages']) expect(ids).not.toContain(hidden);
  expect(shown.find(({ id }) => id === 'leases')).toMatchObject({ title: 'Leasing', lang: undefined });
  expect(shown.find(({ id }) => id === 'groups')?.lang).toBe('en');
});

test.each([
  ['manifest', ['/a#help-file-servers']],
  ['lessee', ['/a#help-leases']],
  ['suspended', ['/a#help-subscriptions']],
  ['undo transfer', ['/i#help-transfers']],
])('the global search finds %j', (text, hrefs) => {
  const found = searchHelp({ administration: '/a', installation: '/i' }, text);
  expect(found.map(({ href }) => href)).toEqual(hrefs);
  const mayOpen = () => false;
  expect(searchHelp({ administration: '/a', installation: '/i' }, text, { mayOpen })).toEqual([]);
});

test('the global search finds translated sections', () => {
  const found = searchHelp({ administration: '/a' }, 'Leasingnehmer', { translations: TRANSLATED });
  expect(found).toEqual([{ href: '/a#help-leases', label: 'Leasing', detail: 'Administration' }]);
});

test.each(['J1939', 'J1587', 'stale', 'fuse', 'amber', 'inflation', 'reefer', 'not installed', 'brown'])(
  'technicians find %s',
  (search) => expect(findSections(TROUBLESHOOTING_SECTIONS, search)).not.toHaveLength(0),
);

test.each(['VIN plate', 'seven-way', 'door sensor', 'check digit', 'ICCID'])('installers find %s', (search) =>
  expect(findSections(INSTALLATION_SECTIONS, search)).not.toHaveLength(0),
);

test.each(['password', 'CSV', 'octagon', 'time zone', 'columns', 'dwell', 'Ctrl+K'])('users find %s', (search) =>
  expect(findSections(FAQ_SECTIONS, search)).not.toHaveLength(0),
);

test.each(['effective access', 'All VINs', 'import', 'retention', 'audit', 'spam'])(
  'administrators find %s',
  (search) => expect(findSections(HELP_PAGES.administration.sections, search)).not.toHaveLength(0),
);

test.each([
  ['lamp', 0, 'Read the code.'],
  ['clean', 0, 'Clean the sensor.'],
  ['STOP', 1, 'Stop lamps'],
])('finds the excerpt for %j', (search, index, text) =>
  expect(excerptOf(sections[index] as HelpSection, search)).toBe(text),
);
