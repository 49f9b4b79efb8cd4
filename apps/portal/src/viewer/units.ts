import type { UnitSystem } from '@gladhand/domain/formats';
import { createContext, useContext } from 'react';
import { useStored } from '../storage/useStored';
import { VIEWER_MESSAGES as TEXT } from './messages';

export interface StoredUnits {
  choice: UnitSystem;
  choose: (choice: UnitSystem) => void;
}

export const UNIT_CHOICES: readonly { value: UnitSystem; label: string }[] = [
  { value: 'us', label: TEXT.us },
  { value: 'metric', label: TEXT.metric },
];

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
