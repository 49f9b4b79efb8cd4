import {
  decideMessage,
  isSummarized,
  type MessageDecision,
  type MessageRequest,
  reminderAt,
} from '@gladhand/domain/alerts';
import type { Unit } from '../../../engine/unitOfWork';
import { type DeliveryRecord, subjectOf } from './messageRepository';
import { type SendDeps, sendBundle, sendNotice } from './sendBundle';
import { type Considered, consider, kindOf } from './situation';

/** Decides on messages of a customer: sends them, as few mails as possible, or notes until when or why not. */
export async function settleDeliveries(unit: Unit, deliveries: readonly DeliveryRecord[], deps: SendDeps) {
  const { alertMessages } = unit.repositories;
  const now = deps.now();
  const considered = await consider(unit.repositories, deliveries, now);
  const known = new Set(considered.map(({ delivery }) => delivery));
  await alertMessages.remove(deliveries.filter((delivery) => !known.has(delivery)));

  const bundles = new Map<string, [Considered, ...Considered[]]>();
  const noticed = new Set<string>();
  const [unsent, pointless]: [DeliveryRecord[], DeliveryRecord[]] = [[], []];
  for (const one of considered) {
    const { delivery } = one;
    const decision = decideMessage(withBundles(one, bundles));
    if (decision.kind === 'send') {
      const bundle = bundles.get(bundleOf(one));
      if (bundle) bundle.push(one);
      else bundles.set(bundleOf(one), [one]);
    } else if (isPointlessReminder(one, decision)) {
      pointless.push(delivery);
    } else {
      unsent.push(notSent(one, decision, now));
    }
    const isNotice = decision.kind === 'later' && decision.sendNotice;
    if (isNotice && !noticed.has(delivery.recipient)) {
      noticed.add(delivery.recipient);
      await sendNotice(unit, one, decision.until, deps);
    }
  }
  await alertMessages.remove(pointless);
  await alertMessages.put(unsent);
  for (const bundle of bundles.values()) {
    const sent = await sendBundle(unit, bundle, deps);
    await alertMessages.put([...sent, ...bundle.flatMap((one) => reminderAfter(one, now))]);
  }
}

/** Messages that are sent as one: of a kind about a rule, or whatever a recipient has waited for. */
function bundleOf({ delivery, request }: Considered): string {
  const { channel, recipient, ruleId } = delivery;
  return isSummarized(request.waitedFor)
    ? `${channel} ${recipient}`
    : `${channel} ${recipient} ${ruleId} ${request.kind}`;
}

/**
 * A second episode of a trailer or geofence in a bundle counts as one right after the first, and other bundles to the recipient
 * count as mails that were sent.
 */
function withBundles(one: Considered, bundles: ReadonlyMap<string, readonly Considered[]>): MessageRequest {
  const { delivery, request } = one;
  const own = bundleOf(one);
  const before = (bundles.get(own) ?? []).findLast(
    (other) => subjectOf(other.delivery) === subjectOf(delivery) && other.delivery.ruleId === delivery.ruleId,
  );
  const mails = [...bundles].flatMap(([key, [first]]) => {
    const isMail = first?.delivery.channel === 'email' && first.delivery.recipient === delivery.recipient;
    return isMail && key !== own ? [{ at: request.at, isNotice: false }] : [];
  });
  const { sent } = request;
  return {
    ...request,
    sent: {
      ...sent,
      aboutTrailer: before ? { at: request.at, episodeId: before.episode.episodeId } : sent.aboutTrailer,
      mails: [...sent.mails, ...mails],
    },
  };
}

/** No one waits for a reminder of what is over. */
const isPointlessReminder = ({ request }: Considered, decision: MessageDecision) =>
  request.kind === 'reminder' &&
  decision.kind === 'heldBack' &&
  (decision.reason === 'ended' || decision.reason === 'withdrawn');

/** Reminders that no one needs at present come again later. */
const POSTPONED: ReadonlySet<string> = new Set(['acknowledged', 'noReports', 'muted']);

function notSent(
  { delivery, rule, request }: Considered,
  decision: Exclude<MessageDecision, { kind: 'send' }>,
  now: Date,
): DeliveryRecord {
  const { reason } = decision;
  if (decision.kind === 'later') return { ...delivery, outcome: 'waiting', reason, at: now, dueAt: decision.until };
  if (request.kind === 'reminder' && POSTPONED.has(reason)) {
    return { ...delivery, reason: null, at: now, dueAt: reminderAt(rule, now) };
  }
  return { ...delivery, outcome: 'heldBack', reason, at: now, dueAt: null };
}

/** The next reminder of an episode that goes on. */
function reminderAfter({ delivery, episode, rule, request }: Considered, now: Date): DeliveryRecord[] {
  const dueAt = reminderAt(rule, now);
  if (!dueAt || request.kind === 'escalation' || episode.endedAt) return [];
  const count = kindOf(delivery) === 'reminder' ? Number(delivery.step.split(':')[1]) : 0;
  return [
    { ...delivery, step: `reminder:${count + 1}`, outcome: 'waiting', reason: null, mailId: null, at: now, dueAt },
  ];
}
