import type { TokenName } from './generated/tokens';

/** Two colors used on top of each other, and whether the upper one is text or a graphic. */
export interface ContrastPair {
  foreground: TokenName;
  ground: TokenName;
  kind: 'text' | 'shape';
}

/** Minimum contrast of each kind of pair: WCAG AA, and AAA for text in high contrast. */
export const CONTRAST_FLOOR = {
  normal: { text: 4.5, shape: 3 },
  more: { text: 7, shape: 4.5 },
} as const;

const SEVERITIES = ['good', 'caution', 'critical', 'unknown'] as const;

const GROUNDS_OF_TEXT = {
  neutral: ['canvas', 'panel', 'raised', 'hover', 'control', 'selected', 'active', 'sunken', 'rail'],
  muted: ['canvas', 'panel', 'raised', 'hover', 'control', 'selected', 'active', 'sunken', 'rail'],
  subtle: ['canvas', 'panel', 'raised', 'control', 'sunken', 'rail'],
  brand: ['canvas', 'panel', 'raised', 'hover', 'control', 'selected'],
  inverse: ['inverse'],
} as const;

const text = (foreground: TokenName, ground: TokenName): ContrastPair => ({ foreground, ground, kind: 'text' });
const shape = (foreground: TokenName, ground: TokenName): ContrastPair => ({ foreground, ground, kind: 'shape' });

export const contrastPairs: ContrastPair[] = [
  ...Object.entries(GROUNDS_OF_TEXT).flatMap(([name, grounds]) =>
    grounds.map((ground) => text(`--gh-color-text-${name}` as TokenName, `--gh-color-surface-${ground}`)),
  ),
  ...SEVERITIES.flatMap((severity) => [
    text(`--gh-color-text-${severity}`, `--gh-color-tint-${severity}`),
    text(`--gh-color-text-${severity}`, '--gh-color-surface-panel'),
    text(`--gh-color-on-solid-${severity}`, `--gh-color-solid-${severity}`),
    shape(`--gh-color-icon-${severity}`, '--gh-color-surface-panel'),
  ]),
  text('--gh-color-on-solid-brand', '--gh-color-solid-brand'),
  text('--gh-color-on-solid-brand', '--gh-color-solid-brand-hover'),
  shape('--gh-color-border-control', '--gh-color-surface-panel'),
  shape('--gh-color-border-focus', '--gh-color-surface-panel'),
  shape('--gh-color-border-focus', '--gh-color-surface-canvas'),
];

/** Borders that are decorative elsewhere, but carry the layout in high contrast. */
export const highContrastPairs: ContrastPair[] = [
  ...(['hairline', 'neutral', ...SEVERITIES] as const).flatMap((name) => [
    shape(`--gh-color-border-${name}`, '--gh-color-surface-panel'),
    shape(`--gh-color-border-${name}`, '--gh-color-surface-canvas'),
  ]),
  ...(['blue', 'orange', 'teal', 'plum', 'sky', 'umber', 'rose', 'slate'] as const).map((name) =>
    shape(`--gh-viz-${name}`, '--gh-color-surface-panel'),
  ),
  shape('--gh-color-solid-brand', '--gh-color-surface-panel'),
  shape('--gh-color-text-disabled', '--gh-color-surface-panel'),
];
