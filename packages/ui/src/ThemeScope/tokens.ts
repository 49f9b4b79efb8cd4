import { darkVariables, lightVariables, type TokenName } from '../tokens/generated/tokens';

/** A theme: a scheme and the value of every CSS variable. */
export interface Theme {
  scheme: 'light' | 'dark';
  variables: Record<TokenName, string>;
}

/** What a white label may change. Severities, contrast, focus and spacing stay as they are. */
export interface ThemeOverrides {
  /** Hue (degrees) and chroma of the brand in OKLCH. The ramp keeps its lightness, so contrast holds. */
  brand?: { hue: number; chroma: number };
  /** Font family with tabular figures, as in CSS. */
  fontSans?: string;
  /** Monospaced font family, as in CSS. */
  fontMono?: string;
  /** Radii in px, 0 to 12. */
  radius?: Partial<Record<'sm' | 'md' | 'lg', number>>;
  /** Background of the navigation rail. */
  rail?: string;
}

/** The light theme. */
export const light: Theme = { scheme: 'light', variables: lightVariables };

/** The dark theme. */
export const dark: Theme = { scheme: 'dark', variables: darkVariables };

/** Hues of critical and caution: a brand this near to one of them would read as a severity. */
const SEVERITY_HUES = [26, 72];
const RESERVED_DEGREES = 20;
const MAX_RADIUS_PX = 12;

const BRAND_STEPS: Record<Theme['scheme'], { token: TokenName; lightness: number; chroma: number }[]> = {
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
};

/** A theme of your own on top of `light` or `dark`. A brand hue too near to a severity gives neutral buttons. */
export function defineTheme(base: Theme, overrides: ThemeOverrides): Theme {
  const variables: Record<TokenName, string> = { ...base.variables };
  const { brand, radius } = overrides;
  if (brand) {
    for (const { token, lightness, chroma } of BRAND_STEPS[base.scheme]) {
      variables[token] = `oklch(${lightness} ${Number((brand.chroma * chroma).toFixed(4))} ${brand.hue})`;
    }
    if (SEVERITY_HUES.some((hue) => hueDistance(hue, brand.hue) < RESERVED_DEGREES)) {
      variables['--gh-color-solid-brand'] = '#1d222b';
      variables['--gh-color-solid-brand-hover'] = '#303742';
    }
  }
  for (const step of ['sm', 'md', 'lg'] as const) {
    const px = radius?.[step];
    if (px !== undefined) variables[`--gh-radius-${step}`] = `${Math.min(MAX_RADIUS_PX, Math.max(0, px))}px`;
  }
  if (overrides.fontSans) variables['--gh-font-sans'] = overrides.fontSans;
  if (overrides.fontMono) variables['--gh-font-mono'] = overrides.fontMono;
  if (overrides.rail) variables['--gh-color-surface-rail'] = overrides.rail;
  return { scheme: base.scheme, variables };
}

function hueDistance(a: number, b: number): number {
  const turn = Math.abs(a - b) % 360;
  return Math.min(turn, 360 - turn);
}
