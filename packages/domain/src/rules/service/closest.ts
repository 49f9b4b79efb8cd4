import { greatCircleMiles, type LatLng } from '../history/miles';

/** The places nearest to a point with their distance in miles, nearest first; equal distances are sorted by id. */
export function closest<Place extends LatLng & { id: string }>(
  from: LatLng,
  places: readonly Place[],
  limit: number,
): { place: Place; miles: number }[] {
  return places
    .map((place) => ({ place, miles: greatCircleMiles(from, place) }))
    .sort((a, b) => a.miles - b.miles || (a.place.id < b.place.id ? -1 : 1))
    .slice(0, limit);
}
