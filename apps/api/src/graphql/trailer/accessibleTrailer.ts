import { notFound } from '../../http/apiError';
import type { TrailerKey } from '../../repositories/trailers';
import type { GraphQLContext } from '../context';

/** The trailer with a VIN. Throws NOT_FOUND if there is none or the caller has no access to it. */
export async function accessibleTrailer(vin: string, { access, repositories }: GraphQLContext): Promise<TrailerKey> {
  const key = await repositories.trailers.keyOf(vin, access.scope.trailers);
  if (!key) throw notFound();
  return key;
}

/** The same for its history, which a customer keeps of trailers that it no longer has. */
export async function trailerWithHistory(
  vin: string,
  { access, repositories }: Pick<GraphQLContext, 'access' | 'repositories'>,
): Promise<TrailerKey & { formerUnitId?: string }> {
  const scope = access.scope.trailers;
  const current = await repositories.trailers.keyOf(vin, scope);
  if (current) return current;
  const former = await repositories.custody.formerOf(vin, scope);
  if (!former) throw notFound();
  return { customerId: former.customerId, trailerId: former.trailerId, formerUnitId: former.unitId };
}
