import type { MemoryStore } from '../../repositories/memory/memoryStore';
import type { FreightRepository } from './repository';

export function memoryFreight(store: MemoryStore): FreightRepository {
  const accepted = store.keep(new Map<string, Date>());
  const keyOf = (userId: string, version: string) => JSON.stringify([userId, version]);
  return {
    acceptedAt: async (userId, version) => accepted.get(keyOf(userId, version)),
    async accept(userId, version, at) {
      const key = keyOf(userId, version);
      if (accepted.has(key)) return false;
      accepted.set(key, at);
      return true;
    },
  };
}
