const SQUARE_METERS_PER_ACRE = 4_046.856_422_4;
const SQUARE_METERS_PER_HECTARE = 10_000;

/** An area in acres or hectares: '12.4 ac'. */
export function areaText(squareMeters: number, units: 'us' | 'metric', locale: string): string {
  const [value, unit] =
    units === 'us'
      ? [squareMeters / SQUARE_METERS_PER_ACRE, 'acre']
      : [squareMeters / SQUARE_METERS_PER_HECTARE, 'hectare'];
  const maximumFractionDigits = value < 1 ? 2 : value < 100 ? 1 : 0;
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits }).format(value);
}
