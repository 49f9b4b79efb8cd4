/** Limits of transfers of trailers to another customer. */
export const TRANSFER_POLICY = {
  /** Lines of a transfer. */
  lines: 10_000,
  /** Characters of a line; a longer one is cut off. */
  lineChars: 64,
  /** How long after its end a transfer can be undone. */
  undoMs: 24 * 3_600_000,
  /** Trailers that move in one transaction, which reports to them wait for. */
  batch: 100,
  /** A transfer can be scheduled this far ahead. */
  daysAhead: 366,
  reasonChars: 500,
} as const;
