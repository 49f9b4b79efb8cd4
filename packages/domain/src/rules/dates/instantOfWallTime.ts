import { wallTimeOf } from '../files/wallTimeOf';

/**
 * The instant at which clocks of a zone show a time. A time that occurs twice is the first one; one that is skipped is as
 * much after the gap as it is after its beginning.
 *
 * @param day '2026-11-19'
 * @param time '23:30'
 */
export function instantOfWallTime(day: string, time: string, timeZone: string): Date {
  const wall = new Date(`${day}T${time}:00Z`).getTime();
  const offsetAt = (at: number) => wallTimeOf(new Date(at), timeZone).getTime() - at;
  const [before, after] = [offsetAt(wall - 86_400_000), offsetAt(wall + 86_400_000)];
  const early = wall - before;
  return new Date(offsetAt(early) === before ? early : offsetAt(wall - after) === after ? wall - after : early);
}
