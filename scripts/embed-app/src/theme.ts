import { dark, defineTheme, light, type ThemeOverrides } from '@gladhand/ui';

const harbor: ThemeOverrides = {
  brand: { hue: 165, chroma: 0.12 },
  radius: { sm: 0, md: 0, lg: 0 },
  fontSans: 'Georgia, serif',
  rail: '#0d2b26',
};

/** The colors, corners and type of this portal, light and dark. */
export const themes = { light: defineTheme(light, harbor), dark: defineTheme(dark, harbor) };
