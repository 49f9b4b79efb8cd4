import type { Random } from '@gladhand/domain/fleet';
import { beginDrive, drive } from './drive';
import type { SimTrailer } from './simTrailer';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Chance that the tractor leaves without the trailer after a stop. */
const DROP_CHANCE = 0.25;
/** Chance that a stop is for loading or unloading; otherwise, the driver rests. */
const CARGO_CHANCE = 0.6;

/** A trailer after a step, and whether an event occurred that its device reports immediately. */
export interface Step {
  trailer: SimTrailer;
  event: boolean;
}

/** Drives, parks, loads, drops and couples the trailer. */
export function advance(trailer: SimTrailer, dtMs: number, random: Random): Step {
  if (trailer.phase === 'driving') {
    const { arrived, ...rolled } = drive(trailer, dtMs, random);
    return arrived ? { trailer: stop(rolled, random), event: true } : { trailer: rolled, event: false };
  }
  const phaseLeftMs = trailer.phaseLeftMs - dtMs;
  if (phaseLeftMs > 0) return { trailer: { ...trailer, phaseLeftMs }, event: false };
  if (trailer.phase === 'dropped') {
    const coupled: SimTrailer = { ...trailer, phase: 'standing', phaseLeftMs: random.between(5, 25) * MINUTE_MS };
    return { trailer: coupled, event: true };
  }
  const done = trailer.doorOpen ? exchangeCargo(trailer, random) : trailer;
  if (random.chance(DROP_CHANCE)) {
    const dropped: SimTrailer = { ...done, phase: 'dropped', phaseLeftMs: random.between(1, 36) * HOUR_MS };
    return { trailer: dropped, event: true };
  }
  return { trailer: beginDrive(done, random), event: true };
}

function stop(trailer: SimTrailer, random: Random): SimTrailer {
  return {
    ...trailer,
    phase: 'standing',
    phaseLeftMs: random.between(15, 90) * MINUTE_MS,
    route: [],
    leftMiles: 0,
    speedMph: 0,
    doorOpen: random.chance(CARGO_CHANCE),
  };
}

/** Empties a full trailer or fills an empty one, and closes the door. */
function exchangeCargo(trailer: SimTrailer, random: Random): SimTrailer {
  const full = trailer.cargoLbs > 2_500 || trailer.fullnessPercent > 10;
  return {
    ...trailer,
    doorOpen: false,
    cargoLbs: full ? random.between(0, 1_800) : random.between(6_000, 33_000),
    fullnessPercent: full ? 0 : random.between(30, 100),
  };
}
