/** The parameter of a layer of the map. */
export const LAYER = 'layer';
export const GEOFENCES = 'geofences';

/** The query with the layer of geofences, or without it. */
export function withLayer(query: URLSearchParams, isShown: boolean): URLSearchParams {
  const next = new URLSearchParams(query);
  if (isShown) next.set(LAYER, GEOFENCES);
  else next.delete(LAYER);
  return next;
}
