import { type ThemeScopeProps, useMediaQuery } from '@gladhand/ui';
import { createContext, useContext, useMemo } from 'react';
import { useStored } from './storage/useStored';

export type ThemeChoice = 'light' | 'dark' | 'high-contrast' | 'system';

export const THEME_CHOICES: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'high-contrast', label: 'High contrast' },
  { value: 'system', label: 'As the system' },
];

export interface StoredTheme {
  choice: ThemeChoice;
  choose: (choice: ThemeChoice) => void;
}

const ThemeContext = createContext<StoredTheme>({ choice: 'system', choose: () => undefined });

export const ThemeProvider = ThemeContext;

export function useTheme(): StoredTheme {
  return useContext(ThemeContext);
}

/** The theme the user chose on this device; the system's until then. */
export function useStoredTheme(): StoredTheme {
  const [choice, choose] = useStored<ThemeChoice>(
    'theme',
    (stored) => THEME_CHOICES.find(({ value }) => value === stored)?.value ?? 'system',
  );
  return useMemo(() => ({ choice, choose }), [choice, choose]);
}

/** The theme behind the choice: high contrast is light or dark as the system is. */
export function useThemeOf(choice: ThemeChoice): ThemeScopeProps['theme'] {
  const isDark = useMediaQuery('(prefers-color-scheme: dark)');
  if (choice === 'high-contrast') return isDark ? 'contrast-dark' : 'contrast';
  return choice;
}
