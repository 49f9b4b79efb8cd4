import { perLanguage, type ThemeScopeProps, useMediaQuery } from '@gladhand/ui';
import { createContext, useContext, useMemo } from 'react';
import type { START_MESSAGES } from './messages';
import { useStored } from './storage/useStored';

export type ThemeChoice = 'light' | 'dark' | 'high-contrast' | 'system';

const CHOICES: readonly ThemeChoice[] = ['light', 'dark', 'high-contrast', 'system'];

export const themeChoices = perLanguage(
  (messages: typeof START_MESSAGES): readonly { value: ThemeChoice; label: string }[] => [
    { value: 'light', label: messages.light },
    { value: 'dark', label: messages.dark },
    { value: 'high-contrast', label: messages.highContrast },
    { value: 'system', label: messages.system },
  ],
);

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
    (stored) => CHOICES.find((known) => known === stored) ?? 'system',
  );
  return useMemo(() => ({ choice, choose }), [choice, choose]);
}

/** The theme of a choice. High contrast is light or dark, as the system theme. */
export function useThemeOf(choice: ThemeChoice): ThemeScopeProps['theme'] {
  const isDark = useMediaQuery('(prefers-color-scheme: dark)');
  if (choice === 'high-contrast') return isDark ? 'contrast-dark' : 'contrast';
  return choice;
}
