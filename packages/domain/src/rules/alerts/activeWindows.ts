import { wallTimeOf } from '../files/wallTimeOf';

/** Wall times on weekdays. A window over midnight belongs to the day on which it begins. */
export interface ActiveWindow {
  /** 0 Monday to 6 Sunday. */
  readonly days: readonly number[];
  /** 'HH:mm' */
  readonly from: string;
  /** 'HH:mm'; the first minute that is outside. The same time as `from` means the same time on the next day. */
  readonly to: string;
}

/** When messages of a rule may be sent. Without windows that is always. */
export interface ActiveWindows {
  /** IANA zone, such as 'America/Chicago'. */
  readonly zone: string;
  readonly windows: readonly ActiveWindow[];
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;

/** Whether a clock in the zone is in one of the windows. Changes of the clock need no rule of their own. */
export function isActiveAt({ zone, windows }: ActiveWindows, at: Date): boolean {
  return windows.length === 0 || isInside(windows, wallTimeOf(at, zone).getTime());
}

/** The first instant after another at which the answer of `isActiveAt` changes; null if it never does. */
export function nextEdgeAfter(windows: ActiveWindows, at: Date): Date | null {
  if (windows.windows.length === 0) return null;
  const start = at.getTime();
  const before = isActiveAt(windows, at);
  // A change of the clock can move an edge by a day at most.
  for (let day = 0; day < WEEK_DAYS + 2; day++) {
    const edge = edgesBetween(windows, start + day * DAY_MS, start + (day + 1) * DAY_MS).find(
      (candidate) => candidate > start && isActiveAt(windows, new Date(candidate)) !== before,
    );
    if (edge !== undefined) return new Date(edge);
  }
  return null;
}

/** The instant itself if it is active, else when the next window opens; null if none ever does. */
export const nextActiveAt = (windows: ActiveWindows, at: Date): Date | null =>
  isActiveAt(windows, at) ? at : nextEdgeAfter(windows, at);

function isInside(windows: readonly ActiveWindow[], wall: number): boolean {
  const minute = Math.floor(wall / MINUTE_MS) % (DAY_MS / MINUTE_MS);
  const weekday = weekdayOfWall(wall);
  const dayBefore = (weekday + WEEK_DAYS - 1) % WEEK_DAYS;
  return windows.some(({ days, from, to }) => {
    const [begin, end] = [minuteOfDay(from), minuteOfDay(to)];
    if (begin < end) return days.includes(weekday) && begin <= minute && minute < end;
    return (days.includes(weekday) && begin <= minute) || (days.includes(dayBefore) && minute < end);
  });
}

/** Instants of a day at which a clock shows an edge, or is set. In order. */
function edgesBetween(windows: ActiveWindows, from: number, before: number): number[] {
  const offset = offsetAt(windows.zone, from);
  const after = offsetAt(windows.zone, before);
  if (offset === after) return clockEdges(windows, from, before, offset);
  const change = changeOfClock(windows.zone, from, before);
  return [...clockEdges(windows, from, change, offset), change, ...clockEdges(windows, change, before, after)];
}

/** Instants at which a clock with a constant offset shows an edge. In order. */
function clockEdges({ windows }: ActiveWindows, from: number, before: number, offset: number): number[] {
  const minutes = new Set(windows.flatMap((window) => [minuteOfDay(window.from), minuteOfDay(window.to)]));
  const firstDay = Math.floor((from + offset) / DAY_MS) * DAY_MS;
  const edges: number[] = [];
  for (let day = firstDay; day - offset <= before; day += DAY_MS) {
    for (const minute of minutes) edges.push(day + minute * MINUTE_MS - offset);
  }
  return edges.filter((edge) => edge >= from && edge <= before).sort((a, b) => a - b);
}

const offsetAt = (zone: string, at: number): number => wallTimeOf(new Date(at), zone).getTime() - floorToSecond(at);
const floorToSecond = (at: number): number => Math.floor(at / 1_000) * 1_000;

/** The first instant at which a clock has the offset that it has at the end. */
function changeOfClock(zone: string, from: number, before: number): number {
  let [same, changed] = [from, before];
  const offset = offsetAt(zone, from);
  while (changed - same > 1) {
    const middle = Math.floor((same + changed) / 2);
    if (offsetAt(zone, middle) === offset) same = middle;
    else changed = middle;
  }
  return changed;
}

/** Thursday was the first day of 1970. */
const weekdayOfWall = (wall: number): number => (Math.floor(wall / DAY_MS) + 3) % WEEK_DAYS;

const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;

function minuteOfDay(time: string): number {
  const match = TIME.exec(time);
  return match ? Number(match[1]) * 60 + Number(match[2]) : 0;
}

/** Whether a value from JSON is a list of windows in a known zone. */
export function isActiveWindows(value: unknown): value is ActiveWindows {
  if (typeof value !== 'object' || value === null) return false;
  const { zone, windows } = value as Partial<Record<keyof ActiveWindows, unknown>>;
  return typeof zone === 'string' && isZone(zone) && Array.isArray(windows) && windows.every(isWindow);
}

function isWindow(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { days, from, to } = value as Partial<Record<keyof ActiveWindow, unknown>>;
  const areDays =
    Array.isArray(days) && days.length > 0 && days.every((day) => Number.isInteger(day) && day >= 0 && day < WEEK_DAYS);
  return areDays && [from, to].every((time) => typeof time === 'string' && TIME.test(time));
}

function isZone(zone: string): boolean {
  try {
    return zone !== '' && new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
