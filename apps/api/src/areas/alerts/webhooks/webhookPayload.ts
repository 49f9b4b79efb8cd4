import { sentenceOf } from '@gladhand/domain/alerts';
import type { NamedEpisode } from '../episodes/episodeRepository';
import { geofenceOf } from '../episodes/toAlert';
import type { AlertRuleRecord } from '../rules/ruleRepository';

/** What a webhook is sent about alerts of a rule; `docs/webhooks.md` describes it. */
export function webhookPayload(
  { customerId, ruleId, name, condition, severity }: AlertRuleRecord,
  episodes: readonly NamedEpisode[],
  { publicUrl, geofenceNames }: { publicUrl: string; geofenceNames: ReadonlyMap<string, string> },
): Readonly<Record<string, unknown>> {
  const url = `${publicUrl}/alertconfiguration/alert/${ruleId}?customer=${customerId}`;
  return {
    rule: { id: ruleId, name, severity, condition: sentenceOf(condition, { geofenceNames }) },
    alerts: episodes.map((episode) => ({
      ...{ id: episode.episodeId, vin: episode.vin, unitId: episode.unitId, geofence: geofenceOf(episode) },
      ...{ since: episode.since.toISOString(), noticedAt: episode.noticedAt.toISOString(), isLate: episode.isLate },
      url: `${url}&episode=${episode.episodeId}`,
    })),
  };
}
