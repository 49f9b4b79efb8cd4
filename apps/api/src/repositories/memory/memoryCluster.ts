import { type ClusterRepository, type JobRunRecord, type SharedList, streamLease } from '../cluster';

/** Cluster state in memory, for the single process of a story or test. */
export function memoryCluster(): ClusterRepository {
  const leases = new Map<string, { holder: string; expiresAt: Date }>();
  const runs = new Map<string, JobRunRecord>();
  const lists = new Map<string, SharedList>();
  const streams: { sessionId: string; place: number; holder: string }[] = [];
  /** The time at which each bucket will be full. */
  const fullAtMs = new Map<string, number>();
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
    async takeStream(sessionId, holder, { perSession, inAll }, now) {
      const isOpen = (stream: { holder: string }) => {
        const lease = leases.get(streamLease(stream.holder));
        return lease !== undefined && lease.expiresAt >= now;
      };
      const open = streams.filter(isOpen);
      const places = new Set(open.filter((stream) => stream.sessionId === sessionId).map(({ place }) => place));
      if (places.size >= perSession) return { kind: 'sessionFull' };
      if (open.length >= inAll) return { kind: 'allFull' };
      let place = 1;
      while (places.has(place)) place++;
      const index = streams.findIndex((stream) => stream.sessionId === sessionId && stream.place === place);
      if (index >= 0) streams.splice(index, 1);
      streams.push({ sessionId, place, holder });
      return { kind: 'taken', place };
    },
    async giveStream(sessionId, holder, place) {
      const index = streams.findIndex(
        (stream) => stream.sessionId === sessionId && stream.holder === holder && stream.place === place,
      );
      if (index >= 0) streams.splice(index, 1);
    },
    async charge(key, requests, { costMs, fullMs }, now) {
      const nextMs = Math.max(fullAtMs.get(key) ?? 0, now.getTime()) + requests * costMs;
      fullAtMs.set(key, nextMs);
      return Math.max(0, nextMs + costMs - now.getTime() - fullMs);
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
    async deleteLeasesBefore(before) {
      for (const [name, { expiresAt }] of leases) if (expiresAt < before) leases.delete(name);
      const left = streams.filter(({ holder }) => leases.has(streamLease(holder)));
      streams.splice(0, streams.length, ...left);
    },
  };
}
