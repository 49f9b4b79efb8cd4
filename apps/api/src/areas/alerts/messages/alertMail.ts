import { sentenceOf } from '@gladhand/domain/alerts';
import type { MailContent } from '../../../engine/mail/template';
import type { NamedEpisode } from '../episodes/episodeRepository';
import { ALERT_MAIL_MESSAGES } from './mailMessages';
import type { Considered } from './situation';

interface MailOptions {
  readonly publicUrl: string;
  /** IANA zone of the recipient. */
  readonly zone: string;
}

type Mail = [title: string, content: Omit<MailContent, 'title' | 'footer'>];

/** The mail about one or more episodes of a rule. */
export function mailOf(
  bundle: readonly Considered[],
  options: MailOptions & { readonly geofenceNames: ReadonlyMap<string, string> },
): Mail {
  const [{ rule, episode, request }] = bundle as [Considered];
  const { condition, severity } = rule;
  const title = titleOf(bundle);
  const url = `${options.publicUrl}/alertconfiguration/alert/${rule.ruleId}?customer=${rule.customerId}`;
  return [
    ALERT_MAIL_MESSAGES.kind[request.kind](title),
    {
      lead: [ALERT_MAIL_MESSAGES.lead[request.kind](title), sentenceOf(condition, options)],
      notes: [ALERT_MAIL_MESSAGES.severity[severity]],
      action: {
        label: ALERT_MAIL_MESSAGES.open,
        url: bundle.length === 1 ? `${url}&episode=${episode.episodeId}` : url,
      },
      rows: bundle.map((one) => ({ ...rowOf(one, options), label: subjectName(one.episode) })),
    },
  ];
}

/** What a message about episodes of one rule is called. */
export function titleOf(bundle: readonly Considered[]): string {
  const [{ rule, episode }] = bundle as [Considered];
  const { again, several, severalGeofences, title } = ALERT_MAIL_MESSAGES;
  const subjects = new Set(bundle.map((one) => one.episode.trailerId ?? one.episode.geofenceId)).size;
  if (subjects > 1) return (episode.trailerId === null ? severalGeofences : several)(subjects, rule.name);
  const own = title(subjectName(episode), rule.name);
  return bundle.length === 1 ? own : again(own, bundle.length);
}

/** The trailer or the geofence that an alert is about. */
const subjectName = ({ unitId, geofenceName }: NamedEpisode): string => unitId ?? geofenceName ?? '';

/** The mail about what happened while its recipient was not to be disturbed. */
export function summaryOf(bundle: readonly Considered[], options: MailOptions): Mail {
  const [{ rule }] = bundle as [Considered];
  const title = ALERT_MAIL_MESSAGES.summary(bundle.length);
  return [
    title,
    {
      lead: [ALERT_MAIL_MESSAGES.summaryLead],
      action: {
        label: ALERT_MAIL_MESSAGES.openAll,
        url: `${options.publicUrl}/alertconfiguration?customer=${rule.customerId}`,
      },
      rows: bundle.map((one) => ({
        ...rowOf(one, options),
        label: ALERT_MAIL_MESSAGES.title(subjectName(one.episode), one.rule.name),
      })),
    },
  ];
}

/** The mail that says that there are too many. */
export function noticeOf(until: Date, { publicUrl, zone }: MailOptions): Mail {
  return [
    ALERT_MAIL_MESSAGES.notice,
    {
      lead: [ALERT_MAIL_MESSAGES.noticeLead(until, zone)],
      action: { label: ALERT_MAIL_MESSAGES.openAll, url: `${publicUrl}/alertconfiguration` },
    },
  ];
}

const rowOf = ({ episode }: Considered, { publicUrl, zone }: MailOptions) => ({
  value: ALERT_MAIL_MESSAGES.when(episode, zone),
  url: episode.geofenceId
    ? `${publicUrl}/geofence?customer=${episode.customerId}&geofence=${episode.geofenceId}`
    : `${publicUrl}/tracking/${episode.vin}`,
});
