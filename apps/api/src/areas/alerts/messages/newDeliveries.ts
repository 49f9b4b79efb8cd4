import { escalationAt } from '@gladhand/domain/alerts';
import type { Repositories } from '../../../repositories/port';
import type { EpisodeRecord } from '../episodes/episodeRepository';
import type { AlertRuleRecord } from '../rules/ruleRepository';
import type { DeliveryRecord } from './messageRepository';
import { type Notified, notifiedAt, notifiedBy, recipientsOf } from './recipientsOf';

/** The messages about new episodes of a rule: to its recipients now, and to those of its escalation later. */
export async function newDeliveries(
  repositories: Repositories,
  rule: AlertRuleRecord,
  episodes: readonly EpisodeRecord[],
  now: Date,
): Promise<{ now: DeliveryRecord[]; later: DeliveryRecord[] }> {
  const notified = await notifiedBy(repositories, rule);
  const unnamed = new Set(notified.flatMap(({ address, isNamed }) => (isNamed ? [] : [address])));
  const first = episodes.flatMap((episode) => notified.map((one) => waiting(episode, one, { step: 'fired', at: now })));
  const recipientOf = await recipientsOf(repositories, first);
  const later: DeliveryRecord[] = [];
  for (const [index, step] of rule.escalation.entries()) {
    for (const one of await notifiedAt(repositories, step.emails)) {
      for (const episode of episodes) {
        const dueAt = escalationAt(step, episode.noticedAt, rule.windows ?? undefined);
        later.push({ ...waiting(episode, one, { step: `escalation:${index + 1}`, at: now }), dueAt });
      }
    }
  }
  return {
    now: first.filter((one) => !unnamed.has(one.recipient) || recipientOf(one).sees(one.trailerId)),
    later,
  };
}

const waiting = (
  { customerId, episodeId, ruleId, trailerId }: EpisodeRecord,
  { address, userId }: Notified,
  { step, at }: { step: string; at: Date },
): DeliveryRecord => ({
  ...{ customerId, episodeId, ruleId, trailerId, userId, step, channel: 'email', recipient: address },
  ...{ outcome: 'waiting', reason: null, mailId: null, at, dueAt: null },
});
