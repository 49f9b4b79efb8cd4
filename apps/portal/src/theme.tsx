import { type ThemeScopeProps, useMediaQuery } from '@gladhand/ui';
import { createContext, useContext, useMemo } from 'react';
import { START_MESSAGES as TEXT } from './messages';
import { useStored } from './storage/useStored';

export type ThemeChoice = 'light' | 'dark' | 'high-contrast' | 'system';

export const THEME_CHOICES: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'light', label: TEXT.light },
  { value: 'dark', label: TEXT.dark },
  { value: 'high-contrast', label: TEXT.highContrast },
  { value: 'system', label: TEXT.system },
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

/** The theme that the user chose on this device. The system theme by default. */
export function useStoredTheme(): StoredTheme {
  const [choice, choose] = useStored<ThemeChoice>(
    'theme',
    (stored) => THEME_CHOICES.find(({ value }) => value === stored)?.value ?? 'system',
  );
  return useMemo(() => ({ choice, choose }), [choice, choose]);
}

/** The theme of a choice. High contrast is light or dark, as the system theme. */
export function useThemeOf(choice: ThemeChoice): ThemeScopeProps['theme'] {
  const isDark = useMediaQuery('(prefers-color-scheme: dark)');
  if (choice === 'high-contrast') return isDark ? 'contrast-dark' : 'contrast';
  return choice;
}
