import type { MapPoint } from '../../../map/mapFeatures';

/** Degrees on the usual side of the antimeridian. */
export const wrapped = (lng: number): number => lng - 360 * Math.round(lng / 360);

/** '41.6528, -83.5379': within 10 m, for names that are read aloud. */
export const shortPlace = ({ lat, lng }: MapPoint) => `${lat.toFixed(4)}, ${wrapped(lng).toFixed(4)}`;

/** '41.65281, -83.53790': within 1 m. */
export const exactPlace = ({ lat, lng }: MapPoint) => `${degrees(lat)}, ${degrees(wrapped(lng))}`;

export const degrees = (value: number) => value.toFixed(5);

/** A latitude or longitude that was typed; undefined if it isn't a number in range. */
export function readDegrees(text: string, limit: 90 | 180): number | undefined {
  const typed = text.trim().replace(',', '.').replace('−', '-');
  if (!/^-?\d{1,3}(\.\d*)?$/.test(typed)) return undefined;
  const value = Number(typed);
  return Math.abs(value) <= limit ? value : undefined;
}
