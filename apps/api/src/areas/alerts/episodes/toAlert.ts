import type { Alert } from '../../../graphql/generated/resolvers';
import type { NamedEpisode } from './episodeRepository';

/** An episode as a caller sees it. */
export const toAlert = (episode: NamedEpisode): Alert => ({
  id: episode.episodeId,
  customerId: episode.customerId,
  ruleId: episode.ruleId,
  ruleName: episode.ruleName,
  severity: episode.severity,
  condition: episode.condition,
  vin: episode.vin,
  unitId: episode.unitId,
  geofence: geofenceOf(episode),
  since: episode.since.toISOString(),
  endedAt: episode.endedAt?.toISOString() ?? null,
  endedBy: episode.endedBy,
  noticedAt: episode.noticedAt.toISOString(),
  isLate: episode.isLate,
  withdrawnAt: episode.withdrawnAt?.toISOString() ?? null,
  handling: episode.handling,
  handledAt: episode.handledAt?.toISOString() ?? null,
  handledBy: episode.handledByEmail,
  assignee: episode.assigneeEmail,
  snoozedUntil: episode.snoozedUntil?.toISOString() ?? null,
  version: episode.version,
});

/** The geofence that an episode is about; null if it is about a trailer. */
export const geofenceOf = ({ geofenceId, geofenceName }: Pick<NamedEpisode, 'geofenceId' | 'geofenceName'>) =>
  geofenceId === null ? null : { id: geofenceId, name: geofenceName ?? '' };
