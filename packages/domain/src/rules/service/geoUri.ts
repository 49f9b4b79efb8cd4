import type { LatLng } from '../history/miles';

/** Request header with the position of the caller as a geo URI; read from technicians, for the nearest service centers. */
export const POSITION_HEADER = 'geolocation';

/** Four decimals: about 11 m. */
const DECIMALS = 4;
const GEO_URI = /^geo:(-?\d{1,2}(?:\.\d{1,9})?),(-?\d{1,3}(?:\.\d{1,9})?)$/;

/** A point in degrees as a geo URI (RFC 5870), e.g. 'geo:41.6764,-86.2520'. */
export function toGeoUri({ lat, lng }: LatLng): string {
  return `geo:${lat.toFixed(DECIMALS)},${lng.toFixed(DECIMALS)}`;
}

/** The point of a geo URI in degrees; undefined when the text is none, or no place on Earth. */
export function parseGeoUri(text: string | null | undefined): LatLng | undefined {
  const [, latText, lngText] = GEO_URI.exec(text ?? '') ?? [];
  const [lat, lng] = [Number(latText), Number(lngText)];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined;
}
