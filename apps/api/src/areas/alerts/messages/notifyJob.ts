import { type HeldBackReason, MESSAGE_LIMITS } from '@gladhand/domain/alerts';
import type { JobDeps } from '../../../engine/jobDeps';
import type { JobDefinition } from '../../../engine/jobs';
import { queueSubscribed } from '../../../engine/mail/queueSubscribed';
import { createSubscriptionTokens } from '../../../engine/mail/subscriptionTokens';
import { createUnits, type Unit } from '../../../engine/unitOfWork';
import type { DeliveryRecord, NamedEpisode } from '../episodes/episodeRepository';
import type { AlertRuleRecord } from '../rules/ruleRepository';
import { mailOf } from './alertMail';
import { NOTIFY_JOB, notifyRequests } from './notifyRequest';
import { type Recipient, recipientsOf } from './recipientsOf';

/** Episodes per run. */
const BATCH = 200;
/** More episodes than this become one mail. */
const MAX_MAILS = 5;

/** Decides on the messages about new episodes of a rule: the first at once, further ones gathered. */
export function notifyJob(given: JobDeps): JobDefinition {
  const tokens = createSubscriptionTokens(given);
  const runUnit = createUnits(given);
  return {
    name: NOTIFY_JOB,
    async run({ data }) {
      const rule = { customerId: Number(data.customerId), ruleId: String(data.ruleId) };
      await runUnit(async (unit) => {
        const { alertEpisodes, alertRules, jobs } = unit.repositories;
        const last = await alertEpisodes.lastMailed(rule);
        const gatheredAt = last && new Date(last.getTime() + MESSAGE_LIMITS.groupMs);
        if (gatheredAt && gatheredAt > given.now()) {
          await jobs.add(notifyRequests([rule], gatheredAt));
          return;
        }
        const found = await alertRules.byId(rule.customerId, rule.ruleId);
        const episodes = await alertEpisodes.takeWaiting(rule, BATCH);
        if (!found || episodes.length === 0) return;
        const deliveries = await decide(unit, found, episodes, { ...given, tokens });
        await alertEpisodes.addDeliveries(deliveries);
        if (episodes.length === BATCH)
          await jobs.add(notifyRequests([rule], new Date(given.now().getTime() + MESSAGE_LIMITS.groupMs)));
      });
    },
  };
}

type Deps = JobDeps & { tokens: ReturnType<typeof createSubscriptionTokens> };

/** Queues one mail per recipient and episode, or one for many, and notes what was held back. */
async function decide(
  unit: Unit,
  rule: AlertRuleRecord,
  episodes: readonly NamedEpisode[],
  deps: Deps,
): Promise<DeliveryRecord[]> {
  const deliveries: DeliveryRecord[] = [];
  const recipients = await recipientsOf(unit.repositories, rule, episodes);
  const geofences = await unit.repositories.geofences.list(rule.customerId);
  const geofenceNames = new Map(geofences.map(({ geofenceId, name }) => [geofenceId, name]));
  for (const recipient of recipients) {
    const wanted: NamedEpisode[] = [];
    for (const episode of episodes) {
      if (!recipient.isNamed && !recipient.sees(episode.trailerId)) continue;
      const isSecond = rule.rateLimitMs > 0 && wanted.some(({ trailerId }) => trailerId === episode.trailerId);
      const reason = isSecond ? 'rateLimit' : await reasonAgainst(unit, rule, episode, recipient, deps.now());
      if (reason === undefined) wanted.push(episode);
      else deliveries.push(deliveryOf(episode, recipient, { outcome: 'heldBack', reason, at: deps.now() }));
    }
    const bundles = wanted.length > MAX_MAILS ? [wanted] : wanted.map((episode) => [episode]);
    for (const bundle of bundles) {
      const [title, content] = mailOf(rule, bundle, { publicUrl: deps.publicUrl, geofenceNames });
      const { address, userId } = recipient;
      const subject = `alert:${rule.ruleId}`;
      const mail = await queueSubscribed(
        unit,
        { address, subject, title, content, ...(userId !== null && { userId }) },
        deps,
      );
      const outcome = mail
        ? { outcome: 'queued' as const, reason: null, mailId: mail.mailId, at: deps.now() }
        : { outcome: 'heldBack' as const, reason: 'unsubscribed' as const, at: deps.now() };
      deliveries.push(...bundle.map((episode) => deliveryOf(episode, recipient, outcome)));
    }
  }
  return deliveries;
}

/** Why an episode isn't notified to a recipient; undefined if it is. */
async function reasonAgainst(
  { repositories }: Unit,
  { rateLimitMs }: AlertRuleRecord,
  episode: NamedEpisode,
  { address, sees }: Recipient,
  now: Date,
): Promise<HeldBackReason | undefined> {
  if (!sees(episode.trailerId)) return 'noAccess';
  if (episode.withdrawnAt) return 'withdrawn';
  const isOver = episode.endedAt && episode.endedAt > episode.since;
  if (isOver && (episode.isLate || episode.endedBy !== 'condition')) return 'ended';
  if (rateLimitMs === 0) return undefined;
  const last = (await repositories.alertEpisodes.lastQueued(episode, [address])).get(address);
  return last && now.getTime() - last.getTime() < rateLimitMs ? 'rateLimit' : undefined;
}

const deliveryOf = (
  { customerId, episodeId, ruleId, trailerId }: NamedEpisode,
  { address, userId }: Recipient,
  decided: Pick<DeliveryRecord, 'outcome' | 'reason' | 'at'> & { mailId?: string },
): DeliveryRecord => ({
  ...{ customerId, episodeId, ruleId, trailerId, userId, step: 'fired', channel: 'email', recipient: address },
  mailId: null,
  ...decided,
});
