import { describe, expect, test } from 'vitest';
import { dark, defineTheme, light } from './tokens';

describe('defineTheme', () => {
  test.each([
    { hue: 300, solid: 'oklch(0.52 0.19 300)' },
    { hue: 150, solid: 'oklch(0.52 0.19 150)' },
    { hue: 46, solid: 'oklch(0.52 0.19 46)' },
    { hue: 45, solid: '#1d222b' },
    { hue: 26, solid: '#1d222b' },
    { hue: 367, solid: '#1d222b' },
    { hue: 91, solid: '#1d222b' },
    { hue: 92, solid: 'oklch(0.52 0.19 92)' },
  ])('a brand of hue $hue has buttons in $solid', ({ hue, solid }) => {
    expect(defineTheme(light, { brand: { hue, chroma: 0.19 } }).variables['--gh-color-solid-brand']).toBe(solid);
  });

  test.each([
    [-4, '0px'],
    [6, '6px'],
    [40, '12px'],
  ])('a radius of %i px becomes %s', (px, css) => {
    expect(defineTheme(light, { radius: { md: px } }).variables['--gh-radius-md']).toBe(css);
  });

  test('leaves severities and the base alone', () => {
    const before = { ...dark.variables };
    const mine = defineTheme(dark, { brand: { hue: 300, chroma: 0.2 }, rail: '#201a30', fontSans: 'Lato' });
    expect(mine.variables['--gh-color-solid-critical']).toBe(before['--gh-color-solid-critical']);
    expect(mine.variables['--gh-color-surface-rail']).toBe('#201a30');
    expect(mine.variables['--gh-font-sans']).toBe('Lato');
    expect(mine.scheme).toBe('dark');
    expect(dark.variables).toEqual(before);
  });
});
