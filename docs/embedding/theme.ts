import { defineThemes } from '@gladhand/ui';

/** All four themes of this portal: light, dark and both high contrasts, from one brand. */
export const themes = defineThemes({
  brand: { hue: 165, chroma: 0.12 },
  radius: { sm: 0, md: 0, lg: 0 },
  fontSans: 'Georgia, serif',
  rail: '#0d2b26',
});
