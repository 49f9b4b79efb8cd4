import { sentenceOf } from '@gladhand/domain/alerts';
import type { NamedEpisode } from '../episodes/episodeRepository';
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
    alerts: episodes.map(({ episodeId, vin, unitId, since, noticedAt, isLate }) => ({
      id: episodeId,
      vin,
      unitId,
      since: since.toISOString(),
      noticedAt: noticedAt.toISOString(),
      isLate,
      url: `${url}&episode=${episodeId}`,
    })),
  };
}
