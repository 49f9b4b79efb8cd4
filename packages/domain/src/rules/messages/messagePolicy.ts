/** Limits of messages to users. */
export const MESSAGE_POLICY = {
  /** Characters of the text. */
  textLength: 2_000,
  /** Levels of lists inside lists. */
  listLevels: 3,
  /** Customers in one audience. */
  customers: 200,
  /** Scheduled and shown messages of the whole product. Each user's portal reads all of them for its audience. */
  open: 100,
  /** A message can start at most this far ahead, and lasts at most this long, in ms. */
  maxAheadMs: 366 * 86_400_000,
  /** Messages in one page of the list. */
  maxPageSize: 100,
  /** Messages that ended or were withdrawn before this are deleted, in ms. */
  keptMs: 366 * 86_400_000,
  /** How often a portal reads its messages besides the changes that the server reports, in ms. */
  refreshMs: 300_000,
} as const;
