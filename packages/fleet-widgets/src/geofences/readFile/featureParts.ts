import type { ReadFeature } from './readResult';
import { vertexCount } from './vertexCount';

/** What a page receives within a frame. */
const MAX_VERTICES = 8_000;
const MAX_FEATURES = 500;

/** Features in parts, because a page can't draw while it receives all of a file at once. */
export function featureParts(features: readonly ReadFeature[]): ReadFeature[][] {
  const parts: ReadFeature[][] = [];
  let vertices = 0;
  for (const feature of features) {
    const count = (feature.shape ? vertexCount(feature.shape) : 0) + (feature.places?.length ?? 0);
    const part = parts.at(-1);
    if (part && part.length < MAX_FEATURES && vertices + count <= MAX_VERTICES) {
      part.push(feature);
      vertices += count;
    } else {
      parts.push([feature]);
      vertices = count;
    }
  }
  return parts;
}
