import type { MapBounds } from './mapEngine';
import type { MapFeature } from './mapFeatures';

/** The bounds of the areas of a pressed pin that groups several; undefined for any other feature. */
export function pinGroupBounds(features: readonly MapFeature[], id: string): MapBounds | undefined {
  const pin = features.find((feature) => feature.id === id);
  return pin?.kind === 'pin' && pin.count > 1 ? pin.around : undefined;
}
