import type { UnitSystem } from '@gladhand/domain/formats';
import { celsius, SENSOR_LIMITS } from '@gladhand/domain/formats';
import { REEFER_MESSAGES } from './messages';

/** The sign of the viewer's temperature unit. */
export const signOf = (units: UnitSystem) => (units === 'metric' ? ('C' as const) : ('F' as const));

/** Converts °F to the viewer's unit. */
export const inUnit = (degreesF: number, units: UnitSystem) => (units === 'metric' ? celsius(degreesF) : degreesF);

const tenths = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** '34.6', or undefined if absent or outside of the sensor's range. */
export function temperatureText(degreesF: number | null | undefined, units: UnitSystem): string | undefined {
  if (degreesF == null || degreesF > SENSOR_LIMITS.temperatureDegrees) return undefined;
  return tenths.format(inUnit(degreesF, units)).replace(/^-(0\.0)$/, '$1');
}

/** Why a temperature isn't shown: not reported, or outside of the sensor's range. */
export const noTemperatureReason = (degreesF: number | null | undefined, messages = REEFER_MESSAGES) =>
  degreesF == null ? messages.notReported : messages.aboveRange;
