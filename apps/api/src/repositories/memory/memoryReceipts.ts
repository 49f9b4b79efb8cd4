import type { Receipt, ReceiptRepository } from '../receipts';
import type { MemoryStore } from './memoryStore';

/** Results of create mutations in memory. */
export function memoryReceipts(store: MemoryStore): ReceiptRepository {
  const receipts = store.keep(new Map<string, Receipt>());
  const keyOf = (userId: string, requestId: string) => `${userId} ${requestId}`;
  return {
    find: async (userId, requestId) => receipts.get(keyOf(userId, requestId)),
    async claim(receipt) {
      const key = keyOf(receipt.userId, receipt.requestId);
      if (receipts.has(key)) return false;
      receipts.set(key, { ...receipt, answer: null });
      return true;
    },
    async complete(userId, requestId, answer) {
      const key = keyOf(userId, requestId);
      const receipt = receipts.get(key);
      // Stored as in a database: undefined is dropped and dates become texts.
      if (receipt) receipts.set(key, { ...receipt, answer: JSON.parse(JSON.stringify(answer)) });
    },
    async deleteBefore(before) {
      const old = [...receipts].filter(([, { at }]) => at < before);
      for (const [key] of old) receipts.delete(key);
      return old.length;
    },
  };
}
