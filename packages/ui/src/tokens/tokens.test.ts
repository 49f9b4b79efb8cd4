import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { darkVariables, lightVariables, type TokenName } from './generated/tokens';

test('the generated file is current', () => {
  const answer = execFileSync(process.execPath, ['scripts/generate-tokens.mjs', '--check'], { encoding: 'utf8' });
  expect(answer).toContain('is current');
});

test('both themes carry the same variables', () => {
  expect(Object.keys(darkVariables)).toEqual(Object.keys(lightVariables));
});

const TEXT = 4.5;
const SHAPE = 3;
const text = (name: string) => `--gh-color-text-${name}` as TokenName;
const surface = (name: string) => `--gh-color-surface-${name}` as TokenName;

type Pair = [foreground: TokenName, ground: TokenName, atLeast: number];

const severities = ['good', 'caution', 'critical', 'unknown'] as const;
const pairs: Pair[] = [
  ...['canvas', 'panel', 'raised', 'hover', 'control'].flatMap((ground): Pair[] => [
    [text('neutral'), surface(ground), TEXT],
    [text('muted'), surface(ground), TEXT],
    [text('brand'), surface(ground), TEXT],
  ]),
  ...['canvas', 'panel', 'raised', 'sunken', 'control', 'rail'].map(
    (ground): Pair => [text('subtle'), surface(ground), TEXT],
  ),
  [text('neutral'), surface('selected'), TEXT],
  [text('muted'), surface('selected'), TEXT],
  [text('brand'), surface('selected'), TEXT],
  [text('muted'), surface('sunken'), TEXT],
  [text('muted'), surface('active'), TEXT],
  [text('muted'), surface('rail'), TEXT],
  [text('inverse'), surface('inverse'), TEXT],
  ...severities.flatMap((severity): Pair[] => [
    [text(severity), `--gh-color-tint-${severity}`, TEXT],
    [text(severity), surface('panel'), TEXT],
    [`--gh-color-icon-${severity}`, surface('panel'), SHAPE],
    [`--gh-color-on-solid-${severity}`, `--gh-color-solid-${severity}`, TEXT],
  ]),
  ['--gh-color-on-solid-brand', '--gh-color-solid-brand', TEXT],
  ['--gh-color-on-solid-brand', '--gh-color-solid-brand-hover', TEXT],
  ['--gh-color-border-control', surface('panel'), SHAPE],
  ['--gh-color-border-focus', surface('panel'), SHAPE],
  ['--gh-color-border-focus', surface('canvas'), SHAPE],
];

describe.each([
  ['light', lightVariables as Record<TokenName, string>],
  ['dark', darkVariables],
])('contrast in %s', (_, variables) => {
  test.each(pairs)('%s on %s is at least %d', (foreground, ground, atLeast) => {
    expect(contrast(variables[foreground], variables[ground])).toBeGreaterThanOrEqual(atLeast);
  });
});

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
