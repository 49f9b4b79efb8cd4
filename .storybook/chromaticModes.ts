/** The modes in which Chromatic captures every story. `brand` differs most from the default theme. */
export const chromaticModes = {
  light: { theme: 'light', viewport: 1280 },
  dark: { theme: 'dark', viewport: 1280 },
  contrast: { theme: 'contrast', viewport: 1280 },
  brand: { brand: 'Halden', viewport: 1280 },
  rtl: { direction: 'rtl', viewport: 1280 },
  narrow: { theme: 'light', viewport: 320 },
  medium: { theme: 'light', viewport: 768 },
};
