import { type ActiveWindows, isActiveAt, isActiveWindows, nextEdgeAfter } from './activeWindows';

/** When the mails of a user that are not urgent are sent as one. */
export interface Digest {
  /** IANA zone, such as 'America/Chicago'. */
  readonly zone: string;
  /** 0 Monday to 6 Sunday. */
  readonly days: readonly number[];
  /** 'HH:mm' */
  readonly time: string;
}

/** No clock that is set for the summer skips more, in minutes. */
const LONGEST_GAP = 3 * 60;
const DAY = 24 * 60;

/**
 * When the next digest is sent after an instant; null without a day. If the clock skips the time, that is the first
 * instant after the gap.
 */
export function nextDigestAt(digest: Digest, after: Date): Date | null {
  const windows = windowsOf(digest);
  const edge = nextEdgeAfter(windows, after);
  return edge && !isActiveAt(windows, edge) ? nextEdgeAfter(windows, edge) : edge;
}

/** Whether a value from JSON is a digest in a known zone. */
export function isDigest(value: unknown): value is Digest {
  if (typeof value !== 'object' || value === null) return false;
  const { zone, days, time } = value as Partial<Record<keyof Digest, unknown>>;
  return isActiveWindows({ zone, windows: [{ days, from: time, to: time }] });
}

/** Windows that begin with each digest, and that no gap of a clock covers. */
function windowsOf({ zone, days, time }: Digest): ActiveWindows {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const end = (hours * 60 + minutes + LONGEST_GAP) % DAY;
  const to = `${two(Math.floor(end / 60))}:${two(end % 60)}`;
  return { zone, windows: days.length > 0 ? [{ days, from: time, to }] : [] };
}

const two = (value: number) => String(value).padStart(2, '0');
