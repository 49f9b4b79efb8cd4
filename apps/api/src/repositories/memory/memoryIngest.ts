import type { TrailerRecord } from '../../database/trailerColumns';
import { byTrailer, type FaultRecord, type FaultRepository } from '../faults';
import { fold } from '../fleetFields';
import type {
  ActivityEntry,
  ActivityLogRepository,
  IngestBound,
  IngestDevice,
  IngestKeyRecord,
  IngestRepository,
  LeasedDevice,
} from '../ingest';
import type { TrailerKey } from '../trailers';
import { type MemoryCustody, memoryCustody } from './memoryCustody';
import type { MemoryStore } from './memoryStore';

/** Ingest storage in memory. Only one unit runs at a time, so no locks are needed. */
export function memoryIngest(store: MemoryStore): {
  ingest: IngestRepository;
  custody: MemoryCustody;
  activityLog: ActivityLogRepository;
  faults: FaultRepository;
} {
  const keys = store.keep(new Map<string, IngestKeyRecord>());
  let log: ActivityEntry[] = [];
  const faults = store.keep(new Map<string, FaultRecord>());
  store.register(() => {
    const { length } = log;
    return () => {
      log.length = length;
    };
  });
  const deviceOf = (trailer: TrailerRecord): IngestDevice => ({
    trailer,
    retentionDurationDays: store.customer(trailer.customerId)?.retentionDurationDays ?? 0,
    unloadedUpToLbs: store.customer(trailer.customerId)?.unloadedUpToLbs ?? null,
    heldSince: store.holdings.get(trailer.trailerId)?.heldSince ?? null,
  });
  const within = (trailer: TrailerRecord, bound: IngestBound) =>
    'customerId' in bound
      ? trailer.customerId === bound.customerId
      : bound.deviceTypeIds.includes(trailer.deviceTypeId);
  const newestFirst = ({ customerId, trailerId }: TrailerKey) =>
    log
      .filter((entry) => entry.customerId === customerId && entry.trailerId === trailerId)
      .sort((a, b) => b.recorded.getTime() - a.recorded.getTime() || (a.logId < b.logId ? 1 : -1));

  const faultRecords: FaultRepository = {
    async openOf(trailers) {
      const wanted = new Set(trailers.map(({ trailerId }) => trailerId));
      const open = [...faults.values()].filter(({ faultEnd, trailerId }) => faultEnd === null && wanted.has(trailerId));
      return byTrailer(
        open.sort((a, b) => a.faultStart.getTime() - b.faultStart.getTime() || (a.faultId < b.faultId ? -1 : 1)),
      );
    },
    async put(changed) {
      for (const fault of changed) faults.set(fault.faultId, fault);
    },
    async overlapping({ trailers, from, to, faultTypeIds, after, limit }) {
      const wanted = new Set(trailers.map(({ trailerId }) => trailerId));
      return [...faults.values()]
        .filter(({ trailerId, faultTypeId }) => wanted.has(trailerId) && (faultTypeIds?.includes(faultTypeId) ?? true))
        .filter(({ faultStart, faultEnd }) => faultStart < to && (faultEnd === null || faultEnd >= from))
        .sort(byTrailerAndStart)
        .filter((fault) => !after || byTrailerAndStart(after, fault) < 0)
        .slice(0, limit);
    },
    async countBetween(scope, from, before) {
      const isIn = (at: Date | null) => at !== null && at >= from && at < before;
      const found = [...faults.values()].filter(({ trailerId }) => {
        const trailer = store.trailer(trailerId);
        return trailer && store.inScope(trailer, scope);
      });
      return {
        opened: found.filter(({ faultStart }) => isIn(faultStart)).length,
        cleared: found.filter(({ faultEnd }) => isIn(faultEnd)).length,
      };
    },
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
  };
  const custody = memoryCustody(store, faultRecords);

  return {
    ingest: {
      key: async (keyHash) => [...keys.values()].find((key) => key.keyHash === keyHash && key.revokedAt === null),
      keys: async () =>
        [...keys.values()]
          .filter(({ revokedAt }) => revokedAt === null)
          .sort((a, b) => (fold(a.name) < fold(b.name) ? -1 : 1)),
      async revokeKey(keyId, now) {
        const found = [...keys.values()].find((key) => key.keyId === keyId && key.revokedAt === null);
        if (found) keys.set(found.name, { ...found, revokedAt: now });
        return found;
      },
      async putKey(key) {
        keys.set(key.name, key);
      },
      devices: async (bound, page) =>
        store
          .trailers()
          .filter((trailer) => within(trailer, bound))
          .sort((a, b) => (a.trailerId < b.trailerId ? -1 : 1))
          .filter(({ trailerId }) => trailerId > (page?.afterTrailerId ?? ''))
          .slice(0, page?.limit)
          .map(deviceOf),
      async device({ trailerId }) {
        const trailer = store.trailer(trailerId);
        return trailer && deviceOf(trailer);
      },
      async lock({ bound, serialNumbers, entries }) {
        const wanted = new Set(serialNumbers);
        const devices = new Map<string, IngestDevice[]>();
        for (const trailer of store.trailers()) {
          const { serialNumber } = trailer;
          if (serialNumber === null || !wanted.has(serialNumber) || !within(trailer, bound)) continue;
          devices.set(serialNumber, [...(devices.get(serialNumber) ?? []), deviceOf(trailer)]);
        }
        const earlier = new Map<string, IngestDevice>();
        for (const { serialNumber, logId, recorded } of entries) {
          const [device] = devices.get(serialNumber) ?? [];
          if (!device?.heldSince || recorded >= device.heldSince) continue;
          const holder = custody.holderAt(device.trailer.trailerId, recorded);
          if (holder) earlier.set(logId, deviceOf(holder));
        }
        const leased = new Map<string, LeasedDevice[]>();
        for (const [serialNumber, [device]] of devices) {
          const lent = device ? custody.leasedFrom(device.trailer.trailerId) : [];
          if (lent.length === 0) continue;
          leased.set(
            serialNumber,
            lent.map(({ record, lentUntil }) => ({ ...deviceOf(record), lentUntil })),
          );
        }
        const requested = new Set(entries.map(({ logId }) => logId));
        return {
          ...{ devices, earlier, leased },
          logged: new Set(log.map(({ logId }) => logId).filter((logId) => requested.has(logId))),
        };
      },
      async write(write, _, now) {
        log.push(...write.log);
        for (const trailer of write.trailers) store.putTrailer(trailer, now);
      },
      async ensureMonths() {},
    },
    faults: faultRecords,
    custody,
    activityLog: {
      latest: async (trailer, limit) => newestFirst(trailer).slice(0, limit),
      page: async (trailer, { limit, offset }, readings) =>
        newestFirst(trailer)
          .filter((entry) => readings?.some((reading) => reading in entry.readings) ?? true)
          .slice(offset, offset + limit),
      earliest: async (trailer) => newestFirst(trailer).at(-1)?.recorded,
      within: async (trailer, { from, before }, limit, readings) =>
        newestFirst(trailer)
          .filter(({ recorded }) => recorded >= from && recorded < before)
          .filter((entry) => readings?.some((reading) => reading in entry.readings) ?? true)
          .slice(0, limit),
      readingBetween: async (trailer, reading, { from, to }) =>
        newestFirst(trailer)
          .filter(({ recorded, readings }) => recorded >= from && recorded <= to && reading in readings)
          .map(({ recorded, readings }) => ({ recorded, reading: readings[reading] }))
          .reverse(),
      async recordedAt(trailer, instants) {
        const requested = new Set(instants.map((at) => at.getTime()));
        return newestFirst(trailer).filter(({ recorded }) => requested.has(recorded.getTime()));
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

function byTrailerAndStart(a: FaultRecord, b: FaultRecord): number {
  if (a.trailerId !== b.trailerId) return a.trailerId < b.trailerId ? -1 : 1;
  return (
    a.faultStart.getTime() - b.faultStart.getTime() || (a.faultId < b.faultId ? -1 : a.faultId > b.faultId ? 1 : 0)
  );
}
