import {
  compareMessages,
  MESSAGE_POLICY,
  MESSAGE_SEVERITIES,
  MESSAGE_STATES,
  MessageState,
  messageState,
  nextMessageChange,
} from '@gladhand/domain/messages';
import { ROLES } from '@gladhand/domain/users';
import type { QueryResolvers } from '../../graphql/generated/resolvers';
import { badInput } from '../../http/apiError';
import { isUuid } from '../../http/uuid';
import { checkedAudience } from './checkedMessage';
import { MESSAGE_TEXTS } from './messages';
import { ownMessages } from './ownMessages';
import type { MessageUser } from './repository';
import { toMessage, toShownMessage } from './toMessage';

type Queries = Pick<
  QueryResolvers,
  'developerMessages' | 'messageReach' | 'messageUsers' | 'messageCustomers' | 'messagesForMe'
>;

export const messageQueries: Queries = {
  async developerMessages(_, { input }, context) {
    const { access, repositories } = context;
    await access.authorize('developerMessages');
    const { id = null, limit, after = null, customerId = null } = input;
    if (limit < 1 || limit > MESSAGE_POLICY.maxPageSize)
      throw badInput(MESSAGE_TEXTS.pageSize(MESSAGE_POLICY.maxPageSize));
    if (after !== null && !isUuid(after)) throw badInput(MESSAGE_TEXTS.after);
    if (id !== null && !isUuid(id)) return { total: 0, messages: [], next: null };
    const now = context.now();
    const { total, messages } = await repositories.messages.search({
      ...{ messageId: id, now, after, customerId, text: input.search?.trim() ?? '' },
      state: knownOf('state', input.state, MESSAGE_STATES),
      severity: knownOf('severity', input.severity, MESSAGE_SEVERITIES),
      role: knownOf('role', input.role, ROLES),
      limit: limit + 1,
    });
    const page = messages.slice(0, limit);
    const seesUsers = await access.may('users');
    return {
      total,
      messages: page.map((message) => toMessage(message, { now, seesUsers })),
      next: messages.length > limit ? (page.at(-1)?.messageId ?? null) : null,
    };
  },

  async messageReach(_, { audience }, context) {
    await context.access.authorize('messageReach');
    const { users, byRole } = await context.repositories.messages.reach(await checkedAudience(audience, context));
    return {
      users,
      byRole: ROLES.flatMap(({ id }) => {
        const count = byRole.get(id);
        return count === undefined ? [] : [{ role: id, users: count }];
      }),
    };
  },

  async messageUsers(_, { input }, context) {
    const { access, repositories } = context;
    await access.authorize('messageUsers');
    const { audience, dismissed, after = null, limit } = input;
    if (limit < 1 || limit > MESSAGE_POLICY.maxPageSize)
      throw badInput(MESSAGE_TEXTS.pageSize(MESSAGE_POLICY.maxPageSize));
    if ((audience == null) === (dismissed == null)) throw badInput(MESSAGE_TEXTS.oneOfUsers);
    const page = { after, limit: limit + 1 };
    let found: MessageUser[] = [];
    if (audience) found = await repositories.messages.reachedUsers(await checkedAudience(audience, context), page);
    else if (dismissed && isUuid(dismissed)) found = await repositories.messages.dismissedBy(dismissed, page);
    return {
      users: found.slice(0, limit).map(({ userId, email }) => ({ id: userId, email })),
      hasMore: found.length > limit,
    };
  },

  async messageCustomers(_, _args, { access, repositories }) {
    await access.authorize('messageCustomers');
    return repositories.messages.customers();
  },

  async messagesForMe(_, _args, context) {
    await context.access.authorize('messagesForMe');
    const now = context.now();
    const own = (await ownMessages(context)).filter(({ isDismissed }) => !isDismissed);
    const shown = own.filter((message) => messageState(message, now) === MessageState.Shown);
    const changes = own.flatMap((message) => nextMessageChange(message, now)?.getTime() ?? []);
    return {
      messages: shown
        .map((message) => ({ ...message, id: message.messageId }))
        .sort(compareMessages)
        .map(toShownMessage),
      nextChangeAt: changes.length === 0 ? null : new Date(Math.min(...changes)).toISOString(),
    };
  },
};

/** A value of a filter; null for none. */
function knownOf<Id extends string>(
  field: string,
  value: string | null | undefined,
  known: readonly { readonly id: Id }[],
): Id | null {
  if (value == null) return null;
  const found = known.find(({ id }) => id === value);
  if (!found) {
    throw badInput(
      MESSAGE_TEXTS.filter(
        field,
        known.map(({ id }) => id),
      ),
    );
  }
  return found.id;
}
