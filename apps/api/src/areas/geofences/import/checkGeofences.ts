import { GEOFENCE_LIMITS } from '@gladhand/domain/geofences';
import { authorizeWriting } from '../../../graphql/customerAccess';
import type { GeofenceCheck, GeofenceProblem, QueryResolvers } from '../../../graphql/generated/resolvers';
import { badInput } from '../../../http/apiError';
import { fold } from '../../../repositories/fleetFields';
import { GEOFENCE_MESSAGES } from '../messages';
import type { GeofenceRecord } from '../repository';
import { changesOf, isSamePlace } from './compareFeature';
import { type Feature, featureOf, featureProblem } from './featureProblem';

export const checkGeofences: QueryResolvers['checkGeofences'] = async (_, { input }, context) => {
  const { customerId } = input;
  await authorizeWriting('checkGeofences', customerId, context);
  const { checkedFeatures: max, activeGeofences } = GEOFENCE_LIMITS;
  if (input.features.length > max) throw badInput(GEOFENCE_MESSAGES.tooManyFeatures(max));
  const features = input.features.map(featureOf);
  const { geofenceCategories, geofenceImports, geofences } = context.repositories;
  const own = await geofenceCategories.list(customerId);
  const named = await geofenceImports.named(
    customerId,
    features.map(({ name }) => name),
  );
  const byName = new Map(named.map((geofence) => [fold(geofence.name), geofence]));
  const seen = new Map<string, number>();
  const checks = features.map((feature, index) => {
    const key = fold(feature.name);
    const problem = featureProblem(feature, own);
    const check = problem ? refused(problem) : checked(feature, byName.get(key), seen.get(key));
    if (check.verdict !== 'refused' && !seen.has(key)) seen.set(key, index);
    return check;
  });
  const remaining = Math.max(0, activeGeofences - (await geofences.countActive(customerId)));
  return { checks, remaining };
};

const refused = (problem: GeofenceProblem): GeofenceCheck => ({ verdict: 'refused', changes: [], problem });

function checked(feature: Feature, met: GeofenceRecord | undefined, sameNameAs: number | undefined): GeofenceCheck {
  const meets = met && { id: met.geofenceId, name: met.name, version: met.version };
  if (sameNameAs !== undefined) return { verdict: 'nameTaken', changes: [], meets, sameNameAs };
  if (!met) return { verdict: 'new', changes: [] };
  const changes = changesOf(feature, met);
  if (changes.length === 0) return { verdict: 'unchanged', changes, meets };
  return { verdict: isSamePlace(feature, met) ? 'changes' : 'nameTaken', changes, meets };
}
