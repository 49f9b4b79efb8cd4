/** Placeholders for a missing value, in grids and in details. */
export const MISSING = { cell: '-', detail: 'N/A' } as const;

/** Readings above these are sensor errors and show N/A: degrees in either unit, and psi. */
export const SENSOR_LIMITS = { temperatureDegrees: 250, pressurePsi: 900 } as const;

type Numeric = number | null | undefined;

function show(value: Numeric, missing: string, words: (value: number) => string): string {
  return value == null || !Number.isFinite(value) ? missing : words(value);
}

/** '1 year', '2 years'. A model of next year is '0 years'. */
export function formatYears(years: Numeric, missing: string = MISSING.cell): string {
  return show(years, missing, (value) => {
    const shown = Math.max(0, Math.round(value));
    return `${shown} ${shown === 1 ? 'year' : 'years'}`;
  });
}

/** '37.08, -94.51': two decimals, as in the activity log. */
export function formatCoordinates(lat: Numeric, lng: Numeric, missing: string = MISSING.cell): string {
  return show(lat, missing, (north) => show(lng, missing, (east) => `${north.toFixed(2)}, ${east.toFixed(2)}`));
}
