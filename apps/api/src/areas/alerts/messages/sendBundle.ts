import type { HeldBackReason } from '@gladhand/domain/alerts';
import type { JobDeps } from '../../../engine/jobDeps';
import { queueSubscribed } from '../../../engine/mail/queueSubscribed';
import type { SubscriptionTokens } from '../../../engine/mail/subscriptionTokens';
import type { Unit } from '../../../engine/unitOfWork';
import { queuePush } from '../push/queuePush';
import { queueWebhook, webhooksOf } from '../webhooks/queueWebhook';
import { webhookPayload } from '../webhooks/webhookPayload';
import { mailOf, noticeOf, summaryOf, titleOf } from './alertMail';
import { ALERT_MAIL_MESSAGES } from './mailMessages';
import type { DeliveryRecord, MessageChannel } from './messageRepository';
import { sensorRows } from './sensorRows';
import type { Considered } from './situation';

export type SendDeps = Pick<JobDeps, 'ids' | 'now' | 'publicUrl'> & { readonly tokens: SubscriptionTokens };

type Bundle = readonly [Considered, ...Considered[]];

/** Queues one message about episodes to one recipient. Returns the records of the messages as they are then. */
export async function sendBundle(unit: Unit, bundle: Bundle, deps: SendDeps): Promise<readonly DeliveryRecord[]> {
  const outcome = await SENDERS[bundle[0].delivery.channel](unit, bundle, deps);
  return bundle.map(({ delivery }) => ({ ...delivery, ...outcome, at: deps.now(), dueAt: null }));
}

type Outcome = Pick<DeliveryRecord, 'outcome' | 'reason' | 'mailId'>;
const QUEUED: Outcome = { outcome: 'queued', reason: null, mailId: null };
const heldBack = (reason: HeldBackReason): Outcome => ({ outcome: 'heldBack', reason, mailId: null });

const SENDERS: Readonly<Record<MessageChannel, (unit: Unit, bundle: Bundle, deps: SendDeps) => Promise<Outcome>>> = {
  async email(unit, bundle, deps) {
    const [{ delivery, rule }] = bundle;
    const zone = await zoneOf(unit, delivery);
    const options = { publicUrl: deps.publicUrl, zone, geofenceNames: await geofenceNamesOf(unit, rule.customerId) };
    const [title, content] = isAboutOneRule(bundle) ? mailOf(bundle, options) : summaryOf(bundle, options);
    const sensors = await sensorRows(unit.repositories, bundle, { now: deps.now(), zone });
    const withSensors = { ...content, rows: [...(content.rows ?? []), ...sensors] };
    const subject = isAboutOneRule(bundle) ? `alert:${rule.ruleId}` : 'alert';
    const mail = await queueSubscribed(unit, { ...addressOf(delivery), subject, title, content: withSensors }, deps);
    return mail ? { ...QUEUED, mailId: mail.mailId } : heldBack('unsubscribed');
  },

  async push(unit, bundle, deps) {
    const [{ delivery, episode, rule }] = bundle;
    const { customerId, ruleId } = rule;
    const isOneRule = isAboutOneRule(bundle);
    const title = isOneRule ? titleOf(bundle) : ALERT_MAIL_MESSAGES.summary(bundle.length);
    const about = { customerId, ...(bundle.length === 1 && { ruleId }) };
    const count = delivery.userId
      ? await queuePush(unit, delivery.userId, { aboutId: episode.episodeId, title, ...about }, deps)
      : 0;
    return count > 0 ? QUEUED : heldBack('channelOff');
  },

  async webhook(unit, bundle, deps) {
    const [{ delivery, rule, request }] = bundle;
    const { customerId, ruleId, severity } = rule;
    const webhooks = await webhooksOf(unit.repositories, customerId, severity);
    const webhook = webhooks.find(({ webhookId }) => webhookId === delivery.recipient);
    if (!webhook) return heldBack('channelOff');
    const episodes = bundle.map(({ episode }) => episode);
    const options = { publicUrl: deps.publicUrl, geofenceNames: await geofenceNamesOf(unit, customerId) };
    const message = {
      ...{ customerId, ruleId, episodeIds: episodes.map(({ episodeId }) => episodeId) },
      kind: request.kind === 'reminder' ? ('reminder' as const) : ('fired' as const),
      payload: webhookPayload(rule, episodes, options),
    };
    await queueWebhook(unit, webhook, message, deps);
    return QUEUED;
  },
};

const isAboutOneRule = ([first, ...rest]: Bundle) => rest.every(({ rule }) => rule.ruleId === first.rule.ruleId);

async function geofenceNamesOf({ repositories }: Unit, customerId: number): Promise<ReadonlyMap<string, string>> {
  const geofences = await repositories.geofences.list(customerId);
  return new Map(geofences.map(({ geofenceId, name }) => [geofenceId, name]));
}

/** Queues a mail that says that there are too many, and until when further ones wait. */
export async function sendNotice(unit: Unit, { delivery }: Considered, until: Date, deps: SendDeps): Promise<void> {
  const zone = await zoneOf(unit, delivery);
  const [title, content] = noticeOf(until, { publicUrl: deps.publicUrl, zone });
  const mail = await queueSubscribed(unit, { ...addressOf(delivery), subject: 'alert', title, content }, deps);
  if (!mail) return;
  const sent = { outcome: 'queued', reason: null, mailId: mail.mailId, at: deps.now(), dueAt: null } as const;
  await unit.repositories.alertMessages.put([{ ...delivery, ...sent, step: 'notice' }]);
}

/** Addresses without an account and users who have chosen no zone read times in UTC. */
async function zoneOf({ repositories }: Unit, { userId, recipient }: DeliveryRecord): Promise<string> {
  const user = userId === null ? undefined : await repositories.users.byEmail(recipient);
  return user?.timeZone ?? 'UTC';
}

const addressOf = ({ recipient, userId }: DeliveryRecord) => ({
  address: recipient,
  ...(userId !== null && { userId }),
});
