import { isUuid } from '../../../http/uuid';
import { ACTIVITY_SOURCES, type ActivityPlace } from './activityRepository';

/** The place of a line as text. */
export const writeCursor = ({ at, source, key }: ActivityPlace): string =>
  encodeURIComponent(JSON.stringify([at.getTime(), source, ...key]));

/** The place that a text names; undefined if it isn't one that `writeCursor` returned. */
export function readCursor(text: string): ActivityPlace | undefined {
  const parts = partsOf(text);
  if (!Array.isArray(parts)) return undefined;
  const [atMs, name, ...key] = parts;
  const source = ACTIVITY_SOURCES.find((known) => known === name);
  if (!source || !Number.isSafeInteger(atMs) || Math.abs(atMs) > MAX_TIME_MS) return undefined;
  if (!key.every((part) => typeof part === 'string' && !part.includes('\0'))) return undefined;
  const [id] = key;
  if (!isUuid(id) || key.length !== (source === 'message' ? 4 : 1)) return undefined;
  return { at: new Date(atMs), source, key };
}

/** The last instant of a `Date`. */
const MAX_TIME_MS = 8_640_000_000_000_000;

function partsOf(text: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(text));
  } catch {
    return undefined;
  }
}
