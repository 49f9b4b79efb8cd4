import type { VehicleSortField } from '@gladhand/domain/trailers';
import { STATUS_COLUMNS, TRAILER_COLUMNS, type TrailerRecord } from '../../database/trailerColumns';
import { fold } from '../fleetFields';
import {
  changesLent,
  lentFacts,
  type ManagedTrailerRecord,
  type SensorBoxRecord,
  type TrailerAdministrationRepository,
  type TrailerFacts,
  type UniqueTrailerField,
} from '../trailerAdministration';
import type { TrailerKey } from '../trailers';
import type { MemoryStore } from './memoryStore';

/** Rows of the initial dataset count as unchanged. */
const BEFORE_ALL = new Date(0);
const FACTS = Object.keys(TRAILER_COLUMNS) as (keyof TrailerFacts)[];
const SEARCHED = ['vin', 'unitId', 'serialNumber', 'cargoCameraSerialNumber', 'thermoKingExternalId'] as const;
const UNIQUE: readonly UniqueTrailerField[] = ['vin', 'unitId', 'serialNumber', 'cargoCameraSerialNumber'];

export function memoryTrailerAdministration(store: MemoryStore): TrailerAdministrationRepository {
  const versions = store.keep(new Map<string, number>());
  const written = store.keep(new Map<string, Date>());
  const boxes = store.keep(new Map<string, SensorBoxRecord>());

  const managed = (record: TrailerRecord): ManagedTrailerRecord => {
    const { trailerId, customerId } = record;
    const regular = store.groupsOfTrailer(trailerId).filter(({ kind }) => kind === 'regular');
    return {
      ...(Object.fromEntries(FACTS.map((field) => [field, record[field]])) as unknown as TrailerFacts),
      trailerId,
      customerId,
      customerName: store.customers.get(customerId)?.shortName ?? '',
      version: versions.get(trailerId) ?? 1,
      updatedAt: written.get(trailerId) ?? record.installationDate ?? BEFORE_ALL,
      groups: regular.map(({ groupId, name }) => ({ groupId, name })),
    };
  };
  const taken = (customerId: number, facts: Partial<TrailerFacts>, except: string | null) =>
    UNIQUE.find((field) => {
      const value = facts[field];
      if (!value) return false;
      return store.trailers().some((other) => {
        if (other.trailerId === except) return false;
        if (field !== 'unitId') return other[field] === value;
        return other.customerId === customerId && fold(other.unitId) === fold(value);
      });
    });
  const areRegular = (customerId: number, groupIds: readonly string[]) =>
    groupIds.every((id) =>
      store.groups.some((group) => group.groupId === id && group.customerId === customerId && group.kind === 'regular'),
    );
  const putGroups = ({ customerId, trailerId }: TrailerKey, groupIds: readonly string[]) => {
    const regular = new Set(store.groups.filter(({ kind }) => kind === 'regular').map(({ groupId }) => groupId));
    const kept = store.groupTrailers.filter((entry) => entry.trailerId !== trailerId || !regular.has(entry.groupId));
    const added = [...new Set(groupIds)].map((groupId) => ({ customerId, groupId, trailerId }));
    store.groupTrailers.splice(0, store.groupTrailers.length, ...kept, ...added);
    store.groupsChanged();
  };
  const keep = (record: TrailerRecord, now: Date) => {
    store.putTrailer(record, now);
    store.countFleetChange(record.customerId);
    versions.set(record.trailerId, (versions.get(record.trailerId) ?? 0) + 1);
    written.set(record.trailerId, now);
  };

  return {
    async search({ scope, search, sortBy, sortAsc, limit, offset }) {
      const wanted = fold(search);
      const found = store
        .trailers()
        .filter(
          (record) =>
            store.inScope(record, scope) &&
            (wanted === '' || SEARCHED.some((field) => fold(record[field] ?? '').includes(wanted))),
        )
        .map(managed)
        .sort((a, b) => compare(keyOf(a, sortBy), keyOf(b, sortBy), sortAsc) || (a.trailerId < b.trailerId ? -1 : 1));
      return { total: found.length, trailers: found.slice(offset, offset + limit) };
    },

    byVins: async (vins, scope) =>
      store
        .trailers()
        .filter((record) => vins.includes(record.vin) && store.inScope(record, scope))
        .map(managed),

    async change(key, version, { facts, groupIds }, now) {
      const record = store.trailer(key.trailerId);
      if (!record || record.customerId !== key.customerId) return { kind: 'absent' };
      const before = managed(record);
      if (version !== null && before.version !== version) return { kind: 'conflict', current: before };
      if (store.holdings.get(key.trailerId)?.lessor && changesLent(before, facts)) return { kind: 'leased' };
      const field = taken(key.customerId, facts, key.trailerId);
      if (field) return { kind: 'taken', field };
      if (groupIds && !areRegular(key.customerId, groupIds)) return { kind: 'noSuchGroup' };
      versions.set(key.trailerId, before.version);
      const given = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
      const changed: TrailerRecord = { ...record, ...given };
      keep(changed, now);
      if (groupIds) putGroups(key, groupIds);
      for (const lent of [...store.trailers(), ...store.waiting.values()]) {
        if (store.holdings.get(lent.trailerId)?.lessor?.trailerId !== key.trailerId) continue;
        store.putTrailer({ ...lent, ...lentFacts(given) }, now);
        store.countFleetChange(lent.customerId);
      }
      return { kind: 'saved', before, trailer: managed(changed) };
    },

    async putSimStatus({ trailerId }, status, now) {
      const record = store.trailer(trailerId);
      const lent = [...store.trailers(), ...store.waiting.values()].filter(
        (one) => store.holdings.get(one.trailerId)?.lessor?.trailerId === trailerId,
      );
      for (const one of record ? [record, ...lent] : lent) store.putTrailer({ ...one, ...status }, now);
      return record?.unitId;
    },

    async create(key, facts, groupIds, now) {
      const field = taken(key.customerId, facts, null);
      if (field) return { kind: 'taken', field };
      if (!areRegular(key.customerId, groupIds)) return { kind: 'noSuchGroup' };
      const record = { ...nothingReported(), ...facts, ...key };
      keep(record, now);
      putGroups(key, groupIds);
      return { kind: 'saved', before: undefined, trailer: managed(record) };
    },

    taken: async (customerId, facts, except) => taken(customerId, facts, except),

    async putSensorBox(box, customerIds) {
      if (store.trailers().some(({ serialNumber }) => serialNumber === box.extMfgrSerialNum)) return false;
      const known = boxes.get(box.extMfgrSerialNum);
      const isTheirs = customerIds === 'all' || (known?.customerId != null && customerIds.includes(known.customerId));
      if (known && !isTheirs) return false;
      boxes.set(box.extMfgrSerialNum, { ...box, customerId: box.customerId ?? known?.customerId ?? null });
      return true;
    },
  };
}

/** The status of a trailer before its first report, with the defaults of the table. */
function nothingReported(): TrailerRecord {
  const blank = Object.fromEntries(Object.keys(STATUS_COLUMNS).map((field) => [field, null]));
  return { ...blank, trailerHealthStatus: 'NA', healthReasons: [], lightFaultCircuits: [] } as unknown as TrailerRecord;
}

function keyOf(trailer: ManagedTrailerRecord, sortBy: VehicleSortField): string | number | null {
  if (sortBy === 'updated') return trailer.updatedAt.getTime();
  const value = trailer[sortBy];
  return typeof value === 'string' ? fold(value) : value;
}

/** Empty values come last in both directions. */
function compare(a: string | number | null, b: string | number | null, ascending: boolean): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b === ascending ? -1 : 1;
}
