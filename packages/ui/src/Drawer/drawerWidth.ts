import { lightVariables } from '../tokens/generated/tokens';

/** Widths of a `Drawer` in CSS pixels, for layouts that share space with one. On a phone, a drawer is full-width. */
export const DRAWER_WIDTH_PX = {
  small: Number.parseInt(lightVariables['--gh-layout-drawer'], 10),
  large: Number.parseInt(lightVariables['--gh-layout-drawer-wide'], 10),
} as const;
