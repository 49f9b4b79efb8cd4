export { calendarDayOf, dayBounds } from '../rules/dates/calendarDay';
export { formatDate, formatLocalDate } from '../rules/dates/formatDate';
export { logDoor, logLights, logLoad } from '../rules/formats/activityLog';
export { asWords } from '../rules/formats/asWords';
export { type CompassPoint, compassPoint, headingText } from '../rules/formats/compass';
export { celsius, type DurationUnit, fahrenheit } from '../rules/formats/conversions';
export { csvLine, unguardFormula } from '../rules/formats/csv';
export { ageText, durationText } from '../rules/formats/durationText';
export { exportFileName } from '../rules/formats/exportFileName';
export {
  formatCoordinates,
  formatFahrenheit,
  formatHours,
  formatMiles,
  formatPercent,
  formatPressure,
  formatSpeed,
  formatVolts,
  formatWeight,
  MISSING,
  SENSOR_LIMITS,
} from '../rules/formats/formats';
export { mapLinks } from '../rules/formats/mapLinks';
export { isStorableText } from '../rules/text/storableText';
export { DATE_RANGES } from '../vocabulary/dateRanges';
export type { Word } from '../vocabulary/lookup';
