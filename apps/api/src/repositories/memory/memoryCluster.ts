import type { ClusterRepository, JobRunRecord, SharedList } from '../cluster';

/** What processes share, for the one process of a story or a test. */
export function memoryCluster(): ClusterRepository {
  const leases = new Map<string, { holder: string; expiresAt: Date }>();
  const runs = new Map<string, JobRunRecord>();
  const lists = new Map<string, SharedList>();
  return {
    async takeLease(name, holder, { now, until }) {
      const lease = leases.get(name);
      if (lease && lease.holder !== holder && lease.expiresAt >= now) return false;
      leases.set(name, { holder, expiresAt: until });
      return true;
    },
    async releaseLease(name, holder) {
      if (leases.get(name)?.holder === holder) leases.delete(name);
    },
    async noteRun(run) {
      runs.set(run.name, run);
    },
    runs: async () => [...runs.values()].sort((a, b) => (a.name < b.name ? -1 : 1)),
    async putList(list) {
      if (!lists.has(list.listId)) lists.set(list.listId, list);
    },
    list: async (listId) => lists.get(listId),
    async deleteListsBefore(before) {
      const old = [...lists.values()].filter(({ builtAt }) => builtAt < before);
      for (const { listId } of old) lists.delete(listId);
      return old.length;
    },
  };
}
