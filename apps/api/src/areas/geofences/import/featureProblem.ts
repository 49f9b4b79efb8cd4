import { checkShape, GEOFENCE_LIMITS } from '@gladhand/domain/geofences';
import type { GeofenceFeatureInput, GeofenceProblem } from '../../../graphql/generated/resolvers';
import type { CategoryRecord } from '../categories/categoryRepository';
import { isKnownCategory } from '../checkedGeofence';

/** A feature as it would be saved. Null is what the file doesn't say. */
export interface Feature extends Pick<GeofenceFeatureInput, 'shape'> {
  name: string;
  description: string | null;
  category: string | null;
}

export const featureOf = ({ name, description, category, shape }: GeofenceFeatureInput): Feature => ({
  name: name.trim(),
  description: description?.trim() || null,
  category: category ?? null,
  shape,
});

/** What keeps a feature from being a geofence; undefined if it can be one. `own`: categories of the customer. */
export function featureProblem(
  { name, description, category, shape }: Feature,
  own: readonly CategoryRecord[],
): GeofenceProblem | undefined {
  const { nameCharacters, descriptionCharacters } = GEOFENCE_LIMITS;
  if (name === '' || name.length > nameCharacters || /\p{Cc}/u.test(name)) return { code: 'name' };
  if (description !== null && description.length > descriptionCharacters) return { code: 'description' };
  if (category !== null && !isKnownCategory(category, own)) return { code: 'category' };
  const [problem] = checkShape(shape);
  if (!problem) return undefined;
  const { code, part, ring, vertex, at } = problem;
  return { code, part, ring, vertex, at: at && { latitude: at.lat, longitude: at.lng } };
}
