/** The modes in which a picture of a story is taken. `brand` differs most from the default theme. */
const MODES = {
  light: { theme: 'light', viewport: 1280 },
  dark: { theme: 'dark', viewport: 1280 },
  contrast: { theme: 'contrast', viewport: 1280 },
  brand: { brand: 'Halden', viewport: 1280 },
  rtl: { direction: 'rtl', viewport: 1280 },
  narrow: { theme: 'light', viewport: 390 },
  medium: { theme: 'light', viewport: 768 },
} as const;

/** The mode of stories that don't choose any. */
export const oneMode = { light: MODES.light };

/** The modes that `npm run test:visual` compares on every run, of stories tagged `visual` or `compared`. */
export const LOCAL_MODES = { light: MODES.light, dark: MODES.dark, narrow: MODES.narrow };

/**
 * Parameters of the story that represents its component. With the tag `visual`, which has to be written out for
 * Storybook to find it, pictures of it are compared in every theme and size: by `npm run test:visual` and by Chromatic.
 * All other stories have one picture, on Chromatic only.
 */
export const everyMode = { chromatic: { modes: MODES } };

/**
 * Parameters of a story about what happens, whose end looks like another story: it has no picture. With the tag
 * `no-picture`, which has to be written out as well.
 */
export const noPicture = { chromatic: { disableSnapshot: true } };
