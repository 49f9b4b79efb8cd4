/** Placeholders for a missing value, in grids and in details. */
export const MISSING = { cell: '-', detail: 'N/A' } as const;

/** Readings above these are sensor errors and show N/A: degrees in either unit, and psi. */
export const SENSOR_LIMITS = { temperatureDegrees: 250, pressurePsi: 900 } as const;

type Numeric = number | null | undefined;

const isNumber = (value: Numeric): value is number => value != null && Number.isFinite(value);

/** '37.08, -94.51': two decimals, as in the activity log. */
export function formatCoordinates(lat: Numeric, lng: Numeric, missing: string = MISSING.cell): string {
  return isNumber(lat) && isNumber(lng) ? `${lat.toFixed(2)}, ${lng.toFixed(2)}` : missing;
}
