import type { LatLng } from '@gladhand/domain/history';
// Not loaded on first use: bundlers whose workers are a single file refuse that, and the worker itself loads on first use.
import proj4 from 'proj4';
import { FileRefused } from './fileRefused';

/** The place of a projected point. */
export type Unproject = (x: number, y: number) => LatLng;

const MAX_CHARACTERS = 20_000;
const SYSTEM = /^(?:PROJCS|GEOGCS|PROJCRS|GEOGCRS|GEODCRS|BOUNDCRS|COMPD_CS|COMPOUNDCRS)\s*\[/i;
/** Longitudes and latitudes whose difference from WGS 84 is below two meters. */
const DEGREES =
  /^GEOG(?:CS|CRS)\s*\[\s*"(?:GCS_)?(?:WGS[ _]?(?:19)?84|NAD83|(?:North_American|ETRS)_(?:1983|1989)|ETRS89)/i;

/**
 * The projection that a `.prj` file describes; undefined if it has longitudes and latitudes already.
 */
export function readProjection(text: string): Unproject | undefined {
  const definition = text.trim();
  if (!SYSTEM.test(definition) || definition.length > MAX_CHARACTERS) throw new FileRefused('unknownProjection');
  if (DEGREES.test(definition)) return undefined;
  try {
    const converter = proj4(definition);
    return (x, y) => {
      try {
        const [lng = Number.NaN, lat = Number.NaN] = converter.inverse([x, y]);
        return { lat, lng };
      } catch {
        return { lat: Number.NaN, lng: Number.NaN };
      }
    };
  } catch {
    throw new FileRefused('unknownProjection');
  }
}
