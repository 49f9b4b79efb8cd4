import { byTrailer, type FaultRecord, type FaultRepository } from '../faults';
import type {
  ActivityEntry,
  ActivityLogRepository,
  IngestBound,
  IngestDevice,
  IngestKeyRecord,
  IngestRepository,
} from '../ingest';
import type { TrailerRecord } from '../trailerColumns';
import type { TrailerKey } from '../trailers';
import { endCommands, openCommands } from './memoryReefers';
import type { MemoryStore } from './memoryStore';

/** The door's storage in memory. JavaScript runs one decision at a time, so nothing needs a lock. */
export function memoryIngest(store: MemoryStore): {
  ingest: IngestRepository;
  activityLog: ActivityLogRepository;
  faults: FaultRepository;
} {
  const keys = new Map<string, IngestKeyRecord>();
  let log: ActivityEntry[] = [];
  const faults = new Map<string, FaultRecord>();
  const deviceOf = (trailer: TrailerRecord): IngestDevice => ({
    trailer,
    retentionDurationDays: store.customer(trailer.customerId)?.retentionDurationDays ?? 0,
    unloadedUpToLbs: store.customer(trailer.customerId)?.unloadedUpToLbs ?? null,
  });
  const within = (trailer: TrailerRecord, bound: IngestBound) =>
    'customerId' in bound
      ? trailer.customerId === bound.customerId
      : bound.deviceTypeIds.includes(trailer.deviceTypeId);
  const newestFirst = ({ customerId, trailerId }: TrailerKey) =>
    log
      .filter((entry) => entry.customerId === customerId && entry.trailerId === trailerId)
      .sort((a, b) => b.recorded.getTime() - a.recorded.getTime() || (a.logId < b.logId ? 1 : -1));

  return {
    ingest: {
      key: async (keyHash) => [...keys.values()].find((key) => key.keyHash === keyHash && key.revokedAt === null),
      async putKey(key) {
        keys.set(key.name, key);
      },
      devices: async (bound) =>
        store
          .trailers()
          .filter((trailer) => within(trailer, bound))
          .sort((a, b) => (a.trailerId < b.trailerId ? -1 : 1))
          .map(deviceOf),
      write: ({ bound, serialNumbers, entries, now }, decide) =>
        store.afterUnits(() => {
          const wanted = new Set(serialNumbers);
          const devices = new Map<string, IngestDevice[]>();
          for (const trailer of store.trailers()) {
            const { serialNumber } = trailer;
            if (serialNumber === null || !wanted.has(serialNumber) || !within(trailer, bound)) continue;
            devices.set(serialNumber, [...(devices.get(serialNumber) ?? []), deviceOf(trailer)]);
          }
          const asked = new Set(entries.map(({ logId }) => logId));
          const logged = new Set(log.map(({ logId }) => logId).filter((logId) => asked.has(logId)));
          const openFaults = byTrailer([...faults.values()].filter(({ faultEnd }) => faultEnd === null));
          const write = decide({ devices, openFaults, openCommands: openCommands(store), logged });
          log.push(...write.log);
          for (const fault of write.faults) faults.set(fault.faultId, fault);
          endCommands(store, write.commands);
          for (const trailer of write.trailers) store.putTrailer(trailer, now);
        }),
    },
    faults: {
      async of({ trailerId }, { showAll, startedFrom, faultTypeIds }, limit) {
        const found = [...faults.values()]
          .filter((fault) => fault.trailerId === trailerId && (showAll || fault.faultEnd === null))
          .filter(({ faultStart }) => startedFrom === null || faultStart >= startedFrom)
          .filter(({ faultTypeId }) => faultTypeIds?.includes(faultTypeId) ?? true)
          .sort((a, b) => b.faultStart.getTime() - a.faultStart.getTime() || (a.faultId < b.faultId ? 1 : -1));
        return { total: found.length, faults: found.slice(0, limit) };
      },
      async deleteBefore(customerId, before, limit) {
        const old = [...faults.values()]
          .filter((fault) => fault.customerId === customerId && fault.faultEnd !== null && fault.faultEnd < before)
          .slice(0, limit);
        for (const { faultId } of old) faults.delete(faultId);
        return old.length;
      },
    },
    activityLog: {
      latest: async (trailer, limit) => newestFirst(trailer).slice(0, limit),
      page: async (trailer, { limit, offset }, readings) =>
        newestFirst(trailer)
          .filter((entry) => readings?.some((reading) => reading in entry.readings) ?? true)
          .slice(offset, offset + limit),
      within: async (trailer, { from, before }, limit, readings) =>
        newestFirst(trailer)
          .filter(({ recorded }) => recorded >= from && recorded < before)
          .filter((entry) => readings.some((reading) => reading in entry.readings))
          .slice(0, limit),
      readingBetween: async (trailer, reading, { from, to }) =>
        newestFirst(trailer)
          .filter(({ recorded, readings }) => recorded >= from && recorded <= to && reading in readings)
          .map(({ recorded, readings }) => ({ recorded, reading: readings[reading] }))
          .reverse(),
      async recordedAt(trailer, instants) {
        const asked = new Set(instants.map((at) => at.getTime()));
        return newestFirst(trailer).filter(({ recorded }) => asked.has(recorded.getTime()));
      },
      async deleteBefore(customerId, before, limit) {
        const old = log.filter((entry) => entry.customerId === customerId && entry.recorded < before);
        const deleted = new Set(old.slice(0, limit));
        log = log.filter((entry) => !deleted.has(entry));
        return deleted.size;
      },
    },
  };
}
