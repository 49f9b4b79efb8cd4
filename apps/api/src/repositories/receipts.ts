/** What a create mutation answered. */
export interface Receipt {
  userId: string;
  /** A UUID that the client made. */
  requestId: string;
  operation: string;
  /** Tells a repeated request from another one that bears its id. */
  requestHash: string;
  /** The answer as plain JSON. Never a secret. */
  answer: unknown;
  at: Date;
}

export interface ReceiptRepository {
  find(userId: string, requestId: string): Promise<Receipt | undefined>;
  /** Takes an id within a transaction; waits for another one that has it. False when that one was committed. */
  claim(receipt: Omit<Receipt, 'answer'>): Promise<boolean>;
  /** Keeps the answer of a request that was claimed before. */
  complete(userId: string, requestId: string, answer: unknown): Promise<void>;
  /** Answers how many were deleted. */
  deleteBefore(before: Date): Promise<number>;
}
