import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * Asks for the size of the window, where a widget has to ask for that of its box: `@container gh-widget` in CSS,
 * `useBoxQuery` in code. Queries about preferences, pointers and print are about the device, and allowed.
 */
const WINDOW_SIZE = [
  /@media[^{]*\b(width|height|aspect-ratio|orientation)\b/,
  /(useMediaQuery|matchMedia)\([^)]*\b(width|height|aspect-ratio|orientation)\b/,
  /\b(window|globalThis)\.(inner|outer)(Width|Height)\b|\bvisualViewport\b|'resize'/,
];

/** Files whose subject is the window itself, with what it is. */
const ABOUT_THE_WINDOW: Readonly<Record<string, string>> = {
  'packages/admin-widgets/src/GlobalSearch/GlobalSearch.styles.ts': 'a dialog over the window, whatever opened it',
  'packages/fleet-widgets/src/parts/Parts/PartDialog.styles.ts': 'a dialog over the window, whatever opened it',
};
const isTest = (file: string) => /\.(test|stories|stories\.data)\.tsx?$/.test(file);

const asksTheWindow = globSync('packages/{fleet,admin}-widgets/src/**/*.{ts,tsx}')
  .filter((file) => !isTest(file))
  .filter((file) => {
    const source = readFileSync(file, 'utf8');
    return WINDOW_SIZE.some((pattern) => pattern.test(source));
  });

it('lets widgets follow their box, not the window', () => {
  expect(asksTheWindow.filter((file) => !(file in ABOUT_THE_WINDOW))).toEqual([]);
});

it('has no unnecessary exceptions', () => {
  expect(Object.keys(ABOUT_THE_WINDOW).filter((file) => !asksTheWindow.includes(file))).toEqual([]);
});

/** Components of the design system that are part of widgets. The others are over the window, or the window's frame. */
const IN_WIDGETS = [
  'PageHeader',
  'PageTabs',
  'ScopeSelect',
  'FilterBar',
  'DataGrid',
  'DescriptionList',
  'Card',
  'Stat',
];

it('lets components inside widgets follow their box, too', () => {
  const found = globSync(`packages/ui/src/{${IN_WIDGETS.join(',')}}/*.{ts,tsx}`)
    .filter((file) => !isTest(file))
    .filter((file) => WINDOW_SIZE.some((pattern) => pattern.test(readFileSync(file, 'utf8'))));
  expect(found).toEqual([]);
});
