import { offset, PLACES, type Place } from './places';

/** Turns a position into words; undefined when it has none. A host may put a better one in its place. */
export type ReverseGeocoder = (lat: number, lng: number) => string | undefined;

const CELL_DEGREES = 2;
/** So far from the nearest place (open sea, other continents) there is nothing to say. In miles. */
const TOO_FAR_MILES = 250;
/** Within this the place itself is named. In miles. */
const IN_TOWN_MILES = 3;
const COMPASS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
/** Rings of cells to look at; three reach past TOO_FAR_MILES up to the northern end of the map. */
const RINGS = 3;

const cellKey = (row: number, column: number) => row * 1000 + column;
const cellOf = (degrees: number) => Math.floor(degrees / CELL_DEGREES);
const grid = new Map<number, Place[]>();
for (const place of PLACES) {
  const key = cellKey(cellOf(place.lat), cellOf(place.lng));
  const cell = grid.get(key);
  if (cell) cell.push(place);
  else grid.set(key, [place]);
}

/** The nearest place of the gazetteer: 'Joplin, MO', or from three miles on '4 mi NE of Joplin, MO'. */
export const nearestPlace: ReverseGeocoder = (lat, lng) => {
  if (!Number.isFinite(lat) || !Number.isFinite(lng)) return undefined;
  const row = cellOf(lat);
  const column = cellOf(lng);
  const milesPerCell = CELL_DEGREES * 69.05 * Math.cos((Math.min(Math.abs(lat) + 2, 89) * Math.PI) / 180);
  const position = { lat, lng };
  let best: Place | undefined;
  let bestMiles = TOO_FAR_MILES;

  const look = (cell: readonly Place[] | undefined) => {
    if (!cell) return;
    for (const place of cell) {
      const { north, east } = offset(place, position);
      const miles = Math.hypot(north, east);
      if (miles < bestMiles) {
        best = place;
        bestMiles = miles;
      }
    }
  };
  for (let ring = 0; ring <= RINGS; ring++) {
    // Whatever lies in this ring or further out is at least so far away.
    if (best && bestMiles <= (ring - 1) * milesPerCell) break;
    for (let dr = -ring; dr <= ring; dr++) {
      const edge = Math.abs(dr) === ring;
      for (let dc = -ring; dc <= ring; dc += edge ? 1 : Math.max(1, 2 * ring))
        look(grid.get(cellKey(row + dr, column + dc)));
    }
  }
  return best && describe(best, position, bestMiles);
};

function describe(place: Place, position: { lat: number; lng: number }, miles: number): string {
  const name = `${place.name}, ${place.region}`;
  if (miles < IN_TOWN_MILES) return name;
  const { north, east } = offset(place, position);
  const eighth = Math.round(Math.atan2(east, north) / (Math.PI / 4));
  return `${Math.round(miles)} mi ${COMPASS[(eighth + 8) % 8]} of ${name}`;
}
