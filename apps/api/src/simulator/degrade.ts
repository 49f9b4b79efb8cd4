import type { Random } from '@gladhand/domain/fleet';
import { BrakeState, LIGHT_BRANCHES, type LightBranchState } from '@gladhand/domain/readings';
import type { Step } from './advance';
import type { SimAbsFault, SimTrailer } from './simTrailer';

const HOUR_MS = 3_600_000;
/** The voltage at which a tractor's alternator keeps a battery. */
export const HEALTHY_SUPPLY_VOLTS = 13.7;
/**
 * Faults of each kind per hour of driving, and repairs per parked hour. A trailer drives about four times as long as it
 * is parked, so that about one in fifty has a fault of each kind, however long the simulator runs.
 */
const FAULTS_AN_HOUR = 0.003;
const REPAIRS_AN_HOUR = 0.6;

/** Chance that a chafed cable also damages its neighbor. */
const NEIGHBOUR_CHANCE = 0.35;
const ABS_FAULTS: readonly SimAbsFault[] = [
  { faultLevel: 2, milesOnFault: 0, description: 'Wheel speed sensor C gap too large', spn: 789, fmi: 0 },
  { faultLevel: 2, milesOnFault: 0, description: 'Wheel speed sensor D signal erratic', spn: 790, fmi: 8 },
  { faultLevel: 2, milesOnFault: 0, description: 'Wheel speed sensor C shorted or open', spn: 789, fmi: 3 },
  { faultLevel: 3, milesOnFault: 0, description: 'Supply voltage below 8 V', spn: 3597, fmi: 4 },
];
const BRAKE_TROUBLES: readonly BrakeState[] = [BrakeState.LiningWorn, BrakeState.Dragging, BrakeState.OverStroke];
/** Pressure loss from a nail, in psi per hour of driving. */
const LEAK_PSI_AN_HOUR = 6;
const LIGHT_TROUBLES: readonly LightBranchState[] = ['lowCurrent', 'lowCurrent', 'intermittent', 'highCurrent'];

/** Faults occur while driving and are repaired while parked; temperatures and batteries change accordingly. */
export function degrade(trailer: SimTrailer, dtMs: number, random: Random): Step {
  const hours = dtMs / HOUR_MS;
  const driving = trailer.phase === 'driving';
  const breaks = () => driving && random.chance(FAULTS_AN_HOUR * hours);
  const isRepaired = () => trailer.phase === 'standing' && random.chance(REPAIRS_AN_HOUR * hours);
  const next: { -readonly [Key in keyof SimTrailer]: SimTrailer[Key] } = { ...trailer };

  const miles = trailer.speedMph * hours;
  next.abs = trailer.abs
    .map((fault) => ({ ...fault, milesOnFault: fault.milesOnFault + miles }))
    .filter(() => !isRepaired());
  if (breaks()) next.abs = withAnother(next.abs, random);
  next.amberLampMs = next.abs.length === 0 ? 0 : trailer.amberLampMs + (trailer.phase === 'dropped' ? 0 : dtMs);

  if (Object.keys(next.lights).length > 0) {
    if (isRepaired()) next.lights = {};
  } else if (breaks()) next.lights = { [random.pick(LIGHT_BRANCHES).id]: random.pick(LIGHT_TROUBLES) };

  if (next.airDemandMs > 0) next.airDemandMs = isRepaired() ? 0 : next.airDemandMs + (driving ? dtMs : 0);
  else if (breaks()) next.airDemandMs = dtMs;

  if (next.bearingC > 0) {
    if (isRepaired()) next.bearingC = 0;
  } else if (breaks()) next.bearingC = random.between(25, 60);

  if (next.lostPsi > 0) next.lostPsi = isRepaired() ? 0 : next.lostPsi + (driving ? LEAK_PSI_AN_HOUR * hours : 0);
  else if (breaks()) next.lostPsi = LEAK_PSI_AN_HOUR * hours;

  if (next.badBrake) {
    if (isRepaired()) next.badBrake = undefined;
  } else if (breaks()) next.badBrake = random.pick(BRAKE_TROUBLES);

  if (next.supplyVolts < HEALTHY_SUPPLY_VOLTS) {
    if (isRepaired()) next.supplyVolts = HEALTHY_SUPPLY_VOLTS;
  } else if (breaks()) next.supplyVolts = random.chance(0.1) ? 0.3 : random.between(11.4, 12.1);

  const event =
    trailer.abs.length !== next.abs.length ||
    Object.keys(trailer.lights).length !== Object.keys(next.lights).length ||
    trailer.badBrake !== next.badBrake ||
    trailer.supplyVolts !== next.supplyVolts;
  return { trailer: { ...next, ...temperatures(next, hours), ...batteries(next, hours, random) }, event };
}

/** Adds one fault, sometimes two, that aren't active yet. */
function withAnother(faults: readonly SimAbsFault[], random: Random): readonly SimAbsFault[] {
  const left = ABS_FAULTS.filter(({ spn, fmi }) => !faults.some((open) => open.spn === spn && open.fmi === fmi));
  if (left.length === 0) return faults;
  const extended = [...faults, random.pick(left)];
  return random.chance(NEIGHBOUR_CHANCE) ? withAnother(extended, random) : extended;
}

function temperatures({ phase, bearingC, wheelEndC, tireC, speedMph }: SimTrailer, hours: number): Partial<SimTrailer> {
  const rolling = phase === 'driving' ? Math.min(1, speedMph / 60) : 0;
  return {
    wheelEndC: towards(wheelEndC, 25 + 45 * rolling + bearingC * rolling, 3 * hours),
    tireC: towards(tireC, 22 + 40 * rolling, 2 * hours),
  };
}

/** The tractor charges the battery and sensors discharge it; the device has its own cell and a solar panel. */
function batteries(trailer: SimTrailer, hours: number, random: Random): Partial<SimTrailer> {
  const { phase, supplyVolts, trailerVolts, deviceVolts } = trailer;
  const coupled = phase !== 'dropped';
  const target = coupled ? supplyVolts : Math.min(12, supplyVolts);
  const device = deviceVolts + random.between(-0.02, 0.021) * Math.sqrt(hours);
  return {
    trailerVolts: towards(trailerVolts, target, (coupled ? 4 : 0.01) * hours),
    deviceVolts: Math.min(4.18, Math.max(3.3, device)),
  };
}

/** Approaches the target by a fraction that grows with `speed`, without overshooting. */
export function towards(value: number, target: number, speed: number): number {
  return value + (target - value) * (1 - Math.exp(-speed));
}
