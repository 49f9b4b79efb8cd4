/** The result of a create mutation. */
export interface Receipt {
  userId: string;
  /** A UUID from the client. */
  requestId: string;
  operation: string;
  /** Distinguishes a repeated request from a different one with the same id. */
  requestHash: string;
  /** The response as plain JSON. Never a secret. */
  answer: unknown;
  at: Date;
}

export interface ReceiptRepository {
  find(userId: string, requestId: string): Promise<Receipt | undefined>;
  /** Claims an id within a transaction; waits for a concurrent one that has it. False if that one was committed. */
  claim(receipt: Omit<Receipt, 'answer'>): Promise<boolean>;
  /** Stores the response of a claimed request. */
  complete(userId: string, requestId: string, answer: unknown): Promise<void>;
  /** Returns the number deleted. */
  deleteBefore(before: Date): Promise<number>;
}
