import { BrakeState, TARGET_TIRE_PSI } from '@gladhand/domain/readings';
import { type WheelPlace, wheelPlaces } from '@gladhand/domain/trailers';
import type { DeviceReadings } from '../ingest/deviceReport';
import type { SimTrailer } from './simTrailer';

/** A warm tire has a higher pressure than a cold one, in psi per °C. */
const PSI_A_DEGREE = 0.3;
const COLD_C = 22;

/** Readings of all wheels of a trailer: one wheel is the hottest, and one has a problem if there is any. */
export function wheelReadings(trailer: SimTrailer): DeviceReadings {
  const { wheelEndC, tireC, lostPsi, badBrake, badWheel } = trailer;
  const ends = wheelPlaces(trailer.device.undercarriage, 'wheelEnds');
  const tires = wheelPlaces(trailer.device.undercarriage, 'tires');
  const warmPsi = TARGET_TIRE_PSI + (tireC - COLD_C) * PSI_A_DEGREE;
  const each = <Value>(places: readonly WheelPlace[], show: (isBad: boolean, spread: number) => Value) => {
    const bad = Math.floor(badWheel * places.length);
    return places.map((_, index) => show(index === bad, (index * 5) % 7));
  };
  return {
    wheelEndsC: each(ends, (isBad, spread) => Math.round(wheelEndC - (isBad ? 0 : 2 + spread))),
    brakes: each(ends, (isBad) => (isBad && badBrake) || BrakeState.Good),
    tiresC: each(tires, (isBad, spread) => Math.round(tireC - (isBad ? 0 : 1 + spread))),
    tirePressuresPsi: each(tires, (isBad, spread) => tenth(Math.max(0, warmPsi + spread / 2 - (isBad ? lostPsi : 0)))),
  };
}

const tenth = (value: number) => Math.round(value * 10) / 10;
