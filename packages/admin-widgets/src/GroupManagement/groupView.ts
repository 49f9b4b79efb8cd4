/** The lists of a group. */
export const GROUP_TABS = ['trailers', 'users'] as const;
export type GroupTab = (typeof GROUP_TABS)[number];

/** The selected customer and group, and the state of its list. */
export interface GroupView {
  /** Null for the only customer, or for none. */
  customerId: number | null;
  /** Id of the selected group. */
  groupId: string | null;
  tab: GroupTab;
  /** Searches the trailers. */
  search: string;
  /** Page of the trailers or users. Starts at 1. */
  page: number;
}

export const FIRST_VIEW: GroupView = { customerId: null, groupId: null, tab: 'trailers', search: '', page: 1 };
