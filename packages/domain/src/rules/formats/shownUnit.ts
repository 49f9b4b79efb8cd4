import type { ReadingUnit } from '../../vocabulary/readings';
import { celsius, fahrenheit } from './conversions';

/** Units that readings are shown in. Stored values keep the units in their names. */
export type UnitSystem = 'us' | 'metric';

/** How numbers of a stored unit are shown. */
export interface ShownUnit {
  /** As written after a number: 'km/h'. */
  readonly unit: string;
  /** Digits after the decimal point, unless the reading defines its own. */
  readonly fractionDigits: number;
  /** Whether `fractionDigits` applies to every reading, because the units differ too much in size. */
  readonly hasOwnDigits?: true;
  readonly toShown: (stored: number) => number;
  readonly toStored: (shown: number) => number;
}

const same = (value: number) => value;
const asStored = (unit: string, fractionDigits: number): ShownUnit => ({
  unit,
  fractionDigits,
  toShown: same,
  toStored: same,
});
const scaled = (unit: string, fractionDigits: number, factor: number, digits?: { hasOwnDigits: true }): ShownUnit => ({
  unit,
  fractionDigits,
  ...digits,
  toShown: (stored) => stored * factor,
  toStored: (shown) => shown / factor,
});

const US: Readonly<Record<ReadingUnit, ShownUnit>> = {
  mph: asStored('mph', 0),
  mi: asStored('mi', 1),
  V: asStored('V', 1),
  lbs: asStored('lbs', 0),
  '%': asStored('%', 0),
  '°F': asStored('°F', 1),
  Hours: asStored('Hours', 0),
  psi: asStored('psi', 1),
  ft: asStored('ft', 0),
};

// The factors are exact by definition, except for psi. Source: NIST Special Publication 811, appendix B.
const METRIC: Readonly<Record<ReadingUnit, ShownUnit>> = {
  ...US,
  mph: scaled('km/h', 0, 1.609344),
  mi: scaled('km', 1, 1.609344),
  lbs: scaled('kg', 0, 0.45359237),
  '°F': { unit: '°C', fractionDigits: 1, toShown: celsius, toStored: fahrenheit },
  // 1 kPa is finer than 0.1 psi is on any gauge.
  psi: scaled('kPa', 0, 6.894757, { hasOwnDigits: true }),
  ft: scaled('m', 1, 0.3048, { hasOwnDigits: true }),
};

/** How a stored unit is shown in a system of units. */
export function shownUnit(unit: ReadingUnit, system: UnitSystem): ShownUnit {
  return (system === 'metric' ? METRIC : US)[unit];
}
