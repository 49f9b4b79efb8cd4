import { useMediaQuery } from '../internal/useMediaQuery';

/** The scheme in force: the given one, or the system's for `system`. */
export function useScheme(theme: 'light' | 'dark' | 'system'): 'light' | 'dark' {
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)');
  if (theme !== 'system') return theme;
  return systemIsDark ? 'dark' : 'light';
}
