import type { JobDeps } from '../../../engine/jobDeps';
import { queueSubscribed } from '../../../engine/mail/queueSubscribed';
import type { SubscriptionTokens } from '../../../engine/mail/subscriptionTokens';
import type { Unit } from '../../../engine/unitOfWork';
import { mailOf, noticeOf, summaryOf } from './alertMail';
import type { DeliveryRecord } from './messageRepository';
import type { Considered } from './situation';

export type SendDeps = Pick<JobDeps, 'now' | 'publicUrl'> & { readonly tokens: SubscriptionTokens };

/** Queues one mail about messages to one recipient. Returns them as they are then. */
export async function sendBundle(
  unit: Unit,
  bundle: readonly Considered[],
  deps: SendDeps,
): Promise<readonly DeliveryRecord[]> {
  const [first] = bundle as [Considered];
  const isAboutOne = bundle.every(({ rule }) => rule.ruleId === first.rule.ruleId);
  const geofences = await unit.repositories.geofences.list(first.rule.customerId);
  const names = new Map(geofences.map(({ geofenceId, name }) => [geofenceId, name]));
  const options = { publicUrl: deps.publicUrl, zone: await zoneOf(unit, first.delivery), geofenceNames: names };
  const [title, content] = isAboutOne ? mailOf(bundle, options) : summaryOf(bundle, options);
  const mail = await queueSubscribed(
    unit,
    { ...addressOf(first.delivery), subject: isAboutOne ? `alert:${first.rule.ruleId}` : 'alert', title, content },
    deps,
  );
  const outcome = mail
    ? ({ outcome: 'queued', reason: null, mailId: mail.mailId } as const)
    : ({ outcome: 'heldBack', reason: 'unsubscribed', mailId: null } as const);
  return bundle.map(({ delivery }) => ({ ...delivery, ...outcome, at: deps.now(), dueAt: null }));
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
