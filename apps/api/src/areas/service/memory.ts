import type { MemoryStore } from '../../repositories/memory/memoryStore';
import type { TrailerKey } from '../../repositories/trailers';
import type { DealerRecord, DealerRepository, ServiceRecordEntry, ServiceRecordRepository } from './repository';

const isOf = (one: TrailerKey, { customerId, trailerId }: TrailerKey) =>
  one.customerId === customerId && one.trailerId === trailerId;
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

export function memoryService(store: MemoryStore): {
  dealers: DealerRepository;
  serviceRecords: ServiceRecordRepository;
} {
  const dealers = new Map<string, DealerRecord>();
  const entries: ServiceRecordEntry[] = store.keep([]);
  return {
    dealers: {
      list: async (limit) =>
        [...dealers.values()]
          .sort((a, b) => compare(a.name, b.name) || compare(a.dealerId, b.dealerId))
          .slice(0, limit),
      find: async (dealerId) => dealers.get(dealerId),
      async put(list) {
        for (const dealer of list) dealers.set(dealer.dealerId, dealer);
      },
    },
    serviceRecords: {
      async add(records) {
        entries.push(...records);
      },
      async copyInspections(moves) {
        for (const { from, to } of moves) {
          const own = entries.filter((entry) => isOf(entry, to));
          const isKnown = (entry: ServiceRecordEntry) =>
            own.some(
              ({ list, kind, performedOn, addedAt }) =>
                list === entry.list &&
                kind === entry.kind &&
                performedOn === entry.performedOn &&
                Number(addedAt) === Number(entry.addedAt),
            );
          const copied = entries.filter((entry) => isOf(entry, from) && entry.list === 'inspection' && !isKnown(entry));
          entries.push(...copied.map((entry) => ({ ...entry, ...to, recordId: crypto.randomUUID(), addedBy: null })));
        }
      },
      async passedAnnual(customerId, trailerIds) {
        const newest = new Map<string, string>();
        for (const { trailerId, performedOn, ...entry } of entries) {
          if (entry.customerId !== customerId || !trailerIds.includes(trailerId)) continue;
          if (entry.list !== 'inspection' || entry.kind !== 'annual' || entry.result !== 'passed') continue;
          if (performedOn > (newest.get(trailerId) ?? '')) newest.set(trailerId, performedOn);
        }
        return [...newest].map(([trailerId, performedOn]) => ({ trailerId, performedOn }));
      },
      async of(trailer, list, limit) {
        const own = entries
          .filter((entry) => entry.list === list && isOf(entry, trailer))
          .sort(
            (a, b) =>
              compare(b.performedOn, a.performedOn) ||
              b.addedAt.getTime() - a.addedAt.getTime() ||
              compare(b.recordId, a.recordId),
          );
        const records = own.slice(0, limit).map((entry) => {
          const { addedBy } = entry;
          return { ...entry, addedByEmail: (addedBy && store.users.get(addedBy)?.email) || null };
        });
        return { total: own.length, records };
      },
    },
  };
}
