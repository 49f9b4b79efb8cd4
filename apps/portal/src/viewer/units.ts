import type { UnitSystem } from '@gladhand/domain/formats';
import { perLanguage } from '@gladhand/ui';
import { createContext, useContext } from 'react';
import { useStored } from '../storage/useStored';
import type { VIEWER_MESSAGES } from './messages';

export interface StoredUnits {
  choice: UnitSystem;
  choose: (choice: UnitSystem) => void;
}

export const unitChoices = perLanguage(
  (messages: typeof VIEWER_MESSAGES): readonly { value: UnitSystem; label: string }[] => [
    { value: 'us', label: messages.us },
    { value: 'metric', label: messages.metric },
  ],
);

const UnitsContext = createContext<StoredUnits>({ choice: 'us', choose: () => undefined });

export const UnitsProvider = UnitsContext;

export function useUnits(): StoredUnits {
  return useContext(UnitsContext);
}

/** The units that the user chose on this device. */
export function useStoredUnits(): StoredUnits {
  const [choice, choose] = useStored<UnitSystem>('units', (stored) => (stored === 'metric' ? 'metric' : 'us'));
  return { choice, choose };
}
