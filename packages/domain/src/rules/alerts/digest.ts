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

/** When the next digest is sent after an instant; null without a day. A night whose clock skips the time has none. */
export function nextDigestAt(digest: Digest, after: Date): Date | null {
  const minute = minuteOf(digest);
  const edge = nextEdgeAfter(minute, after);
  return edge && !isActiveAt(minute, edge) ? nextEdgeAfter(minute, edge) : edge;
}

/** Whether a value from JSON is a digest in a known zone. */
export function isDigest(value: unknown): value is Digest {
  if (typeof value !== 'object' || value === null) return false;
  const { zone, days, time } = value as Partial<Record<keyof Digest, unknown>>;
  return isActiveWindows({ zone, windows: [{ days, from: time, to: time }] });
}

/** The minute of each day in which the digest begins. */
function minuteOf({ zone, days, time }: Digest): ActiveWindows {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const next = (hours * 60 + minutes + 1) % (24 * 60);
  const to = `${two(Math.floor(next / 60))}:${two(next % 60)}`;
  return { zone, windows: days.length > 0 ? [{ days, from: time, to }] : [] };
}

const two = (value: number) => String(value).padStart(2, '0');
