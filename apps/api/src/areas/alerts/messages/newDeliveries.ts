import { escalationAt } from '@gladhand/domain/alerts';
import type { Repositories } from '../../../repositories/port';
import type { EpisodeRecord } from '../episodes/episodeRepository';
import type { AlertRuleRecord } from '../rules/ruleRepository';
import { webhooksOf } from '../webhooks/queueWebhook';
import type { DeliveryRecord, MessageChannel } from './messageRepository';
import { type Notified, notifiedAt, notifiedBy, recipientsOf } from './recipientsOf';

/** The messages about new episodes of a rule: to its recipients now, and to those of its escalation later. */
export async function newDeliveries(
  repositories: Repositories,
  rule: AlertRuleRecord,
  episodes: readonly EpisodeRecord[],
  now: Date,
): Promise<{ now: DeliveryRecord[]; later: DeliveryRecord[] }> {
  const notified = await notifiedBy(repositories, rule);
  const webhooks = await webhooksOf(repositories, rule.customerId, rule.severity);
  const targets = [
    ...(await targetsOf(repositories, notified)),
    ...webhooks.map(({ webhookId }) => ({ channel: 'webhook' as const, recipient: webhookId, userId: null })),
  ];
  const first = episodes.flatMap((episode) => targets.map((target) => waiting(episode, target, 'fired', now)));
  const unnamed = new Set(notified.flatMap(({ address, isNamed }) => (isNamed ? [] : [address])));
  const recipientOf = await recipientsOf(repositories, first);

  const later: DeliveryRecord[] = [];
  for (const [index, step] of rule.escalation.entries()) {
    const escalated = await targetsOf(repositories, await notifiedAt(repositories, step.emails));
    for (const episode of episodes) {
      const dueAt = escalationAt(step, episode.noticedAt, rule.windows ?? undefined);
      const name = `escalation:${index + 1}`;
      later.push(...escalated.map((target) => ({ ...waiting(episode, target, name, now), dueAt })));
    }
  }
  return {
    now: first.filter((one) => !unnamed.has(one.recipient) || recipientOf(one).sees(one)),
    later,
  };
}

interface Target {
  readonly channel: MessageChannel;
  readonly recipient: string;
  readonly userId: string | null;
}

/** Everyone by email, and users also in their browsers. */
async function targetsOf({ push }: Repositories, notified: readonly Notified[]): Promise<Target[]> {
  const targets: Target[] = [];
  for (const { address, userId } of notified) {
    targets.push({ channel: 'email', recipient: address, userId });
    const hasPush = userId !== null && (await push.subscriptions(userId)).length > 0;
    if (hasPush) targets.push({ channel: 'push', recipient: address, userId });
  }
  return targets;
}

const waiting = (
  { customerId, episodeId, ruleId, trailerId, geofenceId }: EpisodeRecord,
  target: Target,
  step: string,
  at: Date,
): DeliveryRecord => ({
  ...{ customerId, episodeId, ruleId, trailerId, geofenceId, step, ...target },
  ...{ outcome: 'waiting', reason: null, mailId: null, at, dueAt: null },
});
