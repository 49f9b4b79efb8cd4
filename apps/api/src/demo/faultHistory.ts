import { DAY_MS } from '@gladhand/domain';
import type { FleetTrailer } from '@gladhand/domain/fleet';
import type { DeviceReadings } from '../ingest/deviceReport';
import { randomOf } from './wheelReadings';

type Abs = NonNullable<DeviceReadings['abs']>;
type AbsFault = NonNullable<Abs['faults']>[number];

const HOUR_MS = 3_600_000;
/** Faults that come and go. */
const FAULTS: readonly (readonly [spn: number, fmi: number, faultLevel: number])[] = [
  [789, 0, 2],
  [790, 0, 2],
  [789, 3, 2],
  [790, 8, 2],
  [3597, 4, 3],
  [795, 5, 2],
  [629, 12, 3],
  [1045, 2, 1],
];
/** So often a fault does not come alone. */
const SEVERAL_CHANCE = 0.4;

/**
 * What the ABS told up to its newest report: when each active fault began, and faults that went by. To the fault that
 * the newest report tells of come others that are no worse.
 */
export function faultHistory(
  trailer: FleetTrailer,
  { active, ...worst }: Abs,
  reportedAt: Date,
): { at: Date; abs: Abs }[] {
  const random = randomOf(trailer, 5);
  const told: { at: Date; abs: Abs }[] = [];
  const tell = (atMs: number, faults: readonly AbsFault[]) =>
    told.push({ at: new Date(Math.round(atMs)), abs: { active: faults.length > 0, ...listed(faults) } });
  const another = (beside: AbsFault): AbsFault => {
    const [spn, fmi, faultLevel] = random.pick(FAULTS.filter(([other, , level]) => other !== beside.spn && level < 3));
    return { spn, fmi, faultLevel };
  };

  let atMs = reportedAt.getTime();
  const now = active ? [worst, ...(random.chance(SEVERAL_CHANCE) ? [another(worst)] : [])] : [];
  tell(atMs, now);
  if (active) {
    const lastedMs = random.between(2, 20 * 24) * HOUR_MS;
    if (now.length > 1) tell(atMs - lastedMs * random.between(0.1, 0.9), now);
    atMs -= lastedMs;
    tell(atMs, [worst]);
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
    const [spn, fmi, faultLevel] = random.pick(FAULTS);
    const fault = { spn, fmi, faultLevel };
    if (beganMs <= trailer.installationDate.getTime()) break;
    tell(beganMs, [fault]);
    if (random.chance(SEVERAL_CHANCE)) {
      const lastedMs = clearedMs - beganMs;
      const beside = another(fault);
      tell(beganMs + lastedMs * random.between(0.1, 0.4), [fault, beside]);
      tell(beganMs + lastedMs * random.between(0.5, 0.9), random.chance(0.5) ? [fault] : [beside]);
    }
    tell(clearedMs, []);
    atMs = beganMs;
  }
  return told.filter(({ at }) => at >= reportedAt || at > trailer.installationDate);
}

/** One fault stands beside the flag, as of a device that knows of one at a time; several come as a list. */
function listed(faults: readonly AbsFault[]): Omit<Abs, 'active'> {
  return faults.length > 1 ? { faults: [...faults] } : { ...faults[0] };
}
