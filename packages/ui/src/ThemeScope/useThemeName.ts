import { useMediaQuery } from '../useMediaQuery/useMediaQuery';
import type { ThemeSet } from './tokens';

/** The current theme: the given one, or for `system` that of the operating system. */
export function useThemeName(theme: keyof ThemeSet | 'system'): keyof ThemeSet {
  const asks = theme === 'system';
  // The first media query causes a layout, so a fixed theme makes none.
  const isDark = useMediaQuery(asks ? '(prefers-color-scheme: dark)' : undefined);
  const wantsMore = useMediaQuery(asks ? '(prefers-contrast: more)' : undefined);
  if (theme !== 'system') return theme;
  if (wantsMore) return isDark ? 'contrast-dark' : 'contrast';
  return isDark ? 'dark' : 'light';
}
