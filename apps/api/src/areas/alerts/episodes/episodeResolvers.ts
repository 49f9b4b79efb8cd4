import { authorizeReading } from '../../../graphql/customerAccess';
import type { QueryResolvers } from '../../../graphql/generated/resolvers';
import { badInput, notFound } from '../../../http/apiError';
import { isUuid } from '../../../http/uuid';
import { narrowScope } from '../../../repositories/scope';
import { countedNow } from '../counts/countedNow';
import { ALERT_MESSAGES } from '../messages';
import type { DeliveryRecord } from '../messages/messageRepository';
import { ALERT_SEVERITIES } from '../rules/checkedRule';
import { webhookNames } from '../webhooks/webhookNames';
import type { InboxGroup } from './episodeRepository';
import { toAlert } from './toAlert';

const GROUPS = ['attention', 'snoozed', 'done'] as const satisfies readonly InboxGroup[];
const MAX_PAGE = 500;

export const episodeQueries: Pick<QueryResolvers, 'alertNotifications' | 'alertNotification' | 'alertCount'> = {
  async alertNotifications(_, { input }, context) {
    const { customerId, paginationInput } = input;
    await authorizeReading('alertNotifications', customerId, context);
    const { access, repositories, now } = context;
    const pageSize = Math.min(Math.max(paginationInput.pageSize, 1), MAX_PAGE);
    const { total, episodes } = await repositories.alertEpisodes.search({
      customerId,
      scope: narrowScope(access.scope.trailers, customerId),
      group: oneOf(GROUPS, input.group, ALERT_MESSAGES.group),
      ruleId: input.ruleId == null ? undefined : checkedId(input.ruleId),
      vin: input.vin ?? undefined,
      severity: oneOf(ALERT_SEVERITIES, input.severity, ALERT_MESSAGES.severity),
      assigneeId: assigneeOf(input.assigned, access.user.userId),
      now: now(),
      limit: pageSize,
      offset: (Math.max(paginationInput.pageNumber, 1) - 1) * pageSize,
    });
    return { total, alerts: episodes.map(toAlert) };
  },

  async alertNotification(_, { customerId, id }, context) {
    await authorizeReading('alertNotification', customerId, context);
    const { alertEpisodes } = context.repositories;
    const scope = narrowScope(context.access.scope.trailers, customerId);
    const episode = isUuid(id) ? await alertEpisodes.byId(customerId, id, scope) : undefined;
    if (!episode) return null;
    const steps = await alertEpisodes.steps(customerId, id);
    const now = context.now();
    const mutes = await context.repositories.alertMessages.mutes(customerId, [episode.ruleId], now);
    const deliveries = await context.repositories.alertMessages.ofEpisode(customerId, id);
    const nameOf = await webhookNames(context.repositories, customerId);
    return {
      alert: toAlert(episode),
      steps: steps.map(({ stepId, at, kind, email, detail }) => ({
        ...{ id: stepId, at: at.toISOString(), kind, by: email },
        note: textOf(detail.note),
        assignee: textOf(detail.assignee),
        until: textOf(detail.until),
      })),
      messages: deliveries.filter(isShown).map(({ at, step, channel, recipient, outcome, reason, dueAt }) => ({
        ...{ at: at.toISOString(), step, channel, outcome, reason, until: dueAt?.toISOString() ?? null },
        recipient: channel === 'webhook' ? nameOf(recipient) : recipient,
      })),
      mutedUntil: mutes.find(({ trailerId }) => trailerId === episode.trailerId)?.mutedUntil.toISOString() ?? null,
      counted: await countedNow(context.repositories, episode, { scope, now }),
    };
  },

  async alertCount(_, { customerId }, context) {
    await authorizeReading('alertCount', customerId, context);
    const { access, repositories, now } = context;
    return repositories.alertEpisodes.unhandled(customerId, narrowScope(access.scope.trailers, customerId), now());
  },
};

/** A reminder or an escalation that only waits for its time is no news. */
const isShown = ({ outcome, reason }: DeliveryRecord) => outcome !== 'waiting' || reason !== null;

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function checkedId(id: string): string {
  if (!isUuid(id)) throw notFound();
  return id;
}

function oneOf<Known extends string>(
  known: readonly Known[],
  value: string | null | undefined,
  message: (known: readonly string[]) => string,
): Known | undefined {
  if (value == null) return undefined;
  const found = known.find((one) => one === value);
  if (!found) throw badInput(message(known));
  return found;
}

function assigneeOf(assigned: string | null | undefined, userId: string): string | null | undefined {
  if (assigned == null) return undefined;
  if (assigned === 'none') return null;
  if (assigned === 'mine') return userId;
  throw badInput(ALERT_MESSAGES.assigned);
}
