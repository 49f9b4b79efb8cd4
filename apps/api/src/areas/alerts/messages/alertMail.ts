import { sentenceOf } from '@gladhand/domain/alerts';
import type { MailContent } from '../../../engine/mail/template';
import type { NamedEpisode } from '../episodes/episodeRepository';
import type { AlertRuleRecord } from '../rules/ruleRepository';
import { ALERT_MAIL_MESSAGES } from './mailMessages';

/** The mail about one or more episodes of a rule. */
export function mailOf(
  { customerId, ruleId, name, condition, severity }: AlertRuleRecord,
  episodes: readonly NamedEpisode[],
  { publicUrl, geofenceNames }: { publicUrl: string; geofenceNames: ReadonlyMap<string, string> },
): [title: string, content: Omit<MailContent, 'title' | 'footer'>] {
  const [only] = episodes;
  const isOne = episodes.length === 1 && only !== undefined;
  const title = isOne
    ? ALERT_MAIL_MESSAGES.title(only.unitId, name)
    : ALERT_MAIL_MESSAGES.several(episodes.length, name);
  const url = `${publicUrl}/alertconfiguration/alert/${ruleId}?customer=${customerId}`;
  return [
    title,
    {
      lead: [`${title}.`, sentenceOf(condition, { geofenceNames })],
      notes: [ALERT_MAIL_MESSAGES.severity[severity]],
      action: { label: ALERT_MAIL_MESSAGES.open, url: isOne ? `${url}&episode=${only.episodeId}` : url },
      rows: episodes.map(({ unitId, vin, since, isLate, noticedAt }) => ({
        label: unitId,
        value: isLate ? ALERT_MAIL_MESSAGES.late(since, noticedAt) : ALERT_MAIL_MESSAGES.since(since),
        url: `${publicUrl}/tracking/${vin}`,
      })),
    },
  ];
}
