import type { FeatureName } from '@gladhand/domain';
import { type AlertRule, alertTypeOf, readCondition } from '@gladhand/domain/alerts';
import type { ALERT_RULES_MESSAGES } from './messages';

type Texts = typeof ALERT_RULES_MESSAGES;

/** Why a rule decides nothing; undefined if it does. */
export function reasonOf(
  rule: AlertRule,
  messages: Texts,
  hasFeature: (feature: FeatureName) => boolean,
  /** An instant in words. */
  timeText: (at: Date) => string,
): { text: string; isFailure: boolean } | undefined {
  const type = alertTypeOf(rule.condition);
  const isInPlan = !type.known || type.feature === undefined || hasFeature(type.feature);
  if (rule.pausedBy === 'notInPlan' || !isInPlan) {
    return { text: messages.notInPlan, isFailure: false };
  }
  if (!rule.isActive) return { text: offText(rule, messages, timeText), isFailure: false };
  if (rule.pausedBy === 'failed') return { text: messages.failed, isFailure: true };
  if (rule.pausedBy === 'ownerWithoutAccess') {
    return { text: rule.ownerEmail ? messages.pausedOwner(rule.ownerEmail) : messages.paused, isFailure: false };
  }
  return undefined;
}

function offText({ disabledAt, disabledBy }: AlertRule, messages: Texts, timeText: (at: Date) => string): string {
  if (disabledAt == null) return messages.off;
  const since = timeText(new Date(disabledAt));
  return disabledBy == null ? messages.offSince(since) : messages.offSinceBy(since, disabledBy);
}

/** The type of a rule as a label: 'Custom', or 'Unknown alert type (17)'. */
export function typeLabel({ condition }: AlertRule): string {
  const unknown = readCondition(condition).problems.find(({ code }) => code === 'unknownType');
  return unknown && 'typeId' in unknown ? `Unknown alert type (${unknown.typeId})` : alertTypeOf(condition).label;
}

/** What a rule is about: 'All', '3 trailers, 1 group'. */
export function trailersText({ allVehicles, vehicleIds, vehicleGroupIds }: AlertRule, messages: Texts): string {
  if (allVehicles) return messages.allTrailers;
  return [
    ...(vehicleGroupIds.length > 0 ? [messages.groups(vehicleGroupIds.length)] : []),
    ...(vehicleIds.length > 0 ? [messages.vehicles(vehicleIds.length)] : []),
  ].join(', ');
}

/** Who gets messages: 'You, 2 addresses'. */
export function notifyText(rule: AlertRule, messages: Texts): string {
  const { notifyMe, notifyAllCustomerUsers, notifyEmails, isOwn, ownerEmail } = rule;
  const [first, ...rest] = notifyEmails;
  const recipients = [
    ...(notifyAllCustomerUsers ? [messages.allUsers] : []),
    ...(notifyMe && !notifyAllCustomerUsers ? [isOwn ? messages.you : (ownerEmail ?? messages.owner)] : []),
    ...(first === undefined ? [] : [rest.length === 0 ? first : messages.addresses(notifyEmails.length)]),
  ];
  return recipients.length === 0 ? messages.inboxOnly : recipients.join(', ');
}
