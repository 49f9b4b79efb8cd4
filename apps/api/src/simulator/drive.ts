import { flatMiles, offset, PLACES, type Random } from '@gladhand/domain/fleet';
import type { SimTrailer } from './simTrailer';

const HOUR_MS = 3_600_000;
/** Legs between places; a straight line over more would leave the roads. In miles. */
const LEG_MILES = { min: 25, max: 300 } as const;
/** A loaded tractor-trailer gains and loses speed slowly. */
const MPH_PER_SECOND = { gain: 1, loss: 3 } as const;
/** Where braking for the destination begins, and what counts as there. In miles. */
const BRAKE_MILES = 0.5;
const THERE_MILES = 0.05;
const CRAWL_MPH = 12;

/** Sets out for a real place within reach; where there is none, for the nearest. */
export function beginDrive(trailer: SimTrailer, random: Random): SimTrailer {
  const far = PLACES.map((place) => [place, flatMiles(trailer, place)] as const);
  const within = far.filter(([, miles]) => miles >= LEG_MILES.min && miles <= LEG_MILES.max);
  const [place] = within.length > 0 ? random.pick(within) : far.reduce((a, b) => (b[1] < a[1] ? b : a));
  return {
    ...trailer,
    phase: 'driving',
    phaseLeftMs: 0,
    // Yards lie around a city, not on its centre.
    destination: { lat: place.lat + random.between(-0.03, 0.03), lng: place.lng + random.between(-0.04, 0.04) },
    cruiseMph: random.between(52, 68),
    doorOpen: false,
  };
}

/** Rolls on for a while towards the destination. */
export function drive(trailer: SimTrailer, dtMs: number, random: Random): SimTrailer & { arrived: boolean } {
  const { destination, lat, lng } = trailer;
  if (!destination) return { ...trailer, arrived: true };
  const left = flatMiles(trailer, destination);
  const traffic = random.between(0.9, 1.02);
  const wanted = left < BRAKE_MILES ? CRAWL_MPH : trailer.cruiseMph * traffic;
  const seconds = dtMs / 1000;
  const speedMph = Math.min(
    trailer.speedMph + MPH_PER_SECOND.gain * seconds,
    Math.max(trailer.speedMph - MPH_PER_SECOND.loss * seconds, wanted),
  );
  const miles = Math.min(left, (((trailer.speedMph + speedMph) / 2) * dtMs) / HOUR_MS);
  const share = left > 0 ? miles / left : 1;
  const { north, east } = offset(trailer, destination);
  return {
    ...trailer,
    lat: lat + share * (destination.lat - lat),
    lng: lng + share * (destination.lng - lng),
    headingDegrees:
      left > THERE_MILES ? ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360 : trailer.headingDegrees,
    speedMph,
    absOdometerMiles: trailer.absOdometerMiles + miles,
    gpsOdometerMiles: trailer.gpsOdometerMiles + miles,
    arrived: left - miles < THERE_MILES,
  };
}
