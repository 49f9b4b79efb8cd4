/** The place of a row in a list that is sorted by time, then by key. */
export interface Place {
  at: Date;
  /** Names the row among those of one instant. */
  key: string;
}

/** The place of a row as text. */
export const writePlace = ({ at, key }: Place): string => encodeURIComponent(JSON.stringify([at.getTime(), key]));

/** The last instant of a `Date`. */
const MAX_TIME_MS = 8_640_000_000_000_000;

/** The place that a text names; undefined if it isn't one that `writePlace` returned. */
export function readPlace(text: string): Place | undefined {
  const parts = partsOf(text);
  if (!Array.isArray(parts) || parts.length !== 2) return undefined;
  const [atMs, key] = parts;
  if (!Number.isSafeInteger(atMs) || Math.abs(atMs) > MAX_TIME_MS) return undefined;
  return typeof key === 'string' && !key.includes('\0') ? { at: new Date(atMs), key } : undefined;
}

/** Newest first, then by key in descending order. */
export const byPlace = (a: Place, b: Place): number =>
  Number(b.at) - Number(a.at) || (a.key === b.key ? 0 : a.key < b.key ? 1 : -1);

function partsOf(text: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(text));
  } catch {
    return undefined;
  }
}
