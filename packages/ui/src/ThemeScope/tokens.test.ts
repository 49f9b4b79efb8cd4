import { describe, expect, test } from 'vitest';
import { contrastDark, dark, defineTheme, defineThemes, light } from './tokens';

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
  ])('fills the buttons of a brand with hue $hue with $solid', ({ hue, solid }) => {
    expect(defineTheme(light, { brand: { hue, chroma: 0.19 } }).variables['--gh-color-solid-brand']).toBe(solid);
  });

  test.each([
    [-4, '0px'],
    [6, '6px'],
    [40, '12px'],
  ])('turns a radius of %i px into %s', (px, css) => {
    expect(defineTheme(light, { radius: { md: px } }).variables['--gh-radius-md']).toBe(css);
  });

  test('changes neither severities nor the base theme', () => {
    const before = { ...dark.variables };
    const customTheme = defineTheme(dark, { brand: { hue: 300, chroma: 0.2 }, rail: '#201a30', fontSans: 'Lato' });
    expect(customTheme.variables['--gh-color-solid-critical']).toBe(before['--gh-color-solid-critical']);
    expect(customTheme.variables['--gh-color-surface-rail']).toBe('#201a30');
    expect(customTheme.variables['--gh-font-sans']).toBe('Lato');
    expect(customTheme.scheme).toBe('dark');
    expect(dark.variables).toEqual(before);
  });
});

describe('defineThemes', () => {
  const violet = { brand: { hue: 300, chroma: 0.2 }, rail: '#fff0f0' };

  test('returns one theme for each name', () => {
    const themes = defineThemes(violet, { rail: '#201a30' });
    const rails = Object.values(themes).map(({ variables }) => variables['--gh-color-surface-rail']);
    expect(rails).toEqual(['#fff0f0', '#201a30', '#ffffff', '#000000']);
    expect(themes['contrast-dark']).toMatchObject({ scheme: 'dark', contrast: 'more' });
  });

  test('keeps buttons readable on black if the hue is rejected', () => {
    const { variables } = defineTheme(contrastDark, { brand: { hue: 26, chroma: 0.2 } });
    expect(variables['--gh-color-solid-brand']).toBe('#dfe2e7');
    expect(variables['--gh-color-on-solid-brand']).toBe('#000000');
  });
});
