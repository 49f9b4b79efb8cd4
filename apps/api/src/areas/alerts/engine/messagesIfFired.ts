import { decideMessage, type MessageDecision } from '@gladhand/domain/alerts';
import type { TrailerRecord } from '../../../database/trailerColumns';
import type { GraphQLContext } from '../../../graphql/context';
import type { Repositories } from '../../../repositories/port';
import { narrowScope } from '../../../repositories/scope';
import type { MessagedEpisode } from '../episodes/episodeRepository';
import { type SentAbout, subjectOf } from '../messages/messageRepository';
import { newDeliveries } from '../messages/newDeliveries';
import { consider } from '../messages/situation';
import type { AlertRuleRecord } from '../rules/ruleRepository';
import { webhookNames } from '../webhooks/webhookNames';

/** Earlier alerts of the rule and trailer whose messages are looked at. */
const EARLIER = 10;
const SEARCHED = 100;

/**
 * The messages that a rule would have sent about a trailer if it had fired at an instant, decided on as those of real
 * alerts are. Settings, access and mutes are those of now: earlier ones aren't kept. Nothing is written.
 */
export async function messagesIfFired(
  { access, ids, repositories }: GraphQLContext,
  rule: AlertRuleRecord,
  trailer: TrailerRecord,
  { at, reportedAt }: { at: Date; reportedAt: string | null },
) {
  const { customerId, ruleId } = rule;
  const { episodes } = await repositories.alertEpisodes.search({
    ...{ customerId, ruleId, vin: trailer.vin, now: at, limit: SEARCHED, offset: 0 },
    scope: narrowScope(access.scope.trailers, customerId),
  });
  const episode = episodeAt(rule, trailer, { at, episodeId: ids.uuid(), lastReport: reportedAt });
  const planned = await newDeliveries(repositories, rule, [episode], at);
  const sent = await sentBefore(repositories, episodes.filter(({ since }) => since <= at).slice(0, EARLIER), at);
  const considered = await consider(asIfAt(repositories, { at, episode, sent }), planned.now, at);
  const nameOf = await webhookNames(repositories, customerId);
  const outcomes = [
    ...considered.map(({ delivery, request }) => ({ delivery, ...outcomeOf(decideMessage(request)) })),
    ...planned.later.map((delivery) => ({ delivery, outcome: 'waiting', reason: null, until: delivery.dueAt })),
  ];
  return outcomes.map(({ delivery: { step, channel, recipient }, outcome, reason, until }) => ({
    ...{ step, channel, outcome, reason, until: until?.toISOString() ?? null },
    recipient: channel === 'webhook' ? nameOf(recipient) : recipient,
  }));
}

const outcomeOf = (decision: MessageDecision) => ({
  outcome: { send: 'sent', later: 'waiting', heldBack: 'heldBack' }[decision.kind],
  reason: decision.kind === 'send' ? null : decision.reason,
  until: decision.kind === 'later' ? decision.until : null,
});

function episodeAt(
  rule: AlertRuleRecord,
  { customerId, trailerId, vin, unitId }: TrailerRecord,
  { at, episodeId, lastReport }: { at: Date; episodeId: string; lastReport: string | null },
): MessagedEpisode {
  const { ruleId, version, name, severity, condition } = rule;
  return {
    ...{
      customerId,
      trailerId,
      vin,
      unitId,
      geofenceId: null,
      geofenceName: null,
      episodeId,
      ruleId,
      ruleVersion: version,
      ruleName: name,
      severity,
    },
    ...{ condition, since: at, endedAt: null, endedBy: null, noticedAt: at, isLate: false, withdrawnAt: null },
    ...{ notify: null, handling: 'new', handledAt: null, handledBy: null, handledByEmail: null },
    ...{ assigneeId: null, assigneeEmail: null, snoozedUntil: null, version: 1 },
    lastReport: lastReport === null ? null : new Date(lastReport),
  };
}

/** The messages about earlier alerts that were sent until an instant, newest first. */
async function sentBefore(
  { alertMessages }: Repositories,
  episodes: readonly { customerId: number; episodeId: string }[],
  at: Date,
): Promise<SentAbout[]> {
  const deliveries = await Promise.all(
    episodes.map(({ customerId, episodeId }) => alertMessages.ofEpisode(customerId, episodeId)),
  );
  return deliveries
    .flat()
    .filter((one) => one.outcome === 'queued' && one.at <= at && /^(fired|reminder)/.test(one.step))
    .sort((a, b) => Number(b.at) - Number(a.at))
    .map((delivery) => ({ ...delivery, subjectId: subjectOf(delivery) }));
}

/** The repositories with one more episode, and without the messages that were sent after an instant. */
function asIfAt(
  repositories: Repositories,
  { at, episode, sent }: { at: Date; episode: MessagedEpisode; sent: readonly SentAbout[] },
): Repositories {
  const { alertEpisodes, alertMessages } = repositories;
  return {
    ...repositories,
    alertEpisodes: { ...alertEpisodes, messaged: async () => [episode] },
    alertMessages: {
      ...alertMessages,
      lastSent: async (customerId, search) => [
        ...sent,
        ...(await alertMessages.lastSent(customerId, search)).filter((last) => last.at <= at),
      ],
      mailsSince: async (customerId, recipients, since) =>
        (await alertMessages.mailsSince(customerId, recipients, since)).filter((mail) => mail.at <= at),
    },
  };
}
