import type { Random } from '@gladhand/domain/fleet';
import { beginDrive, drive } from './drive';
import type { SimTrailer } from './simTrailer';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** After a stop the tractor leaves without the trailer so often. */
const DROP_CHANCE = 0.25;
/** A stop is for loading or unloading so often; else the driver rests. */
const CARGO_CHANCE = 0.6;

/** A trailer and whether something happened that a device reports at once. */
export interface Lived {
  trailer: SimTrailer;
  event: boolean;
}

/** Drives, stands, loads, drops and couples on. */
export function live(trailer: SimTrailer, dtMs: number, random: Random): Lived {
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
    destination: undefined,
    speedMph: 0,
    doorOpen: random.chance(CARGO_CHANCE),
  };
}

/** What was full is emptied, what was empty is filled; the door closes. */
function exchangeCargo(trailer: SimTrailer, random: Random): SimTrailer {
  const full = trailer.cargoLbs > 2_500 || trailer.fullnessPercent > 10;
  return {
    ...trailer,
    doorOpen: false,
    cargoLbs: full ? random.between(0, 1_800) : random.between(6_000, 33_000),
    fullnessPercent: full ? 0 : random.between(30, 100),
  };
}
