/** How far a reader of the change sequence has come. Opaque. */
export type ChangeCursor = string;

/** Customers whose trailers have changed since a cursor. */
export interface ChangesSince {
  cursor: ChangeCursor;
  customerIds: ReadonlySet<number>;
}

/** The sequence of changes of trailers, in the order they were committed; every process reads it. */
export interface ChangeRepository {
  /** Notes within a transaction that trailers of these customers change with it. */
  add(customerIds: readonly number[], now: Date): Promise<void>;
  /** The present end of the sequence. */
  end(): Promise<ChangeCursor>;
  /** What was committed after a cursor; nothing is missed, and something may be told twice. */
  since(cursor: ChangeCursor): Promise<ChangesSince>;
  /** Answers how many were deleted. */
  deleteBefore(before: Date): Promise<number>;
}
