import type { DateConditionKind } from '@gladhand/domain/users';

/** The condition of a date column. */
export interface DateFilter {
  kind: DateConditionKind;
  /** ISO, e.g. 2026-11-17. */
  day: string;
}

/** The filters, order and page of the user list. Null is no filter. */
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
  /** Starts at 1. */
  page: number;
  /** Id of the user whose dialog is open. */
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

/** The number of active filters. */
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
