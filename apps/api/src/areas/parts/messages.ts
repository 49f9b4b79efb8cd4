/** Errors of requests about parts. */
export const PARTS_MESSAGES = {
  rowCount: (limit: number) => `Send 1 to ${limit} rows.`,
  deletedCount: (limit: number) => `Up to ${limit} parts can be deleted together.`,
  category: (known: readonly string[]) => `The category must be one of '${known.join(', ')}'.`,
  vehicleType: 'There is no trailer type with this id.',
  noTrailer: 'You have no trailer with this VIN.',
  noCustomer: 'Choose the customer of this model.',
  twice: (line: number) => `The same part at the same position is on line ${line}.`,
  description: (limit: number) => `Describe what the picture shows in 1 to ${limit} characters, on one line.`,
  pictures: (limit: number) => `A part can have up to ${limit} pictures.`,
} as const;
