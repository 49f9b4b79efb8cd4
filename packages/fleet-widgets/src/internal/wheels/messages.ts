import { defineMessages } from '@gladhand/ui';
/** Texts of the values on a trailer's axles. */
export const WHEEL_MESSAGES = defineMessages('wheels', {
  front: 'Front',
  extraWheels: (wheels: string) => `Beyond the axles of this trailer: ${wheels}`,
  overTemperatureRange: (maxTemperature: string, severity: string) => `N/A, above ${maxTemperature}, ${severity}`,
  tireTemperatures: 'Tire temperatures',
  wheelEndTemperatures: 'Wheel-end temperatures',
  overPressureRange: (maxPressure: string) => `N/A, above the sensor's range of ${maxPressure}`,
  withSeverity: (measured: string, severity: string) => `${measured}, ${severity}`,
  severity: (tone: 'good' | 'caution' | 'critical' | 'unknown') =>
    ({ good: 'good', caution: 'caution', critical: 'critical', unknown: 'unknown' })[tone],
  noReading: 'no reading',
  tirePressures: 'Tire pressures',
  brakes: 'Brakes',
  place: (number: number) => `Place ${number}`,
});
