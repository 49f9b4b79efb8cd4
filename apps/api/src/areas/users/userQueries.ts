import { isWithin, reachOf } from '../../auth/reach';
import type { QueryResolvers, UserDateFilter } from '../../graphql/generated/resolvers';
import { REQUEST_MESSAGES } from '../../graphql/messages';
import { pageWindow } from '../../graphql/pageWindow';
import { badInput, notFound } from '../../http/apiError';
import { isUuid } from '../../http/uuid';
import { effectiveAccess } from './effectiveAccess';
import { USER_MESSAGES } from './messages';
import { type Span, USER_SORT_FIELDS, type UserSortField } from './repository';
import { checkRows } from './rows';
import { shownUsers } from './shownUsers';

/** Maximum page size, used by exports. */
const MAX_PAGE = 500;
/** No searchable text is longer. */
const MAX_TEXT = 254;

export const userQueries: Pick<QueryResolvers, 'users' | 'effectiveAccess' | 'checkUserRows'> = {
  async users(_, { input }, context) {
    const { access, repositories } = context;
    await access.authorize('users');
    const page = pageWindow(input.paginationInput, { maxPageSize: MAX_PAGE });
    const reach = reachOf(access);
    const customerId = input.customerId || null;
    if (customerId !== null && !isWithin(reach, customerId)) throw notFound();
    const filters = input.filters ?? {};
    if (filters.id != null && !isUuid(filters.id)) return { userCount: 0, users: [] };
    const { count, users } = await repositories.userAdministration.page(
      {
        customerIds: customerId === null ? reach : [customerId],
        within: reach,
        userId: filters.id?.toLowerCase() ?? null,
        username: text(filters.username),
        customer: text(filters.customer),
        group: text(filters.group),
        enabled: filters.enabled ?? null,
        accountStatus: filters.accountStatus ?? null,
        emailVerified: filters.emailVerified ?? null,
        types: filters.types ?? null,
        lastLogin: span(filters.lastLogin),
        updated: span(filters.updated),
        created: span(filters.created),
        sortBy: sortField(input.sortingInput?.sortBy ?? 'email'),
        sortAsc: input.sortingInput?.sortAsc ?? true,
      },
      page,
    );
    return { userCount: count, users: await shownUsers(users, context) };
  },

  async effectiveAccess(_, { userId }, context) {
    await context.access.authorize('effectiveAccess');
    return effectiveAccess(userId, context);
  },

  async checkUserRows(_, { rows }, context) {
    await context.access.authorize('checkUserRows');
    return checkRows(rows, context);
  },
};

function text(given: string | null | undefined): string | null {
  const trimmed = given?.trim() ?? '';
  if (trimmed.length > MAX_TEXT) throw badInput(USER_MESSAGES.searchTooLong(MAX_TEXT));
  return trimmed || null;
}

const span = (filter: UserDateFilter | null | undefined): Span | null =>
  filter
    ? { from: filter.from ? new Date(filter.from) : null, before: filter.before ? new Date(filter.before) : null }
    : null;

function sortField(name: string): UserSortField {
  const field = USER_SORT_FIELDS.find((known) => known === name);
  if (!field) throw badInput(REQUEST_MESSAGES.sortField(USER_SORT_FIELDS));
  return field;
}
