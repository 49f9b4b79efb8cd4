import { notFound } from '../../http/apiError';
import type { TrailerKey } from '../../repositories/trailers';
import type { GraphQLContext } from '../context';

/** The trailer with a VIN. Throws NOT_FOUND if there is none or the caller has no access to it. */
export async function accessibleTrailer(vin: string, { access, repositories }: GraphQLContext): Promise<TrailerKey> {
  const key = await repositories.trailers.keyOf(vin, access.scope.trailers);
  if (!key) throw notFound();
  return key;
}
