import { DAY_MS } from '@gladhand/domain/readings';
import { authorizeWriting } from '../../../graphql/customerAccess';
import type { MutationResolvers } from '../../../graphql/generated/resolvers';
import { badInput, notFound } from '../../../http/apiError';
import { isUuid } from '../../../http/uuid';
import { narrowScope } from '../../../repositories/scope';
import { ALERT_MESSAGES } from '../messages';

const MAX_MUTE_MS = 30 * DAY_MS;

export const muteMutations: Pick<MutationResolvers, 'muteAlertRule'> = {
  async muteAlertRule(_, { customerId, id, vin, until }, context) {
    const { access, audit, now, repositories } = context;
    await authorizeWriting('muteAlertRule', customerId, context);
    const rule = isUuid(id) ? await repositories.alertRules.byId(customerId, id) : undefined;
    const scope = narrowScope(access.scope.trailers, customerId);
    const trailer = await repositories.trailers.keyOf(vin, scope);
    if (!rule || !trailer) throw notFound();
    const key = { ...trailer, ruleId: rule.ruleId };
    const mutedUntil = until == null ? null : new Date(until);
    if (mutedUntil) {
      const aheadMs = mutedUntil.getTime() - now().getTime();
      if (!(aheadMs > 0)) throw badInput(ALERT_MESSAGES.until);
      if (aheadMs > MAX_MUTE_MS) throw badInput(ALERT_MESSAGES.mute);
      await repositories.alertMessages.mute({ ...key, mutedUntil, userId: access.user.userId });
    } else {
      await repositories.alertMessages.unmute(key);
    }
    await audit(mutedUntil ? 'alert.ruleMuted' : 'alert.ruleUnmuted', {
      userId: access.user.userId,
      customerId,
      subject: rule.name,
      subjectId: rule.ruleId,
      detail: { vin, ...(mutedUntil && { until: mutedUntil.toISOString() }) },
    });
    return mutedUntil?.toISOString() ?? null;
  },
};
