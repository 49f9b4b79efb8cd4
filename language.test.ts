import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { beginsInLowerCase } from './scripts/language/beginsInLowerCase';
import { type Found, readSource } from './scripts/language/readSource';
import { COMMENT_WORDS, MEMBERS, NAME_PARTS, NAMES, type RefusedWord, TEXT_WORDS } from './scripts/language/words';

/** Where the rules of `docs/language.md` hold. */
const WORKSPACES = [
  'packages/domain',
  'packages/ui',
  'packages/fleet-widgets',
  'packages/admin-widgets',
  'apps/api',
  'apps/portal',
  '.storybook',
  'bench',
  'e2e',
  'scripts',
  'the root',
];
/** Workspaces whose texts are all in catalogs. */
const WITH_CATALOGS = ['packages/ui', 'packages/admin-widgets', 'packages/fleet-widgets', 'apps/portal'];

/** Quoted from the specification, or lists of words of other people. */
const EXEMPT = /generated\/|commonestPasswords|scripts\/language\//;
/** Texts in other languages than English. */
const isTranslation = (path: string) => /\/languages\/(?:api\/)?[\w.]+\.ts$/.test(path);
const isTest = (path: string) => /\.(test|stories|stories\.data|stories\.parts|journey)\.tsx?$/.test(path);

function sourcesOf(workspace: string) {
  const pattern = workspace === 'the root' ? '*.{ts,js}' : `${workspace}/**/*.{ts,tsx,mjs,js}`;
  return globSync(pattern, {
    exclude: (name) => /node_modules|dist|storybook-static/.test(String(name)),
  })
    .filter((path) => !EXEMPT.test(path))
    .map((path) => ({ path, language: readSource(path, readFileSync(path, 'utf8')) }));
}

const refused = (path: string, found: readonly Found[], words: readonly RefusedWord[]) =>
  found.flatMap(({ line, text }) =>
    words
      .filter(({ pattern }) => pattern.test(text))
      .map(({ instead }) => `${path}:${line} "${text.trim().slice(0, 100)}" → ${instead}`),
  );

const parts = (name: string) => name.split(/(?<=[a-z\d])(?=[A-Z])|_/).map((part) => part.toLowerCase());

describe.each(WORKSPACES)('%s', (workspace) => {
  const sources = sourcesOf(workspace);

  it('has visible texts in plain US English', () => {
    expect(
      sources
        .filter(({ path }) => !isTest(path) && !isTranslation(path))
        .flatMap(({ path, language }) => refused(path, language.texts, TEXT_WORDS)),
    ).toEqual([]);
  });

  it('has comments in plain US English', () => {
    expect(sources.flatMap(({ path, language }) => refused(path, language.comments, COMMENT_WORDS))).toEqual([]);
  });

  it('begins each comment with a capital letter', () => {
    expect(
      sources.flatMap(({ path, language }) =>
        language.openings
          .filter(({ text }) => beginsInLowerCase(text))
          .map(({ line, text }) => `${path}:${line} "${text.slice(0, 100)}"`),
      ),
    ).toEqual([]);
  });

  it('has names that describe their values', () => {
    expect(
      sources.flatMap(({ path, language }) => [
        ...refused(path, language.names, NAMES),
        ...refused(path, language.members, MEMBERS),
        ...[...language.names, ...language.members].flatMap(({ line, text }) =>
          refused(
            path,
            parts(text).map((part) => ({ line, text: part })),
            NAME_PARTS,
          ).map((one) => `${one} (${text})`),
        ),
      ]),
    ).toEqual([]);
  });
});

/** The prose of a page: without imports, code, addresses and tags. */
const proseOf = (page: string) =>
  page
    .replaceAll(/^(?:import|export) [\s\S]*?;$/gm, blank)
    .replaceAll(/```[\s\S]*?```|`[^`\n]*`|\]\([^)]*\)|<[A-Z][^>]*>/g, blank)
    .split('\n')
    .map((text, index) => ({ line: index + 1, text }));

/** Keeps the number of lines. */
const blank = (text: string) => text.replaceAll(/[^\n]/g, '');

/** Quotes the texts that it replaces. */
const GUIDE = 'docs/language.md';

it('has pages in plain US English', () => {
  const pages = globSync([
    'README.md',
    'CONTRIBUTING.md',
    'docs/*.md',
    'docs/decisions/*.md',
    'packages/*/docs/*.{md,mdx}',
    'packages/*/src/**/*.mdx',
    'packages/*/README.md',
  ]);
  expect(pages.length).toBeGreaterThan(70);
  expect(
    pages
      .filter((path) => path !== GUIDE)
      .flatMap((path) => refused(path, proseOf(readFileSync(path, 'utf8')), TEXT_WORDS)),
  ).toEqual([]);
});

it('describes the contract in plain US English', () => {
  const schemas = globSync('packages/domain/schema/*.graphql');
  expect(schemas.length).toBeGreaterThan(15);
  expect(
    schemas.flatMap((path) => {
      const prose = readFileSync(path, 'utf8').replaceAll(/`[^`\n]*`/g, blank);
      const lines = prose.split('\n').map((text, index) => ({ line: index + 1, text }));
      return refused(path, lines, TEXT_WORDS);
    }),
  ).toEqual([]);
});

it.each(WITH_CATALOGS)('%s keeps every visible text in a catalog', (workspace) => {
  const found = sourcesOf(workspace)
    .filter(({ path }) => !isTest(path) && !/[mM]essages\.ts$/.test(path))
    .flatMap(({ path, language }) =>
      language.visible.map(({ line, text }) => `${path}:${line} "${text.slice(0, 80)}"`),
    );
  expect(found).toEqual([]);
});
