import { ApiErrorCode } from '@gladhand/domain';
import { ALERT_RULE_LIMITS, countLeafOf } from '@gladhand/domain/alerts';
import { parseRoles } from '@gladhand/domain/users';
import { changesBetween } from '../../../auth/audit';
import type { GraphQLContext } from '../../../graphql/context';
import { authorizeReading, authorizeWriting } from '../../../graphql/customerAccess';
import type { MutationResolvers, QueryResolvers } from '../../../graphql/generated/resolvers';
import { withReceipt } from '../../../graphql/withReceipt';
import { apiError, badInput, notFound } from '../../../http/apiError';
import { isUuid } from '../../../http/uuid';
import { countRequest } from '../counts/countRequest';
import { sweepRequest } from '../engine/sweepRequest';
import type { EpisodeEnd } from '../episodes/episodeRepository';
import { ALERT_MESSAGES } from '../messages';
import { checkedRule } from './checkedRule';
import type { AlertRuleRecord } from './ruleRepository';
import { toRules } from './toRule';

export const ruleQueries: Pick<QueryResolvers, 'alertRules' | 'alertRule'> = {
  async alertRules(_, { customerId }, context) {
    await authorizeReading('alertRules', customerId, context);
    return toRules(await context.repositories.alertRules.list(customerId), customerId, context);
  },
  async alertRule(_, { customerId, id }, context) {
    await authorizeReading('alertRule', customerId, context);
    const rule = isUuid(id) ? await context.repositories.alertRules.byId(customerId, id) : undefined;
    return rule ? toRule(rule, context) : null;
  },
};

export const ruleMutations: Pick<
  MutationResolvers,
  | 'createAlertRule'
  | 'updateAlertRule'
  | 'deleteAlertRule'
  | 'moveAlertRule'
  | 'enableAlertRule'
  | 'disableAlertRule'
  | 'takeOverAlertRule'
> = {
  async createAlertRule(_, { input }, context) {
    return withReceipt('createAlertRule', input, context, async () => {
      const { customerId } = input;
      const { access, ids, now, repositories } = context;
      await authorizeWriting('createAlertRule', customerId, context);
      if ((await repositories.customers.find([customerId])).length === 0) throw notFound();
      const content = await checkedRule(input.rule, customerId, context);
      const { length } = await repositories.alertRules.list(customerId);
      if (length >= ALERT_RULE_LIMITS.rulesPerCustomer)
        throw badInput(ALERT_MESSAGES.tooMany(ALERT_RULE_LIMITS.rulesPerCustomer));
      const rule: AlertRuleRecord = {
        ...content,
        ...{ customerId, ruleId: ids.uuid(), ownerId: access.user.userId, place: length, version: 1 },
        disabledAt: input.rule.isActive ? null : now(),
        ...{ validFrom: now(), createdAt: now(), updatedAt: now(), failedAt: null, failure: null },
      };
      await repositories.alertRules.add(rule);
      await sweep(rule, context);
      await auditRule(context, 'alert.ruleCreated', rule);
      return toRule(rule, context);
    });
  },

  async updateAlertRule(_, { customerId, id, version, input }, context) {
    const before = await own('updateAlertRule', customerId, id, context);
    const { now } = context;
    const rule: AlertRuleRecord = {
      ...before,
      ...(await checkedRule(input, customerId, context, before)),
      disabledAt: input.isActive ? null : (before.disabledAt ?? now()),
      ...next(before, context),
      version: version + 1,
    };
    await replace(before, rule, 'ruleChanged', context);
    await auditRule(context, 'alert.ruleUpdated', rule, before);
    return toRule(rule, context);
  },

  async deleteAlertRule(_, { customerId, id }, context) {
    const rule = await own('deleteAlertRule', customerId, id, context);
    const { alertEpisodes, alertRules } = context.repositories;
    if (!(await alertRules.delete(customerId, id, context.now()))) throw notFound();
    await alertEpisodes.endOfRule(rule, context.now(), 'ruleDeleted');
    await auditRule(context, 'alert.ruleDeleted', rule);
    return id;
  },

  async moveAlertRule(_, { customerId, id, place }, context) {
    await authorizeWriting('moveAlertRule', customerId, context);
    const rule = await stored(customerId, id, context);
    if (place < 0) throw badInput(ALERT_MESSAGES.place);
    await context.repositories.alertRules.move(customerId, id, place);
    await auditRule(context, 'alert.ruleMoved', rule);
    return toRules(await context.repositories.alertRules.list(customerId), customerId, context);
  },

  async enableAlertRule(_, { customerId, id }, context) {
    const before = await own('enableAlertRule', customerId, id, context);
    if (!before.disabledAt && !before.failedAt) return toRule(before, context);
    const rule = { ...before, disabledAt: null, ...next(before, context) };
    await replace(before, rule, 'ruleChanged', context);
    await auditRule(context, 'alert.ruleEnabled', rule);
    return toRule(rule, context);
  },

  async disableAlertRule(_, { customerId, id }, context) {
    const before = await own('disableAlertRule', customerId, id, context);
    if (before.disabledAt) return toRule(before, context);
    const rule = { ...before, ...next(before, context), disabledAt: context.now() };
    await replace(before, rule, 'ruleDisabled', context);
    await auditRule(context, 'alert.ruleDisabled', rule);
    return toRule(rule, context);
  },

  async takeOverAlertRule(_, { customerId, id, version }, context) {
    await authorizeWriting('takeOverAlertRule', customerId, context);
    const before = await stored(customerId, id, context);
    const [owner] = await context.repositories.alertRules.owners([{ customerId, userId: before.ownerId }]);
    if (owner?.access) throw badInput(ALERT_MESSAGES.ownerHasAccess);
    const ownerId = context.access.user.userId;
    const rule = { ...before, ownerId, ...next(before, context), version: version + 1 };
    await replace(before, rule, 'ruleChanged', context);
    await auditRule(context, 'alert.ruleTakenOver', rule);
    return toRule(rule, context);
  },
};

/** The fields of the next version, which decides from now on. */
const next = ({ version }: AlertRuleRecord, { now }: GraphQLContext) => ({
  version: version + 1,
  validFrom: now(),
  updatedAt: now(),
  failedAt: null,
  failure: null,
});

async function replace(
  before: AlertRuleRecord,
  rule: AlertRuleRecord,
  endedBy: EpisodeEnd,
  context: GraphQLContext,
): Promise<void> {
  const { alertEpisodes, alertRules } = context.repositories;
  if (!(await alertRules.replace(rule))) {
    const current = await toRule(await stored(before.customerId, before.ruleId, context), context);
    throw apiError(ApiErrorCode.Conflict, ALERT_MESSAGES.changed, { details: { current } });
  }
  await alertEpisodes.endOfRule(rule, context.now(), endedBy);
  await context.repositories.changes.add([rule.customerId], context.now());
  await sweep(rule, context);
}

/** The trailers or geofences that match already are found once the rule is committed. */
async function sweep(rule: AlertRuleRecord, { repositories }: GraphQLContext): Promise<void> {
  if (rule.disabledAt) return;
  await repositories.jobs.add([countLeafOf(rule.condition) ? countRequest(rule.customerId) : sweepRequest(rule)]);
}

async function stored(customerId: number, id: string, { repositories }: GraphQLContext): Promise<AlertRuleRecord> {
  const rule = isUuid(id) ? await repositories.alertRules.byId(customerId, id) : undefined;
  if (!rule) throw notFound();
  return rule;
}

/** A rule that the caller may change: users change their own, administrators all of the customer. */
async function own(
  operation: 'updateAlertRule' | 'deleteAlertRule' | 'enableAlertRule' | 'disableAlertRule',
  customerId: number,
  id: string,
  context: GraphQLContext,
): Promise<AlertRuleRecord> {
  await authorizeWriting(operation, customerId, context);
  const rule = await stored(customerId, id, context);
  if (mayChange(rule, context)) return rule;
  throw apiError(ApiErrorCode.Forbidden, ALERT_MESSAGES.notOwner);
}

function mayChange({ customerId, ownerId }: AlertRuleRecord, { access }: GraphQLContext): boolean {
  if (ownerId === access.user.userId) return true;
  return parseRoles(access.user.roles).some(
    (role) => role.kind === 'ADMINS' || (role.kind === 'CUSTOMER_ADMIN' && role.customerId === customerId),
  );
}

const toRule = async (rule: AlertRuleRecord, context: GraphQLContext) => {
  const [found] = await toRules([rule], rule.customerId, context);
  if (!found) throw notFound();
  return found;
};

const audited = ({
  name,
  severity,
  condition,
  allVehicles,
  notifyOwner,
  notifyAllUsers,
  ...rest
}: AlertRuleRecord) => ({
  ...{ name, severity, condition: JSON.stringify(condition), allVehicles, notifyOwner, notifyAllUsers },
  trailers: rest.trailerIds.length,
  groups: rest.groupIds.length,
  notifyEmails: rest.notifyEmails,
  rateLimitMs: rest.rateLimitMs,
  activeHours: rest.windows && JSON.stringify(rest.windows),
  escalation: JSON.stringify(rest.escalation),
});

/** Writes an audit line about a rule, with what has changed. */
const auditRule = (
  { audit, access }: GraphQLContext,
  action: `alert.rule${'Created' | 'Updated' | 'Deleted' | 'Moved' | 'Enabled' | 'Disabled' | 'TakenOver'}`,
  rule: AlertRuleRecord,
  before?: AlertRuleRecord,
): Promise<void> =>
  audit(action, {
    userId: access.user.userId,
    customerId: rule.customerId,
    subject: rule.name,
    subjectId: rule.ruleId,
    ...(before && { changes: changesBetween(audited(before), audited(rule)) }),
  });
