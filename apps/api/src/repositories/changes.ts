/** The position of a reader in the change sequence. Its format is internal. */
export type ChangeCursor = string;

/** Stands for the messages to users in the sequence. No customer has this id. */
export const MESSAGES_CHANGED = 0;
/** Stands for the campaigns of updates over the air in the sequence. No customer has this id. */
export const CAMPAIGNS_CHANGED = -1;

/** Whether an entry of the sequence is a customer. */
export const isCustomer = (id: number): boolean => id > 0;

/** Customers whose trailers have changed since a cursor. */
export interface ChangesSince {
  cursor: ChangeCursor;
  customerIds: ReadonlySet<number>;
}

/** The sequence of trailer changes in commit order; every process reads it. */
export interface ChangeRepository {
  /** Records within a transaction that trailers of these customers change, or one of the ids above. */
  add(customerIds: readonly number[], now: Date): Promise<void>;
  /** The current end of the sequence. */
  end(): Promise<ChangeCursor>;
  /** Changes committed after a cursor. None is missed, but some may be repeated. */
  since(cursor: ChangeCursor): Promise<ChangesSince>;
  /** Returns the number deleted. */
  deleteBefore(before: Date): Promise<number>;
}
