/** Placeholders for a missing value, in grids and in details. */
export const MISSING = { cell: '-', detail: 'N/A' } as const;

/** Readings above these are sensor errors and show N/A: degrees in either unit, and psi. */
export const SENSOR_LIMITS = { temperatureDegrees: 250, pressurePsi: 900 } as const;

type Numeric = number | null | undefined;

function show(value: Numeric, missing: string, words: (value: number) => string): string {
  return value == null || !Number.isFinite(value) ? missing : words(value);
}

// One formatter for each number of digits, because creating one costs more than a thousand uses.
const WHOLE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const TENTHS = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

// Otherwise -0.04 would read '-0.0'.
const unsigned = (text: string) => (/^-[0.,]+$/.test(text) ? text.slice(1) : text);
const whole = (value: number) => unsigned(WHOLE.format(value));
const tenths = (value: number) => unsigned(TENTHS.format(value));

/** '12,345 lbs' */
export function formatWeight(lbs: Numeric, missing: string = MISSING.cell): string {
  return show(lbs, missing, (value) => `${whole(value)} lbs`);
}

/** '12.6 V' */
export function formatVolts(volts: Numeric, missing: string = MISSING.cell): string {
  return show(volts, missing, (value) => `${tenths(value)} V`);
}

/** '123,456.7 mi' */
export function formatMiles(miles: Numeric, missing: string = MISSING.cell): string {
  return show(miles, missing, (value) => `${tenths(value)} mi`);
}

/** '57 mph' */
export function formatSpeed(mph: Numeric, missing: string = MISSING.cell): string {
  return show(mph, missing, (value) => `${whole(value)} mph`);
}

/** '75%': fuel level, humidity, fullness. */
export function formatPercent(percent: Numeric, missing: string = MISSING.cell): string {
  return show(percent, missing, (value) => `${whole(value)}%`);
}

/** '1,234 Hours' */
export function formatHours(hours: Numeric, missing: string = MISSING.cell): string {
  return show(hours, missing, (value) => `${whole(value)} Hours`);
}

/** '34.5 °F'; above 250 'N/A'. */
export function formatFahrenheit(degreesF: Numeric, missing: string = MISSING.cell): string {
  return show(degreesF, missing, (value) =>
    value > SENSOR_LIMITS.temperatureDegrees ? MISSING.detail : `${tenths(value)} °F`,
  );
}

/** '101.3 psi'; above 900 'N/A'. */
export function formatPressure(psi: Numeric, missing: string = MISSING.cell): string {
  return show(psi, missing, (value) => (value > SENSOR_LIMITS.pressurePsi ? MISSING.detail : `${tenths(value)} psi`));
}

/** '1 year', '2 years'. A model of next year is '0 years'. */
export function formatYears(years: Numeric, missing: string = MISSING.cell): string {
  return show(years, missing, (value) => {
    const shown = Math.max(0, Math.round(value));
    return `${shown} ${shown === 1 ? 'year' : 'years'}`;
  });
}

/** '53 feet' */
export function formatFeet(feet: Numeric, missing: string = MISSING.cell): string {
  return show(feet, missing, (value) => `${whole(value)} feet`);
}

/** '37.08, -94.51': two decimals, as in the activity log. */
export function formatCoordinates(lat: Numeric, lng: Numeric, missing: string = MISSING.cell): string {
  return show(lat, missing, (north) => show(lng, missing, (east) => `${north.toFixed(2)}, ${east.toFixed(2)}`));
}
