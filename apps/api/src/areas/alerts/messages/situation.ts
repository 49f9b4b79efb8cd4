import { MESSAGE_LIMITS, type MessageRequest } from '@gladhand/domain/alerts';
import type { Repositories } from '../../../repositories/port';
import type { MessagedEpisode } from '../episodes/episodeRepository';
import type { AlertRuleRecord } from '../rules/ruleRepository';
import { type DeliveryRecord, subjectOf } from './messageRepository';
import { recipientsOf } from './recipientsOf';

/** A message with everything that decides about it. */
export interface Considered {
  readonly delivery: DeliveryRecord;
  readonly episode: MessagedEpisode;
  readonly rule: AlertRuleRecord;
  readonly request: MessageRequest;
}

/** What decides about messages of a customer, read together. Messages whose episode or rule is gone are left out. */
export async function consider(
  repositories: Repositories,
  deliveries: readonly DeliveryRecord[],
  now: Date,
): Promise<Considered[]> {
  const [first] = deliveries;
  if (!first) return [];
  const { customerId } = first;
  const { alertEpisodes, alertMessages, alertRules, subscriptions } = repositories;
  const ruleIds = unique(deliveries.map(({ ruleId }) => ruleId));
  const recipients = unique(deliveries.map(({ recipient }) => recipient));
  const found = await alertEpisodes.messaged(customerId, unique(deliveries.map(({ episodeId }) => episodeId)));
  const episodes = new Map(found.map((episode) => [episode.episodeId, episode]));
  const rules = new Map((await alertRules.list(customerId)).map((rule) => [rule.ruleId, rule]));
  const recipientOf = await recipientsOf(repositories, deliveries);
  const sent = await alertMessages.lastSent(customerId, { recipients, ruleIds });
  const hourAgo = new Date(now.getTime() - MESSAGE_LIMITS.hourMs);
  const mails = await alertMessages.mailsSince(customerId, recipients, hourAgo);
  const muted = new Set((await alertMessages.mutes(customerId, ruleIds, now)).map(pairOf));
  const optedOut = new Set<string>();
  for (const key of unique(deliveries.filter(({ channel }) => channel === 'email').map(subscriptionOf))) {
    const [ruleId = '', recipient = ''] = key.split(' ');
    if (await subscriptions.isOptedOut(recipient, `alert:${ruleId}`)) optedOut.add(key);
  }

  return deliveries.flatMap((delivery) => {
    const episode = episodes.get(delivery.episodeId);
    const rule = rules.get(delivery.ruleId);
    if (!episode || !rule) return [];
    const { sees, settings } = recipientOf(delivery);
    const own = sent.filter(
      ({ ruleId, recipient, channel }) =>
        ruleId === delivery.ruleId && recipient === delivery.recipient && channel === delivery.channel,
    );
    const request: MessageRequest = {
      at: now,
      channel: delivery.channel,
      kind: kindOf(delivery),
      waitedFor: delivery.reason ?? undefined,
      episode: {
        id: episode.episodeId,
        state: stateOf(episode),
        isLate: episode.isLate,
        isAcknowledged: isHandled(episode, now),
        isMuted: muted.has(pairOf(delivery)),
        // The trailers of a geofence are counted whether or not they still report.
        lastReport: episode.trailerId === null ? now : (episode.lastReport ?? episode.since),
      },
      rule: { severity: episode.severity, windows: rule.windows ?? undefined, rateLimitMs: rule.rateLimitMs },
      recipient: {
        hasAccess: sees(delivery),
        isUnsubscribed: optedOut.has(subscriptionOf(delivery)),
        isChannelOn: isOn(delivery, settings, episode),
        quietHours: settings?.quietHours ?? undefined,
        digest: settings?.digest ?? undefined,
      },
      sent: {
        aboutTrailer: own.find(({ subjectId }) => subjectId === subjectOf(delivery)),
        ofRule: latest(own.map(({ at }) => at)),
        mails: mails.filter(({ recipient }) => recipient === delivery.recipient),
      },
    };
    return [{ delivery, episode, rule, request }];
  });
}

type Settings = { emailFor: readonly string[]; pushFor: readonly string[] } | undefined;

function isOn({ channel }: DeliveryRecord, settings: Settings, { severity }: MessagedEpisode): boolean {
  if (!settings || channel === 'webhook') return true;
  return (channel === 'email' ? settings.emailFor : settings.pushFor).includes(severity);
}

const KINDS = { fired: 'first', reminder: 'reminder', escalation: 'escalation' } as const;
/** What a message is, from its step. */
export const kindOf = ({ step }: Pick<DeliveryRecord, 'step'>): MessageRequest['kind'] =>
  KINDS[(step.split(':')[0] ?? '') as keyof typeof KINDS] ?? 'first';

function stateOf({ withdrawnAt, endedAt, endedBy, since }: MessagedEpisode): MessageRequest['episode']['state'] {
  if (withdrawnAt) return 'withdrawn';
  if (!endedAt) return 'open';
  if (Number(endedAt) === Number(since)) return 'event';
  return endedBy === 'condition' ? 'ended' : 'dropped';
}

/** A person has seen to the episode, and it isn't snoozed until a time that has passed. */
const isHandled = ({ handling, snoozedUntil }: MessagedEpisode, now: Date) =>
  handling === 'snoozed' ? snoozedUntil !== null && snoozedUntil > now : handling !== 'new';

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];
const pairOf = ({ ruleId, trailerId }: { ruleId: string; trailerId: string | null }) => `${ruleId} ${trailerId}`;
const subscriptionOf = ({ ruleId, recipient }: DeliveryRecord) => `${ruleId} ${recipient}`;
const latest = (instants: readonly Date[]) =>
  instants.length === 0 ? undefined : new Date(Math.max(...instants.map(Number)));
