import type { Fleet } from '@gladhand/domain/fleet';
import type { GeofenceShape } from '@gladhand/domain/geofences';
import { greatCircleMiles, type LatLng } from '@gladhand/domain/history';
import { DAY_MS } from '@gladhand/domain/readings';
import type { GeofenceRecord } from '../areas/geofences/repository';

const METERS_PER_MILE = 1_609.344;
/** Older than every report of the demonstration. */
const SINCE_DAYS = 60;
/** Trailers farther apart are at different yards of a city. */
const APART_MILES = 2;
const RIM_METERS = 120;
const MIN_RADIUS_METERS = 200;
const LOADING_FREE_MINUTES = 120;

/** Yards, terminals and drop lots where trailers of the demonstration are parked. */
export function demoGeofences(
  fleet: Fleet,
  { now, uuid }: { readonly now: Date; readonly uuid: () => string },
): GeofenceRecord[] {
  const since = new Date(now.getTime() - SINCE_DAYS * DAY_MS);
  return yardsOf(fleet).map(({ customerId, name, places }) => {
    const isYard = !name.endsWith('Terminal');
    return {
      customerId,
      geofenceId: uuid(),
      name,
      description: null,
      category: isYard ? 'yard' : 'customerSite',
      isActive: true,
      shape: shapeAround(places, isYard),
      enterEmails: [],
      exitEmails: [],
      freeMinutes: isYard ? null : LOADING_FREE_MINUTES,
      version: 1,
      validFrom: since,
      createdAt: since,
      updatedAt: since,
    };
  });
}

interface Yard {
  readonly customerId: number;
  readonly name: string;
  readonly places: LatLng[];
}

function yardsOf({ statuses }: Fleet): Yard[] {
  const yards = new Map<string, Yard>();
  for (const { customerId, geofence: name, lat, lng } of statuses) {
    if (name === null || lat === null || lng === null) continue;
    const key = `${customerId} ${name}`;
    const yard = yards.get(key);
    const first = yard?.places[0];
    if (!yard || !first) yards.set(key, { customerId, name, places: [{ lat, lng }] });
    else if (greatCircleMiles(first, { lat, lng }) < APART_MILES) yard.places.push({ lat, lng });
  }
  return [...yards.values()];
}

/** A box around yards and lots, a circle around terminals. */
function shapeAround(places: readonly LatLng[], isYard: boolean): GeofenceShape {
  const lats = places.map(({ lat }) => lat);
  const lngs = places.map(({ lng }) => lng);
  const center = {
    lat: round((Math.min(...lats) + Math.max(...lats)) / 2),
    lng: round((Math.min(...lngs) + Math.max(...lngs)) / 2),
  };
  const farthest = Math.max(...places.map((place) => greatCircleMiles(center, place))) * METERS_PER_MILE;
  const radiusMeters = Math.round(Math.max(MIN_RADIUS_METERS, farthest + RIM_METERS));
  if (!isYard) return { type: 'circle', center, radiusMeters };
  const north = radiusMeters / 111_195;
  const east = north / Math.cos((center.lat * Math.PI) / 180);
  const corner = (x: number, y: number) => ({ lat: round(center.lat + y * north), lng: round(center.lng + x * east) });
  return {
    type: 'polygon',
    parts: [{ outer: [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)], holes: [] }],
  };
}

const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
