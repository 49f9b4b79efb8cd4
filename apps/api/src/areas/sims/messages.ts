/** Errors of requests about SIMs. */
export const SIM_MESSAGES = {
  noProvider: 'No SIM provider is set up. Set SIM_PROVIDER_URL and SIM_WEBHOOK_SECRETS on the server.',
  action: (known: readonly string[]) => `The action must be one of ${known.join(', ')}.`,
  filter: (field: string, known: readonly string[]) => `The filter ${field} must be one of ${known.join(', ')}.`,
  sortBy: (known: readonly string[]) => `SIMs can be sorted by ${known.join(', ')}.`,
  searchTooLong: 'Search for up to 100 characters.',
  batchId: 'batchId and newBatchId must be UUIDs.',
  oneTarget: 'Send exactly one of iccids, lines and filter.',
  tooManyLines: (limit: number) => `Paste up to ${limit} lines.`,
  tooMany: (limit: number) => `Up to ${limit} SIMs can be changed together. Narrow the filter.`,
  changed: (sims: number) => `The number of SIMs has changed. It's now ${sims}. Check it, then confirm again.`,
  nothing: 'None of these SIMs can be changed. Check their status, then try again.',
  choosePlan: 'Choose the new plan.',
  unknownPlan: 'None of your SIMs has this plan. Choose one from the list.',
  noRefused: 'This batch has no refused changes.',
} as const;

/** Errors of callbacks of the provider. */
export const SIM_EVENT_MESSAGES = {
  signature: 'The signature is missing or wrong, or its timestamp is more than 5 minutes from now.',
  body: 'The body must be JSON as described in docs/sims.md.',
  id: 'The header webhook-id must have 1 to 128 characters.',
} as const;
