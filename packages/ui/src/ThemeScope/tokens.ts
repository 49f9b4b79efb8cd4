import {
  contrastDarkVariables,
  contrastVariables,
  darkVariables,
  lightVariables,
  type TokenName,
} from '../tokens/generated/tokens';

/** A theme: a color scheme and the value of every CSS variable. */
export interface Theme {
  /** Color scheme of the browser's own controls. */
  scheme: 'light' | 'dark';
  /** Text at 7:1, borders and icons at 4.5:1. @default 'normal' */
  contrast?: 'normal' | 'more' | undefined;
  /** Value of each token. */
  variables: Record<TokenName, string>;
}

/** The themes by name. Missing ones are the built-in ones, because accessibility has priority over the brand. */
export interface ThemeSet {
  /** Light theme, also the default. */
  light: Theme;
  /** Dark theme. */
  dark: Theme;
  /** High contrast on a light ground. */
  contrast?: Theme | undefined;
  /** High contrast on a dark ground. */
  'contrast-dark'?: Theme | undefined;
}

/** Every theme by name. */
export type AllThemes = Record<keyof ThemeSet, Theme>;

/** What a white label can change. Severities, contrast, focus and spacing are fixed. */
export interface ThemeOverrides {
  /** Hue (degrees) and chroma of the brand in OKLCH. The ramp keeps its lightness, so contrast holds. */
  brand?: { hue: number; chroma: number } | undefined;
  /** Font family with tabular figures, as in CSS. */
  fontSans?: string | undefined;
  /** Monospaced font family, as in CSS. */
  fontMono?: string | undefined;
  /** Radii in px, 0 to 12. */
  radius?: Partial<Record<'sm' | 'md' | 'lg', number>> | undefined;
  /** Background of the navigation rail. */
  rail?: string | undefined;
}

/** The light theme. */
export const light: Theme = { scheme: 'light', variables: lightVariables };

/** The dark theme. */
export const dark: Theme = { scheme: 'dark', variables: darkVariables };

/** High-contrast light theme. */
export const contrast: Theme = { scheme: 'light', contrast: 'more', variables: contrastVariables };

/** High-contrast dark theme. */
export const contrastDark: Theme = { scheme: 'dark', contrast: 'more', variables: contrastDarkVariables };

/** The four built-in themes of `ThemeScope`. */
export const builtInThemes: AllThemes = { light, dark, contrast, 'contrast-dark': contrastDark };

/** Hues of critical and caution: a brand hue close to one of them would look like a severity. */
const SEVERITY_HUES = [26, 72];
const RESERVED_DEGREES = 20;
const MAX_RADIUS_PX = 12;

interface BrandStep {
  token: TokenName;
  lightness: number;
  /** Share of the brand's chroma. */
  chroma: number;
}

const BRAND_STEPS: Record<keyof ThemeSet, BrandStep[]> = {
  light: [
    { token: '--gh-color-text-brand', lightness: 0.45, chroma: 0.88 },
    { token: '--gh-color-border-focus', lightness: 0.6, chroma: 0.96 },
    { token: '--gh-color-surface-selected', lightness: 0.971, chroma: 0.07 },
    { token: '--gh-color-tint-brand', lightness: 0.971, chroma: 0.07 },
    { token: '--gh-color-solid-brand', lightness: 0.52, chroma: 1 },
    { token: '--gh-color-solid-brand-hover', lightness: 0.45, chroma: 0.88 },
  ],
  dark: [
    { token: '--gh-color-text-brand', lightness: 0.795, chroma: 0.57 },
    { token: '--gh-color-border-focus', lightness: 0.7, chroma: 0.79 },
    { token: '--gh-color-surface-selected', lightness: 0.25, chroma: 0.22 },
    { token: '--gh-color-tint-brand', lightness: 0.25, chroma: 0.22 },
    { token: '--gh-color-solid-brand', lightness: 0.52, chroma: 1 },
    { token: '--gh-color-solid-brand-hover', lightness: 0.45, chroma: 0.88 },
  ],
  contrast: [
    { token: '--gh-color-text-brand', lightness: 0.37, chroma: 0.7 },
    { token: '--gh-color-border-focus', lightness: 0.45, chroma: 0.88 },
    { token: '--gh-color-surface-selected', lightness: 0.935, chroma: 0.16 },
    { token: '--gh-color-tint-brand', lightness: 0.971, chroma: 0.07 },
    { token: '--gh-color-solid-brand', lightness: 0.44, chroma: 0.88 },
    { token: '--gh-color-solid-brand-hover', lightness: 0.37, chroma: 0.7 },
  ],
  'contrast-dark': [
    { token: '--gh-color-text-brand', lightness: 0.88, chroma: 0.3 },
    { token: '--gh-color-border-focus', lightness: 0.795, chroma: 0.57 },
    { token: '--gh-color-surface-selected', lightness: 0.25, chroma: 0.22 },
    { token: '--gh-color-tint-brand', lightness: 0.25, chroma: 0.22 },
    { token: '--gh-color-solid-brand', lightness: 0.795, chroma: 0.57 },
    { token: '--gh-color-solid-brand-hover', lightness: 0.88, chroma: 0.3 },
  ],
};

/** Solid colors for a brand whose hue is refused, below the `on-solid` of the same theme. */
const NEUTRAL_SOLID: Record<keyof ThemeSet, [solid: string, hover: string]> = {
  light: ['#1d222b', '#303742'],
  dark: ['#1d222b', '#303742'],
  contrast: ['#1d222b', '#303742'],
  'contrast-dark': ['#dfe2e7', '#ffffff'],
};

const nameOf = ({ scheme, contrast }: Theme): keyof ThemeSet => {
  if (contrast === 'more') return scheme === 'dark' ? 'contrast-dark' : 'contrast';
  return scheme;
};

/** Creates a theme based on a built-in one. A brand hue too close to a severity gives neutral buttons. */
export function defineTheme(base: Theme, overrides: ThemeOverrides): Theme {
  const variables: Record<TokenName, string> = { ...base.variables };
  const { brand, radius } = overrides;
  if (brand) {
    for (const { token, lightness, chroma } of BRAND_STEPS[nameOf(base)]) {
      variables[token] = `oklch(${lightness} ${Number((brand.chroma * chroma).toFixed(4))} ${brand.hue})`;
    }
    if (SEVERITY_HUES.some((hue) => hueDistance(hue, brand.hue) < RESERVED_DEGREES)) {
      const [solid, hover] = NEUTRAL_SOLID[nameOf(base)];
      variables['--gh-color-solid-brand'] = solid;
      variables['--gh-color-solid-brand-hover'] = hover;
    }
  }
  for (const step of ['sm', 'md', 'lg'] as const) {
    const px = radius?.[step];
    if (px !== undefined) variables[`--gh-radius-${step}`] = `${Math.min(MAX_RADIUS_PX, Math.max(0, px))}px`;
  }
  if (overrides.fontSans) variables['--gh-font-sans'] = overrides.fontSans;
  if (overrides.fontMono) variables['--gh-font-mono'] = overrides.fontMono;
  if (overrides.rail) variables['--gh-color-surface-rail'] = overrides.rail;
  return { ...base, variables };
}

/**
 * Your own themes on top of all four built-in ones, for `themes` of a `ThemeScope`. High contrast keeps its own rail.
 *
 * @param inDark what differs on the dark ground, as a rail of its own
 */
export function defineThemes(overrides: ThemeOverrides, inDark: ThemeOverrides = {}): AllThemes {
  const { rail, ...shared } = overrides;
  return {
    light: defineTheme(light, overrides),
    dark: defineTheme(dark, { ...shared, ...inDark }),
    contrast: defineTheme(contrast, shared),
    'contrast-dark': defineTheme(contrastDark, shared),
  };
}

function hueDistance(a: number, b: number): number {
  const turn = Math.abs(a - b) % 360;
  return Math.min(turn, 360 - turn);
}
