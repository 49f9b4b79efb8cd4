import { notFound } from '../../http/fault';
import type { TrailerKey } from '../../repositories/trailers';
import type { GraphQLContext } from '../context';

/** The trailer of a VIN. Throws NOT_FOUND when there is none in the caller's sight. */
export async function trailerInSight(vin: string, { access, repositories }: GraphQLContext): Promise<TrailerKey> {
  const key = await repositories.trailers.keyOf(vin, access.sight.trailers);
  if (!key) throw notFound();
  return key;
}
