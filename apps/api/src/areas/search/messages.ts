/** Errors of the search. */
export const SEARCH_MESSAGES = {
  textTooLong: (max: number) => `Search for at most ${max} characters.`,
  limit: (max: number) => `Request 1 to ${max} results of each kind.`,
} as const;
