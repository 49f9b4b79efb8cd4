/** Kinds of results, in the order in which they are listed. */
export const SEARCH_KINDS = ['trailer', 'customer', 'group', 'user', 'geofence', 'place', 'page', 'help'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** One result of the global search. */
export interface SearchItem {
  kind: SearchKind;
  /** Address of its page; unique among the results. */
  href: string;
  label: string;
  /** A second text, for results with the same label, such as the VIN of a trailer. */
  detail?: string | undefined;
}

/** A page of the host that users can find by name. */
export interface SearchPage {
  href: string;
  label: string;
  /** Where the page is found, e.g. 'Settings'. */
  detail?: string | undefined;
}

/** Results under one heading. */
export interface SearchSection {
  id: SearchKind | 'recent';
  items: readonly SearchItem[];
}
