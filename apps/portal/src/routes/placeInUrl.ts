/** The place that the map shows: latitude, longitude and name, such as '37.0842,-94.5133,Joplin, MO'. */
export const PLACE = 'near';

const DIGITS = 4;

interface NamedPlace {
  name: string;
  /** Degrees. */
  lat: number;
  lng: number;
}

/** The place as a value of the query. */
export const formatPlace = ({ name, lat, lng }: NamedPlace): string =>
  `${lat.toFixed(DIGITS)},${lng.toFixed(DIGITS)},${name}`;

/** The place of a query; undefined if it is not one. */
export function parsePlace(stored: string | null): NamedPlace | undefined {
  const [, first, second, name] = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?),(.{1,100})$/.exec(stored ?? '') ?? [];
  const [lat, lng] = [Number(first), Number(second)];
  if (name === undefined || !(Math.abs(lat) <= 85) || !(Math.abs(lng) <= 180)) return undefined;
  return { name, lat, lng };
}
