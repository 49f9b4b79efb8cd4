import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { builtInThemes } from '../ThemeScope/tokens';
import { contrast } from './contrast';
import { CONTRAST_FLOOR, contrastPairs, highContrastPairs } from './contrastPairs';
import { lightVariables } from './generated/tokens';

test('the generated files are current', () => {
  const answer = execFileSync(process.execPath, ['scripts/generate-tokens.mjs', '--check'], { encoding: 'utf8' });
  expect(answer).toContain('are current');
});

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
])('contrast of %s on %s is %d', (a, b, ratio) => {
  expect(contrast(a, b)).toBeCloseTo(ratio, 2);
});

describe.each(Object.entries(builtInThemes))('%s', (_, { variables, contrast: level = 'normal' }) => {
  test('sets every variable', () => {
    expect(Object.keys(variables)).toEqual(Object.keys(lightVariables));
  });

  const pairs = level === 'more' ? [...contrastPairs, ...highContrastPairs] : contrastPairs;
  test.each(pairs)('$foreground on $ground has enough contrast for $kind', ({ foreground, ground, kind }) => {
    expect(contrast(variables[foreground], variables[ground])).toBeGreaterThanOrEqual(CONTRAST_FLOOR[level][kind]);
  });

  test('overlays have a sharp edge', () => {
    for (const shadow of ['--gh-shadow-2', '--gh-shadow-3'] as const) {
      expect(variables[shadow]).toMatch(/^0px 0px 0px [12]px rgb\(/);
    }
  });
});
