/** What a group's panel lists. */
export const GROUP_TABS = ['trailers', 'users'] as const;
export type GroupTab = (typeof GROUP_TABS)[number];

/** Which customer, which of its groups, and what of the group is shown. */
export interface GroupView {
  /** Null: the only customer there is, or none. */
  customerId: number | null;
  /** The group that is open; null: none. */
  groupId: string | null;
  tab: GroupTab;
  /** Of its trailers. */
  search: string;
  /** Of its trailers or users, from 1. */
  page: number;
}

export const FIRST_VIEW: GroupView = { customerId: null, groupId: null, tab: 'trailers', search: '', page: 1 };
