import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { nameStyles } from './nameStyles';

const named = (source: string, version = '0.1.0') => nameStyles(source, '@gladhand/ui/src/Chip.tsx', version);

it('names elements, extensions and components with attributes', () => {
  const source = 'styled.div`a`; styled(Dialog.Root)`b`; styled.svg.attrs({ role: "img" })`c`;';
  expect(named(source)).toMatch(
    /^styled\.div\.withConfig\(\{ componentId: 'gh-0-1-0-\w{8}' \}\)`a`; styled\(Dialog\.Root\)\.withConfig\(.*\)`b`; styled\.svg\.withConfig\(.*\)\.attrs\(.*\)`c`;$/,
  );
});

it('gives every component of every version its own id', () => {
  const ids = [named('styled.a`` styled.a``'), named('styled.a``', '0.2.0')].flatMap((text) =>
    text.match(/gh-[\w-]+/g),
  );
  expect(new Set(ids).size).toBe(3);
});

it('recognizes each way in which the packages write styled components', () => {
  const files = globSync('packages/*/src/**/*.{ts,tsx}').filter((file) => !/\.(test|stories)\./.test(file));
  const uses = files.flatMap((file) => readFileSync(file, 'utf8').match(/\bstyled(\.[a-z]|\()[^\n]*/g) ?? []);
  expect(uses.length).toBeGreaterThan(500);
  expect(uses.filter((use) => !named(use).includes('componentId'))).toEqual([]);
});
