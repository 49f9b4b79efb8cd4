import type { TimeZoneChoice } from '../generated/resolvers';

const MINUTE_MS = 60_000;

/** A time zone as the profile shows it. The offset is that of daylight saving time, if the zone has it. */
export function timeZoneChoice(id: string, now: Date): TimeZoneChoice {
  const year = now.getUTCFullYear();
  const offsets = [0, 6].map((month) => offsetMinutes(id, new Date(Date.UTC(year, month, 1))));
  const long = new Intl.DateTimeFormat('en-US', { timeZone: id, timeZoneName: 'longGeneric' });
  const description = long.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? id;
  return { id, country: '', description, utcDaylightOffset: Math.max(...offsets) };
}

/** Minutes east of UTC at an instant. */
function offsetMinutes(timeZone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((entry) => entry.type === type)?.value);
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return Math.round((local - at.getTime()) / MINUTE_MS);
}
