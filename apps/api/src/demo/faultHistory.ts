import { DAY_MS } from '@gladhand/domain';
import type { FleetTrailer } from '@gladhand/domain/fleet';
import type { DeviceReadings } from '../ingest/deviceReport';
import { randomOf } from './wheelReadings';

type Abs = NonNullable<DeviceReadings['abs']>;

const HOUR_MS = 3_600_000;
/** Faults that came and went. */
const PAST: readonly (readonly [spn: number, fmi: number, faultLevel: number])[] = [
  [789, 0, 2],
  [790, 0, 2],
  [789, 3, 2],
  [790, 8, 2],
  [3597, 4, 3],
  [795, 5, 2],
  [629, 12, 3],
  [1045, 2, 1],
];

/** What the ABS told before its newest report: when the active fault began, and faults that went by. */
export function faultHistory(trailer: FleetTrailer, newest: Abs, reportedAt: Date): { at: Date; abs: Abs }[] {
  const random = randomOf(trailer, 5);
  const told: { at: Date; abs: Abs }[] = [];
  const tell = (atMs: number, abs: Abs) => {
    if (atMs > trailer.installationDate.getTime()) told.push({ at: new Date(Math.round(atMs)), abs });
  };
  let atMs = reportedAt.getTime();
  if (newest.active) {
    atMs -= random.between(2, 20 * 24) * HOUR_MS;
    tell(atMs, newest);
  }
  const count = random.weighted([
    [0, 40],
    [1, 30],
    [2, 20],
    [4, 10],
  ]);
  for (let index = 0; index < count; index++) {
    const clearedMs = atMs - random.between(0.5, 9) * DAY_MS;
    const beganMs = clearedMs - random.between(0.5, 40) * HOUR_MS;
    const [spn, fmi, faultLevel] = random.pick(PAST);
    if (beganMs <= trailer.installationDate.getTime()) break;
    tell(beganMs, { active: true, spn, fmi, faultLevel });
    tell(clearedMs, { active: false });
    atMs = beganMs;
  }
  return told;
}
