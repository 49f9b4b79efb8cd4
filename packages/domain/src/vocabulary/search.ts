/** Bounds of a search across trailers, customers, groups and users. */
export const SEARCH_LIMITS = {
  /** A shorter text finds nothing. */
  minChars: 2,
  maxChars: 100,
  /** Results of each kind that a request may ask for. */
  results: 20,
  /** Results of each kind if a request names no number. */
  defaultResults: 5,
} as const;
