import type { MessagesPort } from '@gladhand/domain';
import type {
  DeveloperMessage,
  DeveloperMessageInput,
  DeveloperMessagePage,
  MessageAudienceInput,
  MessageCustomer,
  MessageReach,
  MessageUserPage,
  UpdateDeveloperMessageInput,
} from '@gladhand/domain/messages';
import type { ApiInfiniteQuery, ApiMutation, ApiQuery } from '@gladhand/domain/react';
import type { MessageView } from './messageView';

const PAGE_SIZE = 25;

/** The messages of a view page by page, newest first. */
export function messagePagesQuery({
  state,
  severity,
  role,
  customerId,
  search,
}: MessageView): ApiInfiniteQuery<DeveloperMessagePage, string | null> {
  const filter = { state, severity, role, customerId, search: search.trim() || null };
  return {
    key: ['developerMessages', filter],
    fetch: (api: MessagesPort, after, options) => api.messages.list({ ...filter, after, limit: PAGE_SIZE }, options),
    firstCursor: null,
    next: (page) => page.next ?? undefined,
  };
}

/** One message by its id, or null. */
export const oneMessageQuery = (id: string): ApiQuery<DeveloperMessage | null> => ({
  key: ['developerMessages', 'one', id],
  fetch: async (api: MessagesPort, options) => (await api.messages.list({ id, limit: 1 }, options)).messages[0] ?? null,
});

/** The customers that a message can be for. */
export const messageCustomersQuery: ApiQuery<MessageCustomer[]> = {
  key: ['messageCustomers'],
  fetch: (api: MessagesPort, options) => api.messages.customers(options),
};

/** How many users an audience reaches. */
export const messageReachQuery = (audience: MessageAudienceInput): ApiQuery<MessageReach> => ({
  key: ['messageReach', audience],
  fetch: (api: MessagesPort, options) => api.messages.reach(audience, options),
});

/** Whose number a list of users belongs to: those that an audience reaches, or those who have dismissed a message. */
export type UserSource = { audience: MessageAudienceInput } | { dismissed: string };

export const messageUsersQuery = (source: UserSource): ApiInfiniteQuery<MessageUserPage, string | null> => ({
  key: ['messageUsers', source],
  fetch: (api: MessagesPort, after, options) => api.messages.users({ ...source, after, limit: PAGE_SIZE }, options),
  firstCursor: null,
  next: ({ users, hasMore }) => (hasMore ? users.at(-1)?.email : undefined),
});

const STALE = [['developerMessages'], ['messagesForMe']];

export const createMessage: ApiMutation<DeveloperMessageInput, DeveloperMessage> = {
  run: (api: MessagesPort, message, requestId) => api.messages.create({ message, requestId }),
  invalidates: () => STALE,
};
export const updateMessage: ApiMutation<UpdateDeveloperMessageInput, DeveloperMessage> = {
  run: (api: MessagesPort, input) => api.messages.update(input),
  invalidates: () => STALE,
};
export const withdrawMessage: ApiMutation<{ id: string; version: number }, DeveloperMessage> = {
  run: (api: MessagesPort, input) => api.messages.withdraw(input),
  invalidates: () => STALE,
};
