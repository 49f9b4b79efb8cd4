import {
  type ActiveWindows,
  type AlertPredicate,
  featuresOf,
  isInPlan,
  leavesOf,
  predicateOf,
} from '@gladhand/domain/alerts';
import type { GraphQLContext } from '../../../graphql/context';
import type { AlertRule } from '../../../graphql/generated/resolvers';
import { narrowScope } from '../../../repositories/scope';
import { isReadable } from '../engine/customerRules';
import { disabledBy } from './disabledBy';
import type { AlertOwner, AlertRuleNumbers, AlertRuleRecord } from './ruleRepository';

/** Rules as a caller sees them, with figures of the trailers that the caller has access to. */
export async function toRules(
  rules: readonly AlertRuleRecord[],
  customerId: number,
  { access, repositories, now }: GraphQLContext,
): Promise<AlertRule[]> {
  const { alertEpisodes, alertRules } = repositories;
  const scope = narrowScope(access.scope.trailers, customerId);
  const ruleIds = rules.map(({ ruleId }) => ruleId);
  const numbers = new Map(
    (await alertEpisodes.numbers(customerId, { ruleIds, scope, now: now() })).map((one) => [one.ruleId, one]),
  );
  const keys = [...new Set(rules.map(({ ownerId }) => ownerId))].map((userId) => ({ customerId, userId }));
  const owners = new Map((await alertRules.owners(keys)).map((owner) => [owner.userId, owner]));
  const trailerIds = [...new Set(rules.flatMap((rule) => rule.trailerIds))];
  const vins = await alertRules.vinsOf(customerId, trailerIds, scope);
  const plan = (await alertRules.features([customerId])).get(customerId);
  const offBy = await disabledBy(repositories, customerId, rules);
  return rules.map((rule) => ({
    ...contentOf(rule),
    disabledAt: rule.disabledAt?.toISOString() ?? null,
    disabledBy: offBy.get(rule.ruleId) ?? null,
    vins: rule.trailerIds.flatMap((trailerId) => vins.get(trailerId) ?? []).sort(),
    pausedBy: pausedBy(rule, owners.get(rule.ownerId), plan),
    ownerEmail: owners.get(rule.ownerId)?.email ?? null,
    isOwn: rule.ownerId === access.user.userId,
    ...figuresOf(numbers.get(rule.ruleId)),
  }));
}

function contentOf(rule: AlertRuleRecord) {
  const alertPredicates = isReadable(rule) ? leavesOf(rule.condition).map(predicateOf) : [];
  return {
    id: rule.ruleId,
    customerId: rule.customerId,
    name: rule.name,
    severity: rule.severity,
    condition: rule.condition,
    alertPredicates: alertPredicates.map(toMutable),
    allVehicles: rule.allVehicles,
    vehicleIds: [...rule.trailerIds],
    vehicleGroupIds: [...rule.groupIds],
    isActive: rule.disabledAt === null,
    deactivated: rule.disabledAt === null ? null : true,
    notifyMe: rule.notifyOwner,
    notifyAllCustomerUsers: rule.notifyAllUsers,
    notifyEmails: [...rule.notifyEmails],
    includeSensorData: rule.includeSensorData,
    alertNotificationRateLimitMs: rule.rateLimitMs,
    notifyPresent: rule.notifyPresent,
    activeHours: rule.windows && hoursOf(rule.windows),
    escalation: rule.escalation.map(({ afterMs, emails }) => ({ afterMs, emails: [...emails] })),
    ...mirrors(alertPredicates),
    created: rule.createdAt.toISOString(),
    updated: rule.updatedAt.toISOString(),
    version: rule.version,
  };
}

const hoursOf = ({ zone, windows }: ActiveWindows) => ({
  zone,
  windows: windows.map((window) => ({ ...window, days: [...window.days] })),
});

/** Fields of the rule that mirror its first condition with such a field. */
function mirrors(predicates: readonly AlertPredicate[]) {
  const first = <Field extends keyof AlertPredicate>(field: Field) =>
    predicates.find((predicate) => predicate[field] !== null)?.[field] ?? null;
  const levels = first('thermoKingFaultLevel');
  const geofenceIds = first('geofenceIds');
  return {
    thermoKingFaultLevel: levels && [...levels],
    thermoKingFuelLevelPercentage: first('thermoKingFuelLevelPercentage'),
    geofenceTrailersThreshold: first('geofenceTrailersThreshold'),
    geofenceIds: geofenceIds && [...geofenceIds],
    isGeofenceOccupancyInverted: first('isGeofenceOccupancyInverted'),
  };
}

const toMutable = (predicate: AlertPredicate) => ({
  ...predicate,
  geofenceIds: predicate.geofenceIds && [...predicate.geofenceIds],
  thermoKingFaultLevel: predicate.thermoKingFaultLevel && [...predicate.thermoKingFaultLevel],
  lightFaultTypeIds: predicate.lightFaultTypeIds && [...predicate.lightFaultTypeIds],
  tisStatuses: predicate.tisStatuses && [...predicate.tisStatuses],
});

/** Why a rule that is on decides nothing. */
function pausedBy(
  rule: AlertRuleRecord,
  owner: AlertOwner | undefined,
  plan: ReadonlySet<string> | undefined,
): string | null {
  if (rule.failedAt || !isReadable(rule)) return 'failed';
  if (!isInPlan(featuresOf(rule.condition), plan)) return 'notInPlan';
  return owner?.access ? null : 'ownerWithoutAccess';
}

const figuresOf = (numbers: AlertRuleNumbers | undefined) => ({
  lastFired: numbers?.lastFired?.toISOString() ?? null,
  firingNow: numbers?.firingNow ?? 0,
  firingsPerDay: [...(numbers?.perDay ?? [0, 0, 0, 0, 0, 0, 0])],
});
