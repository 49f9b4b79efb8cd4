import { createRandom, type FleetTrailer } from '@gladhand/domain/fleet';
import { BrakeState, TARGET_TIRE_PSI } from '@gladhand/domain/readings';
import { wheelPlaces } from '@gladhand/domain/trailers';

/** A separate random stream for each trailer and purpose, so that a change of one doesn't affect the others. */
export function randomOf({ serialNumber }: Pick<FleetTrailer, 'serialNumber'>, purpose: number) {
  let seed = 7;
  for (const char of serialNumber) seed = (Math.imul(seed, 31) + char.charCodeAt(0)) | 0;
  return createRandom(seed, purpose);
}

type Carrier = Pick<FleetTrailer, 'serialNumber' | 'undercarriage'>;

/** The hottest value at one position and slightly lower values at the others; some positions have no reading. */
export function temperaturesOf(trailer: Carrier, part: 'wheelEnds' | 'tires', maxC: number): (number | null)[] {
  const random = randomOf(trailer, part === 'tires' ? 1 : 2);
  const places = wheelPlaces(trailer.undercarriage, part);
  const hottest = random.integer(0, places.length - 1);
  return places.map((_, index) => {
    if (index === hottest) return maxC;
    return random.chance(0.03) ? null : Math.round(maxC - Math.min(maxC - 15, random.between(1, 12)));
  });
}

/** Target pressures, with an occasional soft tire and a sensor without a measurement. */
export function pressuresOf(trailer: Carrier): (number | null)[] {
  const random = randomOf(trailer, 3);
  return wheelPlaces(trailer.undercarriage, 'tires').map(() => {
    if (random.chance(0.02)) return null;
    if (random.chance(0.01)) return 999;
    if (random.chance(0.04)) return tenth(random.between(55, 88));
    return tenth(TARGET_TIRE_PSI + random.between(-5, 9));
  });
}

/** Good brakes, with an occasional faulty one. */
export function brakesOf(trailer: Carrier): (BrakeState | null)[] {
  const random = randomOf(trailer, 4);
  const trouble = [BrakeState.LiningWorn, BrakeState.LiningWorn, BrakeState.OverStroke, BrakeState.Dragging];
  return wheelPlaces(trailer.undercarriage, 'wheelEnds').map(() => {
    if (random.chance(0.02)) return null;
    return random.chance(0.04) ? random.pick(trouble) : BrakeState.Good;
  });
}

const tenth = (value: number) => Math.round(value * 10) / 10;
