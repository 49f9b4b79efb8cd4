import type { MemoryStore } from '../../../repositories/memory/memoryStore';
import type { TrailerScope } from '../../../repositories/scope';
import type { EpisodeRecord } from '../episodes/episodeRepository';
import type { AlertTables } from '../memoryTables';

/** Whether a caller may know how many trailers a rule counts: only with access to every one of them. */
export function coversCounted(
  store: MemoryStore,
  { counts }: Pick<AlertTables, 'counts'>,
  scope: TrailerScope,
  { customerId, ruleId }: Pick<EpisodeRecord, 'customerId' | 'ruleId'>,
): boolean {
  if (scope.all || scope.customerIds.includes(customerId)) return true;
  const trailerIds = counts.get(ruleId)?.trailerIds ?? [];
  return (
    trailerIds.length > 0 &&
    trailerIds.every((trailerId) => {
      const trailer = store.trailer(trailerId);
      return trailer?.customerId !== customerId || store.inScope(trailer, scope);
    })
  );
}

/** Whether a caller may know about an episode. */
export function isEpisodeInScope(
  store: MemoryStore,
  tables: Pick<AlertTables, 'counts'>,
  scope: TrailerScope,
  episode: EpisodeRecord,
): boolean {
  if (episode.trailerId === null) return coversCounted(store, tables, scope, episode);
  const trailer = store.trailerEver(episode.trailerId);
  return trailer !== undefined && store.inScope(trailer, scope);
}
