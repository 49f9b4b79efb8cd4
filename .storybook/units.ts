import type { UnitSystem } from '@gladhand/domain/formats';
import { createContext } from 'react';

/** Units of stories, by the global that selects them. */
export const UNIT_SYSTEMS: readonly UnitSystem[] = ['us', 'metric'];

export const UnitsContext = createContext<UnitSystem>('us');
