import { builtInThemes, defineThemes, type ThemeSet } from './tokens';

/** Three invented trailer makers that use the whole range of a white label. */
export const brands = {
  Gladhand: builtInThemes,
  /** Green, square, in a narrow font. */
  'Cedar Ridge': defineThemes(
    {
      brand: { hue: 158, chroma: 0.11 },
      radius: { sm: 0, md: 2, lg: 2 },
      fontSans: '"Arial Narrow", "Liberation Sans Narrow", "Helvetica Neue", Arial, sans-serif',
      rail: '#eef5f0',
    },
    { rail: '#0b1710' },
  ),
  /** Violet and round. */
  Halden: defineThemes(
    {
      brand: { hue: 300, chroma: 0.2 },
      radius: { sm: 9, md: 12, lg: 12 },
      fontSans: '"Trebuchet MS", "Nunito Sans", "DejaVu Sans", sans-serif',
      rail: '#f6f1fc',
    },
    { rail: '#150f1f' },
  ),
  /** Orange is too close to caution, so solid buttons become neutral and links keep the hue. */
  'Roadline Orange': defineThemes(
    {
      brand: { hue: 52, chroma: 0.15 },
      radius: { sm: 3, md: 6, lg: 8 },
      fontSans: 'Georgia, "Liberation Serif", "Times New Roman", serif',
      rail: '#fbf5ef',
    },
    { rail: '#1a120b' },
  ),
} satisfies Record<string, ThemeSet>;

export type Brand = keyof typeof brands;
