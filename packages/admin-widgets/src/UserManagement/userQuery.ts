import {
  type CreatedUser,
  type CreateUserInput,
  type DateConditionKind,
  type DisableUserInput,
  dateCondition,
  type EffectiveAccess,
  type ManagedUser,
  type Me,
  type UpdateUserInput,
  type UserFilters,
  type UserGroupsInput,
  type UserPage,
  type UsersInput,
} from '@gladhand/domain';
import type { ApiMutation, ApiQuery } from '@gladhand/domain/react';

/** The one condition of a date column. */
export interface DateFilter {
  kind: DateConditionKind;
  /** ISO, e.g. 2026-11-17. */
  day: string;
}

/** What the grid is asked to show. Null does not narrow. */
export interface UserView {
  customerId: number | null;
  username: string;
  customer: string;
  group: string;
  enabled: boolean | null;
  accountStatus: string | null;
  emailVerified: boolean | null;
  types: readonly string[];
  lastLogin: DateFilter | null;
  updated: DateFilter | null;
  created: DateFilter | null;
  sort: { sortBy: string; sortAsc: boolean };
  /** From 1. */
  page: number;
  /** The user whose dialog is open; null: none. */
  openId: string | null;
}

export const FIRST_VIEW: UserView = {
  customerId: null,
  username: '',
  customer: '',
  group: '',
  enabled: null,
  accountStatus: null,
  emailVerified: null,
  types: [],
  lastLogin: null,
  updated: null,
  created: null,
  sort: { sortBy: 'email', sortAsc: true },
  page: 1,
  openId: null,
};

/** How many of the filters are in force. */
export function filterCount(view: UserView): number {
  const { username, customer, group, enabled, accountStatus, emailVerified, types } = view;
  return [
    username.trim(),
    customer.trim(),
    group.trim(),
    enabled !== null,
    accountStatus,
    emailVerified !== null,
    types.length > 0,
    view.lastLogin,
    view.updated,
    view.created,
  ].filter(Boolean).length;
}

/** What the server is asked for a view, without the page. */
export function viewInput(view: UserView, timeZone: string): Omit<UsersInput, 'paginationInput'> {
  const text = (value: string) => value.trim() || null;
  const span = (filter: DateFilter | null): UserFilters['lastLogin'] => {
    const [year, month, day] = (filter?.day ?? '').split('-').map(Number);
    if (!filter || !year || !month || !day) return null;
    const { from, before } = dateCondition(filter.kind, { year, month, day }, timeZone);
    return { from: from?.toISOString() ?? null, before: before?.toISOString() ?? null };
  };
  return {
    customerId: view.customerId,
    filters: {
      username: text(view.username),
      customer: text(view.customer),
      group: text(view.group),
      enabled: view.enabled,
      accountStatus: view.accountStatus,
      emailVerified: view.emailVerified,
      types: view.types.length > 0 ? [...view.types] : null,
      lastLogin: span(view.lastLogin),
      updated: span(view.updated),
      created: span(view.created),
    },
    sortingInput: view.sort,
  };
}

/** Prefix of everything that a change of users makes old. */
export const USERS_KEY = ['users'] as const;

export const userPageQuery = (view: UserView, pageSize: number, timeZone: string): ApiQuery<UserPage> => ({
  key: [...USERS_KEY, 'page', viewInput(view, timeZone), view.page, pageSize],
  fetch: (api, options) =>
    api.administration.users.page(
      { ...viewInput(view, timeZone), paginationInput: { pageSize, pageNumber: view.page } },
      options,
    ),
});

/** One user by id; null when there is none. */
export const oneUserQuery = (id: string): ApiQuery<ManagedUser | null> => ({
  key: [...USERS_KEY, 'one', id],
  fetch: async (api, options) => {
    const paginationInput = { pageSize: 1, pageNumber: 1 };
    const { users } = await api.administration.users.page({ filters: { id }, paginationInput }, options);
    return users[0] ?? null;
  },
});

export const accessQuery = (userId: string): ApiQuery<EffectiveAccess> => ({
  key: [...USERS_KEY, 'access', userId],
  fetch: (api, options) => api.administration.users.access(userId, options),
});

/** Who looks: their roles say which types they may give. */
export const viewerQuery: ApiQuery<Me> = { key: ['me'], fetch: (api, options) => api.me(options) };

const changed = () => [USERS_KEY];

export const createUser: ApiMutation<CreateUserInput, CreatedUser> = {
  run: (api, input, requestId) => api.administration.users.create({ ...input, id: requestId }),
  invalidates: changed,
};
export const updateUser: ApiMutation<UpdateUserInput, ManagedUser> = {
  run: (api, input) => api.administration.users.update(input),
  invalidates: changed,
};
export const enableUser: ApiMutation<UpdateUserInput, ManagedUser> = {
  run: (api, input) => api.administration.users.enable(input),
  invalidates: changed,
};
export const disableUser: ApiMutation<DisableUserInput, ManagedUser> = {
  run: (api, input) => api.administration.users.disable(input),
  invalidates: changed,
};
export const deleteUser: ApiMutation<string, string> = {
  run: (api, userId) => api.administration.users.delete(userId),
  invalidates: changed,
};
export const addToGroups: ApiMutation<UserGroupsInput, ManagedUser[]> = {
  run: (api, input) => api.administration.users.addToGroups(input),
  invalidates: changed,
};
export const removeFromGroups: ApiMutation<UserGroupsInput, ManagedUser[]> = {
  run: (api, input) => api.administration.users.removeFromGroups(input),
  invalidates: changed,
};
