import { UNKNOWN_TRAILER } from '@gladhand/domain/alerts';
import { isSilencedBySim } from '@gladhand/domain/readings';
import type { MemoryStore } from '../../../repositories/memory/memoryStore';
import {
  type AlertCheckpoint,
  type AlertMemoryRecord,
  type AlertMemoryRepository,
  unknownAt,
} from './memoryRepository';

/** What is remembered of trailers, in memory. Only one unit runs at a time, so no locks are needed. */
export function memoryAlertMemory(store: MemoryStore): AlertMemoryRepository {
  const memories = store.keep(new Map<string, AlertMemoryRecord>());
  const checkpoints = store.keep([] as AlertCheckpoint[]);
  const due = (at: Date) =>
    [...memories.values()]
      .filter(({ dueAt }) => dueAt !== null && dueAt <= at)
      .sort((a, b) => Number(a.dueAt) - Number(b.dueAt));
  return {
    lock: async (trailers) => trailers.flatMap(({ trailerId }) => memories.get(trailerId) ?? []),
    silenced: async (trailers) =>
      new Set(
        trailers.flatMap(({ trailerId }) => (isSilencedBySim(store.trailer(trailerId)?.simStatus) ? [trailerId] : [])),
      ),
    async claim(trailers, now) {
      const added = trailers.filter(({ trailerId }) => !memories.has(trailerId));
      for (const { customerId, trailerId } of added) {
        memories.set(trailerId, { customerId, trailerId, state: UNKNOWN_TRAILER, dueAt: null, checkpointAt: now });
      }
      return added.map(({ trailerId }) => trailerId);
    },
    dueCustomers: async (at) => [...new Set(due(at).map(({ customerId }) => customerId))].sort((a, b) => a - b),
    lockDue: async (customerIds, at, limit) =>
      due(at)
        .filter(({ customerId }) => customerIds.includes(customerId))
        .slice(0, limit),
    async put(next) {
      for (const memory of next) memories.set(memory.trailerId, memory);
    },
    async forget(trailers, at) {
      const known = trailers.filter(({ trailerId }) => memories.delete(trailerId));
      const ids = new Set(known.map(({ trailerId }) => trailerId));
      const kept = checkpoints.filter((checkpoint) => !ids.has(checkpoint.trailerId) || checkpoint.at < at);
      checkpoints.splice(0, checkpoints.length, ...kept, ...known.map((key) => unknownAt(key, at)));
    },
    async keep(next) {
      checkpoints.push(...next);
    },
    checkpointBefore: async ({ trailerId }, at) =>
      checkpoints
        .filter((checkpoint) => checkpoint.trailerId === trailerId && checkpoint.at <= at)
        .sort((a, b) => Number(b.at) - Number(a.at))[0],
    async replaceCheckpoints({ trailerId }, after, next) {
      const kept = checkpoints.filter((checkpoint) => checkpoint.trailerId !== trailerId || checkpoint.at <= after);
      checkpoints.splice(0, checkpoints.length, ...kept, ...next);
    },
    async deleteBefore(at, limit) {
      const early = checkpoints.filter((checkpoint) => checkpoint.at < at);
      const isLast = (one: AlertCheckpoint) =>
        !early.some(({ trailerId, at: later }) => trailerId === one.trailerId && later > one.at);
      const gone = new Set(early.filter((checkpoint) => !isLast(checkpoint)).slice(0, limit));
      const kept = checkpoints.filter((checkpoint) => !gone.has(checkpoint));
      checkpoints.splice(0, checkpoints.length, ...kept);
      return gone.size;
    },
  };
}
