import type { ChangeRepository } from '../changes';
import type { MemoryStore } from './memoryStore';

/** The change sequence in memory. */
export function memoryChanges(store: MemoryStore): ChangeRepository {
  const changes: { customerIds: readonly number[]; at: Date; sequence: number }[] = store.keep([]);
  let sequence = 0;
  return {
    async add(customerIds, at) {
      if (customerIds.length > 0) changes.push({ customerIds, at, sequence: ++sequence });
    },
    end: async () => String(sequence),
    async since(cursor) {
      const later = changes.filter((change) => change.sequence > Number(cursor));
      return { cursor: String(sequence), customerIds: new Set(later.flatMap(({ customerIds }) => customerIds)) };
    },
    async deleteBefore(before) {
      const kept = changes.filter(({ at }) => at >= before);
      const deleted = changes.length - kept.length;
      changes.splice(0, changes.length, ...kept);
      return deleted;
    },
  };
}
