import { createContext, useContext, useMemo } from 'react';
import { useStored } from './storage/useStored';

export type ThemeChoice = 'light' | 'dark' | 'system';

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
  const [choice, choose] = useStored<ThemeChoice>('theme', (stored) =>
    stored === 'light' || stored === 'dark' ? stored : 'system',
  );
  return useMemo(() => ({ choice, choose }), [choice, choose]);
}
