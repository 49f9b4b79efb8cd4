import type { AdministrationPort } from '@gladhand/domain';
import type {
  CreatedUser,
  CreateUserInput,
  DisableUserInput,
  EffectiveAccess,
  ManagedUser,
  UpdateUserInput,
  UserFilters,
  UserGroupsInput,
  UserPage,
  UsersInput,
} from '@gladhand/domain/administration';
import type { ApiMutation, ApiQuery } from '@gladhand/domain/react';
import { dateCondition } from '@gladhand/domain/users';
import { USER_MESSAGES as TEXT } from './messages';
import type { DateFilter, UserView } from './userView';

/** The input of a view, without its page. */
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

/** Prefix of all queries that a change of users invalidates. */
export const USERS_KEY = [TEXT.many] as const;

export const userPageQuery = (view: UserView, pageSize: number, timeZone: string): ApiQuery<UserPage> => ({
  key: [...USERS_KEY, 'page', viewInput(view, timeZone), view.page, pageSize],
  fetch: (api: AdministrationPort, options) =>
    api.administration.users.page(
      { ...viewInput(view, timeZone), paginationInput: { pageSize, pageNumber: view.page } },
      options,
    ),
});

/** One user by id, or null. */
export const oneUserQuery = (id: string): ApiQuery<ManagedUser | null> => ({
  key: [...USERS_KEY, 'one', id],
  fetch: async (api: AdministrationPort, options) => {
    const paginationInput = { pageSize: 1, pageNumber: 1 };
    const { users } = await api.administration.users.page({ filters: { id }, paginationInput }, options);
    return users[0] ?? null;
  },
});

export const accessQuery = (userId: string): ApiQuery<EffectiveAccess> => ({
  key: [...USERS_KEY, 'access', userId],
  fetch: (api: AdministrationPort, options) => api.administration.users.access(userId, options),
});

const changed = () => [USERS_KEY];

export const createUser: ApiMutation<CreateUserInput, CreatedUser> = {
  run: (api: AdministrationPort, input, requestId) => api.administration.users.create({ ...input, id: requestId }),
  invalidates: changed,
};
export const updateUser: ApiMutation<UpdateUserInput, ManagedUser> = {
  run: (api: AdministrationPort, input) => api.administration.users.update(input),
  invalidates: changed,
};
export const enableUser: ApiMutation<UpdateUserInput, ManagedUser> = {
  run: (api: AdministrationPort, input) => api.administration.users.enable(input),
  invalidates: changed,
};
export const disableUser: ApiMutation<DisableUserInput, ManagedUser> = {
  run: (api: AdministrationPort, input) => api.administration.users.disable(input),
  invalidates: changed,
};
export const deleteUser: ApiMutation<string, string> = {
  run: (api: AdministrationPort, userId) => api.administration.users.delete(userId),
  invalidates: changed,
};
export const addToGroups: ApiMutation<UserGroupsInput, ManagedUser[]> = {
  run: (api: AdministrationPort, input) => api.administration.users.addToGroups(input),
  invalidates: changed,
};
export const removeFromGroups: ApiMutation<UserGroupsInput, ManagedUser[]> = {
  run: (api: AdministrationPort, input) => api.administration.users.removeFromGroups(input),
  invalidates: changed,
};
