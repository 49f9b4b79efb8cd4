import { celsius, SENSOR_LIMITS } from '@gladhand/domain';
import type { UnitSystem } from '@gladhand/domain/react';

/** The viewer's unit of temperature. */
export const signOf = (units: UnitSystem) => (units === 'metric' ? ('C' as const) : ('F' as const));

/** A temperature in °F as a number of the viewer's unit. */
export const inUnit = (degreesF: number, units: UnitSystem) => (units === 'metric' ? celsius(degreesF) : degreesF);

const tenths = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** '34.6', or undefined for nothing and for what no sensor can measure. */
export function temperatureText(degreesF: number | null | undefined, units: UnitSystem): string | undefined {
  if (degreesF == null || degreesF > SENSOR_LIMITS.temperatureDegrees) return undefined;
  return tenths.format(inUnit(degreesF, units)).replace(/^-(0\.0)$/, '$1');
}

/** Why a temperature is not shown: it was not told, or no sensor can measure it. */
export const noTemperatureReason = (degreesF: number | null | undefined) =>
  degreesF == null ? 'The unit did not report this.' : 'Above what a sensor can measure: it is broken or unplugged.';
