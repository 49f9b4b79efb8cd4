import { ApiErrorCode } from '@gladhand/domain';
import {
  ALERT_RULE_LIMITS,
  conditionProblemText,
  featuresOf,
  isInPlan,
  leavesOf,
  PREDICATE_OPTIONS,
  readCondition,
} from '@gladhand/domain/alerts';
import { DAY_MS } from '@gladhand/domain/readings';
import type { GraphQLContext } from '../../../graphql/context';
import type { AlertRuleInput } from '../../../graphql/generated/resolvers';
import { apiError, badInput } from '../../../http/apiError';
import { isUuid } from '../../../http/uuid';
import { checkedEmails } from '../checkedEmails';
import { ALERT_MESSAGES } from '../messages';
import { checkedEscalation, checkedHours } from '../settings/checkedHours';
import type { AlertRuleRecord } from './ruleRepository';

export const ALERT_SEVERITIES = PREDICATE_OPTIONS.severity.map(({ id }) => id);

type Content = Pick<
  AlertRuleRecord,
  | 'name'
  | 'severity'
  | 'condition'
  | 'allVehicles'
  | 'trailerIds'
  | 'groupIds'
  | 'notifyOwner'
  | 'notifyAllUsers'
  | 'notifyEmails'
  | 'includeSensorData'
  | 'rateLimitMs'
  | 'notifyPresent'
  | 'windows'
  | 'escalation'
>;

/** The contents of a rule, if they can be saved. An interval that is stored already can be kept. */
export async function checkedRule(
  input: AlertRuleInput,
  customerId: number,
  context: Pick<GraphQLContext, 'access' | 'repositories'>,
  before?: AlertRuleRecord,
): Promise<Content> {
  const name = input.name.trim();
  if (name === '' || /\p{Cc}/u.test(name)) throw badInput(ALERT_MESSAGES.name);
  if (name.length > ALERT_RULE_LIMITS.nameCharacters)
    throw badInput(ALERT_MESSAGES.nameTooLong(ALERT_RULE_LIMITS.nameCharacters));
  const severity = ALERT_SEVERITIES.find((known) => known === input.severity);
  if (!severity) throw badInput(ALERT_MESSAGES.severity(ALERT_SEVERITIES));
  const intervals = [0, DAY_MS, before?.rateLimitMs];
  if (!intervals.includes(input.alertNotificationRateLimitMs)) throw badInput(ALERT_MESSAGES.rateLimit);
  return {
    ...{ name, severity, condition: await checkedCondition(input, customerId, context) },
    ...(await checkedTrailers(input, customerId, context)),
    notifyOwner: input.notifyMe,
    notifyAllUsers: input.notifyAllCustomerUsers,
    notifyEmails: checkedEmails(input.notifyEmails),
    includeSensorData: input.includeSensorData,
    rateLimitMs: input.alertNotificationRateLimitMs,
    notifyPresent: input.notifyPresent,
    windows: checkedHours(input.activeHours),
    escalation: checkedEscalation(input.escalation),
  };
}

async function checkedCondition(
  input: AlertRuleInput,
  customerId: number,
  { repositories }: Pick<GraphQLContext, 'repositories'>,
) {
  const { condition, problems } = readCondition(input.condition);
  const [problem] = problems;
  if (!condition) {
    const text = problem ? conditionProblemText(problem) : ALERT_MESSAGES.condition;
    throw apiError(ApiErrorCode.BadUserInput, text, { details: { problems } });
  }
  const plan = (await repositories.alertRules.features([customerId])).get(customerId);
  if (!isInPlan(featuresOf(condition), plan)) throw badInput(ALERT_MESSAGES.notInPlan);
  const chosen = leavesOf(condition).flatMap((leaf) =>
    'geofences' in leaf && leaf.geofences !== 'any' ? leaf.geofences : [],
  );
  if (chosen.length > 0) {
    const known = new Set((await repositories.geofences.list(customerId)).map(({ geofenceId }) => geofenceId));
    if (chosen.some((id) => !known.has(id))) throw badInput(ALERT_MESSAGES.unknownGeofence);
  }
  return condition;
}

async function checkedTrailers(
  { allVehicles, vehicleIds, vehicleGroupIds }: AlertRuleInput,
  customerId: number,
  { access, repositories }: Pick<GraphQLContext, 'access' | 'repositories'>,
) {
  const trailerIds = [...new Set(vehicleIds)];
  const groupIds = [...new Set(vehicleGroupIds)];
  if (allVehicles !== (trailerIds.length === 0 && groupIds.length === 0)) throw badInput(ALERT_MESSAGES.trailers);
  if (trailerIds.length > ALERT_RULE_LIMITS.trailers)
    throw badInput(ALERT_MESSAGES.tooManyTrailers(ALERT_RULE_LIMITS.trailers));
  if (!trailerIds.every(isUuid)) throw badInput(ALERT_MESSAGES.unknownTrailer);
  if (!groupIds.every(isUuid) || !(await repositories.groups.has(customerId, groupIds))) {
    throw badInput(ALERT_MESSAGES.unknownGroup);
  }
  if (trailerIds.length > 0) {
    const vins = await repositories.alertRules.vinsOf(customerId, trailerIds, access.scope.trailers);
    if (vins.size < trailerIds.length) throw badInput(ALERT_MESSAGES.unknownTrailer);
  }
  return { allVehicles, trailerIds, groupIds };
}
