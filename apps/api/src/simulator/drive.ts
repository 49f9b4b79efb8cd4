import { flatMiles, offset, PLACES, type Random } from '@gladhand/domain/fleet';
import { type RoadPoint, roadNetwork } from './roadNetwork';
import type { SimTrailer } from './simTrailer';

const HOUR_MS = 3_600_000;
/** Straight-line distance between places, in miles: a driver's day. */
const LEG_MILES = { min: 25, max: 300 } as const;
/** A loaded tractor-trailer accelerates and brakes slowly. */
const MPH_PER_SECOND = { gain: 1, loss: 3 } as const;
/** Distance from the destination at which braking begins, and at which it is reached. In miles. */
const BRAKE_MILES = 0.5;
const THERE_MILES = 0.05;
const CRAWL_MPH = 12;

/** Chooses a random city within range as the destination, or the nearest one, and the way there. */
export function beginDrive(trailer: SimTrailer, random: Random): SimTrailer {
  const far = PLACES.map((place) => [place, flatMiles(trailer, place)] as const);
  const within = far.filter(([, miles]) => miles >= LEG_MILES.min && miles <= LEG_MILES.max);
  const [place] = within.length > 0 ? random.pick(within) : far.reduce((a, b) => (b[1] < a[1] ? b : a));
  // Yards are located around a city, not in its center.
  const yard = { lat: place.lat + random.between(-0.03, 0.03), lng: place.lng + random.between(-0.04, 0.04) };
  // Outside the United States there are no roads to follow.
  const route = roadNetwork().route(trailer, yard)?.slice(1) ?? [yard];
  return {
    ...trailer,
    phase: 'driving',
    phaseLeftMs: 0,
    route,
    leftMiles: lengthMiles([trailer, ...route]),
    cruiseMph: random.between(52, 68),
    doorOpen: false,
  };
}

/** Drives along the route for a time step. */
export function drive(trailer: SimTrailer, dtMs: number, random: Random): SimTrailer & { arrived: boolean } {
  const left = trailer.leftMiles;
  const traffic = random.between(0.9, 1.02);
  const wanted = left < BRAKE_MILES ? CRAWL_MPH : trailer.cruiseMph * traffic;
  const seconds = dtMs / 1000;
  const speedMph = Math.min(
    trailer.speedMph + MPH_PER_SECOND.gain * seconds,
    Math.max(trailer.speedMph - MPH_PER_SECOND.loss * seconds, wanted),
  );
  const miles = Math.min(left, (((trailer.speedMph + speedMph) / 2) * dtMs) / HOUR_MS);
  return {
    ...trailer,
    ...moved(trailer, miles),
    leftMiles: left - miles,
    speedMph,
    absOdometerMiles: trailer.absOdometerMiles + miles,
    gpsOdometerMiles: trailer.gpsOdometerMiles + miles,
    arrived: left - miles < THERE_MILES,
  };
}

/** The position, heading and route after a distance along the route. */
function moved({ lat, lng, headingDegrees, route }: SimTrailer, miles: number) {
  let at: RoadPoint = { lat, lng };
  let heading = headingDegrees;
  let ahead = miles;
  let passed = 0;
  for (let next = route[passed]; next && ahead > 0; next = route[passed]) {
    const toNext = flatMiles(at, next);
    if (toNext > 0) heading = headingTo(at, next);
    if (toNext > ahead) {
      const share = ahead / toNext;
      at = { lat: at.lat + share * (next.lat - at.lat), lng: at.lng + share * (next.lng - at.lng) };
      break;
    }
    ahead -= toNext;
    at = next;
    passed++;
  }
  return { ...at, headingDegrees: heading, route: passed > 0 ? route.slice(passed) : route };
}

/** The direction from one point to another, in degrees clockwise from north. */
export function headingTo(from: RoadPoint, to: RoadPoint): number {
  const { north, east } = offset(from, to);
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
}

export function lengthMiles(points: readonly RoadPoint[]): number {
  return points.slice(1).reduce((sum, point, index) => sum + flatMiles(points[index] as RoadPoint, point), 0);
}
