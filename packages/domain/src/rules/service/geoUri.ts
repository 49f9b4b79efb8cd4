import type { LatLng } from '../history/miles';

/** Request header with the caller's position as a geo URI; sent by technicians to find the nearest service centers. */
export const POSITION_HEADER = 'geolocation';

/** Four decimals: about 11 m. */
const DECIMALS = 4;
const GEO_URI = /^geo:(-?\d{1,2}(?:\.\d{1,9})?),(-?\d{1,3}(?:\.\d{1,9})?)$/;

/** Formats a point in degrees as a geo URI (RFC 5870), e.g. 'geo:41.6764,-86.2520'. */
export function toGeoUri({ lat, lng }: LatLng): string {
  return `geo:${lat.toFixed(DECIMALS)},${lng.toFixed(DECIMALS)}`;
}

/** Parses a geo URI to a point in degrees; undefined if the text is not a geo URI or not a place on Earth. */
export function parseGeoUri(text: string | null | undefined): LatLng | undefined {
  const [, latText, lngText] = GEO_URI.exec(text ?? '') ?? [];
  const [lat, lng] = [Number(latText), Number(lngText)];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined;
}
