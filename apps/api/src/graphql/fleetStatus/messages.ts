/** Errors of fleet status queries. */
export const FLEET_QUERY_MESSAGES = {
  unknownSort: (field: string, hint: string) => `There is no column '${field}' to sort by. ${hint}`,
  unsortable: (field: string, hint: string) => `The column '${field}' can't be sorted. ${hint}`,
  tooManyFilters: (max: number) => `Use at most ${max} filters.`,
  unknownFilter: (field: string, hint: string) => `There is no column '${field}' to filter by. ${hint}`,
  emptyFilter: (field: string, hint: string) => `The filter on '${field}' is empty. ${hint}`,
  tooManyValues: (max: number) => `Use at most ${max} values in a filter.`,
  booleans: (field: string) => `The filter on '${field}' takes 'true' and 'false'.`,
  textTooLong: (field: string, max: number) => `The text for '${field}' is longer than ${max} characters.`,
  unfit: (operator: string, field: string, hint: string) =>
    `'${operator}' doesn't apply to the column '${field}'. ${hint}`,
  takesMinAndMax: "It takes 'min' and 'max'.",
  takesFromAndBefore: "It takes 'from' and 'before'.",
  takesContains: "It takes 'contains'.",
  takesContainsOrIn: "It takes 'contains' or 'in'.",
  takesIn: "It takes 'in'.",
  columns: (names: readonly string[]) => `Columns: ${names.join(', ')}.`,
  listExpired: 'This list has expired. Start again from the first page.',
} as const;
