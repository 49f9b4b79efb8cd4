import { useMediaQuery } from '../useMediaQuery/useMediaQuery';
import type { ThemeSet } from './tokens';

/** The theme in force: the given one, or for `system` what the operating system asks for. */
export function useThemeName(theme: keyof ThemeSet | 'system'): keyof ThemeSet {
  const asks = theme === 'system';
  // the first question to the browser lays the page out, so a theme that is given asks none
  const isDark = useMediaQuery(asks ? '(prefers-color-scheme: dark)' : undefined);
  const wantsMore = useMediaQuery(asks ? '(prefers-contrast: more)' : undefined);
  if (theme !== 'system') return theme;
  if (wantsMore) return isDark ? 'contrast-dark' : 'contrast';
  return isDark ? 'dark' : 'light';
}
