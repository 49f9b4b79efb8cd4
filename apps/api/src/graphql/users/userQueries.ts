import { badInput, notFound } from '../../http/fault';
import { isUuid } from '../../http/uuid';
import { type Span, USER_SORT_FIELDS, type UserSortField } from '../../repositories/userAdministration';
import type { QueryResolvers, UserDateFilter } from '../generated/resolvers';
import { effectiveAccess } from './effectiveAccess';
import { isWithin, reachOf } from './reach';
import { checkRows } from './rows';
import { shownUsers } from './shownUsers';

/** An export asks for this many at most. */
const MAX_PAGE = 500;
/** Beyond this a text is no name any more. */
const MAX_TEXT = 254;

export const userQueries: Pick<QueryResolvers, 'users' | 'effectiveAccess' | 'checkUserRows'> = {
  async users(_, { input }, context) {
    const { access, repositories } = context;
    await access.authorise('users');
    const { pageSize, pageNumber } = input.paginationInput;
    if (pageSize < 1 || pageSize > MAX_PAGE || pageNumber < 1) throw badInput(`Ask for 1 to ${MAX_PAGE} users a page.`);
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
      { limit: pageSize, offset: (pageNumber - 1) * pageSize },
    );
    return { userCount: count, users: await shownUsers(users, context) };
  },

  async effectiveAccess(_, { userId }, context) {
    await context.access.authorise('effectiveAccess');
    return effectiveAccess(userId, context);
  },

  async checkUserRows(_, { rows }, context) {
    await context.access.authorise('checkUserRows');
    return checkRows(rows, context);
  },
};

function text(given: string | null | undefined): string | null {
  const trimmed = given?.trim() ?? '';
  if (trimmed.length > MAX_TEXT) throw badInput(`Search for at most ${MAX_TEXT} characters.`);
  return trimmed || null;
}

const span = (filter: UserDateFilter | null | undefined): Span | null =>
  filter
    ? { from: filter.from ? new Date(filter.from) : null, before: filter.before ? new Date(filter.before) : null }
    : null;

function sortField(name: string): UserSortField {
  const field = USER_SORT_FIELDS.find((known) => known === name);
  if (!field) throw badInput(`Users sort by ${USER_SORT_FIELDS.join(', ')}.`);
  return field;
}
