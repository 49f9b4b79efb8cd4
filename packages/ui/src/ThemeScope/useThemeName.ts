import { useMediaQuery } from '../internal/useMediaQuery';
import type { ThemeSet } from './tokens';

/** The theme in force: the given one, or for `system` what the operating system asks for. */
export function useThemeName(theme: keyof ThemeSet | 'system'): keyof ThemeSet {
  const isDark = useMediaQuery('(prefers-color-scheme: dark)');
  const wantsMore = useMediaQuery('(prefers-contrast: more)');
  if (theme !== 'system') return theme;
  if (wantsMore) return isDark ? 'contrast-dark' : 'contrast';
  return isDark ? 'dark' : 'light';
}
