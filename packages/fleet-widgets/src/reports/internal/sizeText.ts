const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const;
const STEP = 1_000;

/** The size of a file: '118 kB'. */
export function sizeText(bytes: number, locale: string): string {
  let value = bytes / STEP;
  let power = 0;
  for (; value >= STEP && power < UNITS.length - 1; power++) value /= STEP;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: UNITS[power] ?? 'kilobyte',
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}
