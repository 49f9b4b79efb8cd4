import type { FleetTrailer } from '@gladhand/domain/fleet';
import { DAY_MS } from '@gladhand/domain/readings';
import type { DeviceReadings } from '../ingest/deviceReport';
import { randomOf } from './wheelReadings';

type Abs = NonNullable<DeviceReadings['abs']>;
type AbsFault = NonNullable<Abs['faults']>[number];

const HOUR_MS = 3_600_000;
/** Faults that can be active or cleared. */
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
/** Chance that a fault occurs together with others. */
const SEVERAL_CHANCE = 0.4;

/**
 * ABS history up to the newest report: when each active fault began, and faults that have cleared. Additional faults
 * are never worse than the one in the newest report.
 */
export function faultHistory(
  trailer: FleetTrailer,
  { active, ...worst }: Abs,
  reportedAt: Date,
): { at: Date; abs: Abs }[] {
  const random = randomOf(trailer, 5);
  const states: { at: Date; abs: Abs }[] = [];
  const tell = (atMs: number, faults: readonly AbsFault[]) =>
    states.push({
      at: new Date(Math.round(atMs)),
      abs: { active: faults.length > 0, amberLampMs: lampOf(faults), ...listed(faults) },
    });
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
  return states.filter(({ at }) => at >= reportedAt || at > trailer.installationDate);
}

/** How long the amber lamp has been on: it is on while a fault is active, and critical faults have lasted longest. */
function lampOf(faults: readonly AbsFault[]): number {
  if (faults.length === 0) return 0;
  return faults.some(({ faultLevel }) => faultLevel === 3) ? 6 * HOUR_MS : HOUR_MS / 2;
}

/**
 * A single fault is reported in separate fields, as by devices that track one fault at a time; several are reported as
 * a list.
 */
function listed(faults: readonly AbsFault[]): Omit<Abs, 'active'> {
  return faults.length > 1 ? { faults: [...faults] } : { ...faults[0] };
}
