import { currentSimUsage, isRequestOpen, SIM_STATES, simRequestStage } from '@gladhand/domain/sims';
import { fold } from '../../../repositories/fleetFields';
import type { MemoryStore } from '../../../repositories/memory/memoryStore';
import type { TrailerScope } from '../../../repositories/scope';
import type {
  SimBatchRow,
  SimCountRow,
  SimEventRecord,
  SimFilter,
  SimPlanRecord,
  SimRecord,
  SimRepository,
  SimRequestRecord,
  SimRow,
  SimSort,
} from '../repository';

/** SIMs in memory. Only one unit runs at a time, so no locks are needed. */
export function memorySims(store: MemoryStore): SimRepository {
  const plans = store.keep(new Map<string, SimPlanRecord>());
  const sims = store.keep(new Map<string, SimRecord>());
  const requests = store.keep(new Map<string, SimRequestRecord>());
  const events = store.keep(new Map<string, SimEventRecord>());

  const rowOf = (sim: SimRecord, scope: TrailerScope): SimRow[] => {
    const trailer = store.trailer(sim.trailerId);
    const plan = plans.get(sim.planId);
    if (!trailer || !plan || !store.inScope(trailer, scope)) return [];
    const { vin, unitId, lastReport } = trailer;
    const customerName = store.customer(sim.customerId)?.shortName ?? '';
    const request = (sim.requestId && requests.get(sim.requestId)) || null;
    return [{ ...sim, vin, unitId, lastReport, customerName, plan, request }];
  };
  const rows = (scope: TrailerScope) => [...sims.values()].flatMap((sim) => rowOf(sim, scope));
  const found = (scope: TrailerScope, filter: SimFilter, now: Date) =>
    rows(scope).filter((row) => matches(row, filter, now));
  const ofBatch = (batchId: string, scope: TrailerScope) =>
    [...requests.values()].filter((request) => {
      const sim = sims.get(request.iccid);
      return request.batchId === batchId && sim !== undefined && rowOf(sim, scope).length > 0;
    });

  return {
    async putPlans(added) {
      for (const plan of added) plans.set(plan.planId, plan);
    },
    async addSims(added) {
      for (const sim of added) if (!sims.has(sim.iccid)) sims.set(sim.iccid, sim);
    },
    plans: async () => [...plans.values()].sort(byName),
    async plansIn(scope) {
      const used = new Set(rows(scope).map(({ planId }) => planId));
      return [...plans.values()].filter(({ planId }) => used.has(planId)).sort(byName);
    },
    search: async ({ scope, filter, now, sortBy, sortAsc, limit, offset }) =>
      found(scope, filter, now)
        .sort((a, b) => order(a, b, sortBy, sortAsc) || byUnit(a, b))
        .slice(offset, offset + limit),
    count: async ({ scope, filter, now }) => found(scope, filter, now).length,
    counts: async ({ scope, filter, now }) => countsOf(found(scope, filter, now), now),
    byIccids: async (iccids, scope) =>
      rows(scope)
        .filter(({ iccid }) => iccids.includes(iccid))
        .sort(byUnit),
    matching: async (texts, scope) =>
      rows(scope)
        .filter(({ iccid, vin, unitId }) => [iccid, fold(vin), fold(unitId)].some((text) => texts.includes(text)))
        .sort(byUnit),
    lock: async (iccid) => sims.get(iccid),
    async moveSims(moves) {
      for (const { from, to } of moves)
        for (const sim of [...sims.values()])
          if (sim.trailerId === from.trailerId) sims.set(sim.iccid, { ...sim, ...to, requestId: null });
    },
    async put(sim) {
      sims.set(sim.iccid, sim);
    },

    async addRequests(added) {
      const open = new Set(
        [...requests.values()].filter(({ state }) => isRequestOpen(state)).map(({ iccid }) => iccid),
      );
      return added.filter((request) => {
        const sim = sims.get(request.iccid);
        if (!sim || open.has(request.iccid)) return false;
        open.add(request.iccid);
        requests.set(request.requestId, request);
        sims.set(sim.iccid, { ...sim, requestId: request.requestId });
        return true;
      });
    },
    lockRequest: async (requestId) => requests.get(requestId),
    async putRequest(request) {
      requests.set(request.requestId, request);
    },
    due: async ({ states, batchId, now, limit }) =>
      [...requests.values()]
        .filter(
          (request) =>
            states.includes(request.state) &&
            request.nextAt <= now &&
            (batchId === null || request.batchId === batchId),
        )
        .sort((a, b) => a.nextAt.getTime() - b.nextAt.getTime() || compare(a.requestId, b.requestId))
        .slice(0, limit),
    requestsOfBatch: async (batchId, scope, limit) =>
      ofBatch(batchId, scope)
        .sort((a, b) => compare(a.requestId, b.requestId))
        .slice(0, limit),
    async batch(batchId, scope, lateBefore) {
      const counted = new Map<string, SimBatchRow>();
      for (const { state, reason, requestedAt } of ofBatch(batchId, scope)) {
        const isLate = isRequestOpen(state) && requestedAt <= lateBefore;
        const key = JSON.stringify([state, reason, isLate]);
        counted.set(key, { state, reason, isLate, sims: (counted.get(key)?.sims ?? 0) + 1 });
      }
      return [...counted.values()].sort(
        (a, b) => b.sims - a.sims || compare(a.state, b.state) || compare(a.reason, b.reason),
      );
    },
    requestsOf: async (iccid, limit) =>
      [...requests.values()]
        .filter((request) => request.iccid === iccid)
        .sort((a, b) => b.requestedAt.getTime() - a.requestedAt.getTime() || compare(b.requestId, a.requestId))
        .slice(0, limit),

    async addEvent(event) {
      if (events.has(event.eventId)) return false;
      events.set(event.eventId, event);
      return true;
    },
    async putEventResult({ eventId, ...result }) {
      const event = events.get(eventId);
      if (event) events.set(eventId, { ...event, ...result });
    },
    statusEvents: async (iccid, limit) =>
      [...events.values()]
        .filter(
          (event) => event.iccid === iccid && (event.state ?? event.planId) !== null && event.result !== 'unknownSim',
        )
        .sort(
          (a, b) =>
            b.occurredAt.getTime() - a.occurredAt.getTime() ||
            b.receivedAt.getTime() - a.receivedAt.getTime() ||
            compare(b.eventId, a.eventId),
        )
        .slice(0, limit),
    async deleteEventsBefore(before, limit) {
      const old = [...events.values()]
        .filter(({ state, planId, result }) => (state ?? planId) === null || result === 'unknownSim')
        .filter(({ receivedAt }) => receivedAt < before)
        .slice(0, limit);
      for (const { eventId } of old) events.delete(eventId);
      return old.length;
    },
  };
}

const isOver = ({ plan, ...usage }: SimRow, now: Date) => currentSimUsage(usage, plan, now).overMb > 0;

function matches(row: SimRow, filter: SimFilter, now: Date): boolean {
  const { customerId, state, request, planId, overage, batchId, search } = filter;
  const stage = simRequestStage(row.request, now);
  return (
    (customerId === null || row.customerId === customerId) &&
    (state === null || row.state === state) &&
    (planId === null || row.planId === planId) &&
    (batchId === null || row.request?.batchId === batchId) &&
    (!overage || isOver(row, now)) &&
    (request === null || stage === request || (request === 'pending' && stage === 'noAnswer')) &&
    (search === '' || [row.vin, row.unitId, row.iccid].some((text) => fold(text).includes(search)))
  );
}

function countsOf(rows: readonly SimRow[], now: Date): SimCountRow[] {
  const counted = new Map<string, SimCountRow>();
  const add = (kind: SimCountRow['kind'], value: string) => {
    const key = `${kind} ${value}`;
    counted.set(key, { kind, value, sims: (counted.get(key)?.sims ?? 0) + 1 });
  };
  for (const row of rows) {
    const stage = simRequestStage(row.request, now);
    add('state', row.state);
    add('plan', row.planId);
    if (stage !== null) add('request', stage === 'noAnswer' ? 'pending' : stage);
    if (stage === 'noAnswer') add('request', 'noAnswer');
    if (isOver(row, now)) add('overage', 'true');
  }
  return [...counted.values()];
}

type Key = string | number | null;

function keyOf(row: SimRow, sortBy: SimSort): Key {
  switch (sortBy) {
    case 'unitId':
    case 'customerName':
    case 'carrier':
      return fold(row[sortBy]);
    case 'plan':
      return fold(row.plan.name);
    case 'state':
      return SIM_STATES.findIndex(({ id }) => id === row.state);
    case 'since':
      return row.since.getTime();
    case 'iccid':
    case 'usedMb':
      return row[sortBy];
  }
}

/** Missing values come last in both directions. */
function order(a: SimRow, b: SimRow, sortBy: SimSort, sortAsc: boolean): number {
  const [first, second] = [keyOf(a, sortBy), keyOf(b, sortBy)];
  return first === null || second === null || sortAsc ? compare(first, second) : compare(second, first);
}

const byUnit = (a: SimRow, b: SimRow) => compare(fold(a.unitId), fold(b.unitId)) || compare(a.iccid, b.iccid);

const byName = (a: SimPlanRecord, b: SimPlanRecord) => compare(a.name, b.name) || compare(a.planId, b.planId);

/** The order of the databases; null comes last. */
function compare(a: Key, b: Key): number {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? 1 : -1;
  return a < b ? -1 : 1;
}
