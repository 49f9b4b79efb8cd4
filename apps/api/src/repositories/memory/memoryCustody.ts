import { STATUS_COLUMNS, TRAILER_COLUMNS, type TrailerRecord } from '../../database/trailerColumns';
import { type CustodyMove, type CustodyRepository, freeUnitId, type HeldTrailer, type Loan } from '../custody';
import type { FaultRepository } from '../faults';
import { fold } from '../fleetFields';
import type { TrailerKey } from '../trailers';
import type { Holding, MemoryStore } from './memoryStore';

/** When a record of a trailer was the current one. */
interface Held extends TrailerKey {
  lineId: string;
  heldSince: Date | null;
  heldUntil: Date | null;
}

const FAULT_FIELDS = [
  'absFaultSeverityLevel',
  'absFaultDescription',
  'absFaultSpn',
  'absFaultFmi',
  'absReportedAt',
] as const;
/** Only the holder of a device has these. */
const WITHOUT_DEVICE = { serialNumber: null, cargoCameraSerialNumber: null, thermoKingExternalId: null };
const UNMOVED: Holding = {
  ...{ lineId: null, heldSince: null, heldUntil: null, lessor: null, lentUntil: null },
};
const byKey = (a: TrailerKey, b: TrailerKey) => a.customerId - b.customerId || (a.trailerId < b.trailerId ? -1 : 1);

export interface MemoryCustody extends CustodyRepository {
  /** The record that was current at an instant, in the line of a current one. */
  holderAt(trailerId: string, at: Date): TrailerRecord | undefined;
  /** Records of a trailer's lessees that haven't ended. */
  leasedFrom(lessorTrailerId: string): { record: TrailerRecord; lentUntil: Date | null }[];
}

export function memoryCustody(store: MemoryStore, faults: FaultRepository): MemoryCustody {
  const held = store.keep<Held[]>([]);
  const holdingOf = (trailerId: string) => store.holdings.get(trailerId) ?? UNMOVED;
  const endOf = ({ trailerId }: TrailerKey) => holdingOf(trailerId).heldUntil?.getTime() ?? 0;
  const toHeld = ({ customerId, trailerId, vin, unitId, serialNumber }: TrailerRecord): HeldTrailer => {
    const { heldSince, lessor } = holdingOf(trailerId);
    return { customerId, trailerId, vin, unitId, serialNumber, heldSince, lessor };
  };
  const currentOf = ({ customerId, trailerId }: TrailerKey) => {
    const record = store.trailer(trailerId);
    return record?.customerId === customerId ? [record] : [];
  };
  const waitingOrCurrent = () => [...store.trailers(), ...store.waiting.values()];
  const leasesOf = (lessors: readonly TrailerKey[]) => {
    const wanted = new Set(lessors.map(({ trailerId }) => trailerId));
    return waitingOrCurrent().filter(({ trailerId }) => wanted.has(holdingOf(trailerId).lessor?.trailerId ?? ''));
  };
  const replaceHeld = (trailers: readonly TrailerKey[], heldUntil: Date) => {
    const wanted = new Set(trailers.map(({ trailerId }) => trailerId));
    const rows = held.map((row) => (wanted.has(row.trailerId) && row.heldUntil === null ? { ...row, heldUntil } : row));
    held.splice(0, held.length, ...rows);
  };
  const end = (trailers: readonly TrailerKey[], at: Date) => {
    for (const { trailerId, customerId } of trailers) {
      if (!store.trailer(trailerId) && !store.waiting.has(trailerId)) continue;
      store.endTrailer(trailerId);
      store.holdings.set(trailerId, { ...holdingOf(trailerId), heldUntil: at });
      store.countFleetChange(customerId);
    }
    replaceHeld(trailers, at);
  };
  const nameIn = (customerId: number, unitId: string) => {
    const taken = new Set(store.trailers().flatMap((one) => (one.customerId === customerId ? [fold(one.unitId)] : [])));
    return freeUnitId(unitId, (one) => taken.has(fold(one)));
  };
  const create = ({ from, to }: CustodyMove, own: Partial<TrailerRecord>, holding: Holding, now: Date) => {
    const record = store.trailer(from.trailerId) ?? store.ended.get(from.trailerId);
    if (!record) return;
    const blank = Object.fromEntries(Object.keys(STATUS_COLUMNS).map((field) => [field, null]));
    const status = { ...blank, trailerHealthStatus: 'NA', healthReasons: [], lightFaultCircuits: [] };
    const unitId = nameIn(to.customerId, record.unitId);
    store.putTrailer({ ...record, ...status, ...own, ...to, unitId } as TrailerRecord, now);
    store.holdings.set(to.trailerId, holding);
    store.countFleetChange(to.customerId);
  };

  return {
    async named(customerId, names) {
      const wanted = new Set(names.map(fold));
      return store
        .trailers()
        .filter((one) => one.customerId === customerId && (wanted.has(fold(one.vin)) || wanted.has(fold(one.unitId))))
        .map(toHeld);
    },
    async formerOf(vin, scope) {
      const former = [...store.ended.values()]
        .filter((record) => record.vin === vin && !holdingOf(record.trailerId).lessor && store.inScope(record, scope))
        .sort((a, b) => endOf(b) - endOf(a));
      return former[0] && toHeld(former[0]);
    },
    lock: async (trailers) => trailers.flatMap(currentOf).sort(byKey).map(toHeld),
    lent: async (lessors) => leasesOf(lessors).sort(byKey).map(toHeld),
    end: async (trailers, at) => end(trailers, at),
    async move(moves, at) {
      for (const { from } of moves) {
        const holding = holdingOf(from.trailerId);
        if (holding.lineId !== null) continue;
        store.holdings.set(from.trailerId, { ...holding, lineId: from.trailerId });
        held.push({ ...from, lineId: from.trailerId, heldSince: holding.heldSince, heldUntil: null });
      }
      const origins = moves.map(({ from }) => from);
      const open = await faults.openOf(origins);
      end(origins, at);
      for (const { from, to } of moves) {
        const { lineId } = holdingOf(from.trailerId);
        const before = store.ended.get(from.trailerId);
        const kept = Object.fromEntries(FAULT_FIELDS.map((field) => [field, before?.[field] ?? null]));
        create({ from, to }, kept, { ...UNMOVED, lineId, heldSince: at }, at);
        if (lineId !== null) held.push({ ...to, lineId, heldSince: at, heldUntil: null });
        const moved = (open.get(from.trailerId) ?? []).map((fault) => {
          return { ...fault, ...to, maxMph: null, bestAvailableTotalMileage: null };
        });
        await faults.put(moved);
      }
    },
    async giveBack(moves, at) {
      const possible = moves.filter(({ from, to }) => currentOf(to).length === 1 && store.ended.has(from.trailerId));
      end(
        possible.map(({ to }) => to),
        at,
      );
      for (const { from, to } of possible) {
        const [earlier, later] = [store.ended.get(from.trailerId), store.ended.get(to.trailerId)];
        if (!earlier || !later) continue;
        store.ended.delete(from.trailerId);
        const status = Object.fromEntries(
          (Object.keys(STATUS_COLUMNS) as (keyof TrailerRecord)[]).map((field) => [field, earlier[field]]),
        );
        const unitId = nameIn(from.customerId, earlier.unitId);
        store.putTrailer({ ...later, ...status, ...from, unitId } as TrailerRecord, at);
        const { lineId } = holdingOf(from.trailerId);
        store.holdings.set(from.trailerId, { ...holdingOf(from.trailerId), heldSince: at, heldUntil: null });
        if (lineId !== null) held.push({ ...from, lineId, heldSince: at, heldUntil: null });
        store.countFleetChange(from.customerId);
      }
      return possible;
    },
    async lend(loans: readonly Loan[], now) {
      for (const { from, to, heldSince, lentUntil } of loans) {
        // Stays there when it is written.
        const lessor = store.trailer(from.trailerId);
        if (lessor) store.waiting.set(to.trailerId, lessor);
        create({ from, to }, WITHOUT_DEVICE, { ...UNMOVED, heldSince, lessor: from, lentUntil }, now);
      }
    },
    async begin(trailers, now) {
      for (const { trailerId } of trailers) {
        const record = store.waiting.get(trailerId);
        const lessor = store.trailer(holdingOf(trailerId).lessor?.trailerId ?? '');
        if (!record || !lessor) continue;
        const facts = Object.fromEntries(
          (Object.keys(TRAILER_COLUMNS) as (keyof TrailerRecord)[]).map((field) => [field, lessor[field]]),
        );
        const unitId = nameIn(record.customerId, record.unitId);
        store.waiting.delete(trailerId);
        store.putTrailer({ ...record, ...facts, ...WITHOUT_DEVICE, unitId }, now);
        store.countFleetChange(record.customerId);
      }
    },
    async setLentUntil(trailers, lentUntil) {
      for (const { trailerId } of trailers) {
        const holding = store.holdings.get(trailerId);
        if (holding) store.holdings.set(trailerId, { ...holding, lentUntil });
      }
    },
    async deleteWaiting(trailers) {
      for (const { trailerId } of trailers) if (store.waiting.delete(trailerId)) store.holdings.delete(trailerId);
    },
    async deleteEndedBefore(customerId, before, limit) {
      const old = [...store.ended.values()]
        .filter((record) => record.customerId === customerId)
        .filter(({ trailerId }) => (holdingOf(trailerId).heldUntil ?? before) < before)
        .slice(0, limit);
      for (const { trailerId } of old) {
        store.ended.delete(trailerId);
        store.holdings.delete(trailerId);
        const rows = held.filter((row) => row.trailerId !== trailerId);
        held.splice(0, held.length, ...rows);
      }
      return old.length;
    },

    holderAt(trailerId, at) {
      const { lineId } = holdingOf(trailerId);
      const row = held.find(
        (one) =>
          one.lineId === lineId &&
          (one.heldSince === null || one.heldSince <= at) &&
          one.heldUntil !== null &&
          one.heldUntil > at,
      );
      return row && (store.ended.get(row.trailerId) ?? store.trailer(row.trailerId));
    },
    leasedFrom: (trailerId) =>
      leasesOf([{ customerId: 0, trailerId }]).map((record) => {
        return { record, lentUntil: holdingOf(record.trailerId).lentUntil };
      }),
  };
}
