/** The largest count that is written out. */
const MAX_SHOWN = 99;

/** The count on the bell: '3', '99+', or nothing. */
export function badgeText(count: number | undefined, format: (count: number) => string): string | undefined {
  if (count === undefined || count <= 0) return undefined;
  return count > MAX_SHOWN ? `${format(MAX_SHOWN)}+` : format(count);
}
