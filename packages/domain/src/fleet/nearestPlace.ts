import { around } from 'geokdbush';
import KDBush from 'kdbush';
import { compassPoint } from '../rules/formats/compass';
import { offset, PLACES, type Place } from './places';

/** Turns a position into text; undefined if there is no name for it. Hosts may provide a better one. */
export type ReverseGeocoder = (lat: number, lng: number) => string | undefined;

/** A position farther than this from every place (open sea, other continents) has no name. In miles. */
const MAX_DISTANCE_MILES = 250;
/** Within this distance a position gets the name of the place itself. In miles. */
const IN_TOWN_MILES = 3;
const KM_PER_MILE = 1.609344;

const index = new KDBush(PLACES.length);
for (const { lat, lng } of PLACES) index.add(lng, lat);
index.finish();

/** The nearest place in the gazetteer: 'Joplin, MO', or '4 mi NE of Joplin, MO' from three miles on. */
export const nearestPlace: ReverseGeocoder = (lat, lng) => {
  if (!Number.isFinite(lat) || !Number.isFinite(lng)) return undefined;
  const [nearest] = around(index, lng, lat, 1, MAX_DISTANCE_MILES * KM_PER_MILE);
  const place = nearest === undefined ? undefined : PLACES[nearest];
  return place && describe(place, { lat, lng });
};

function describe(place: Place, position: { lat: number; lng: number }): string {
  const name = `${place.name}, ${place.region}`;
  const { north, east } = offset(place, position);
  const miles = Math.hypot(north, east);
  if (miles < IN_TOWN_MILES) return name;
  const degrees = (Math.atan2(east, north) * 180) / Math.PI;
  return `${Math.round(miles)} mi ${compassPoint(degrees)} of ${name}`;
}
