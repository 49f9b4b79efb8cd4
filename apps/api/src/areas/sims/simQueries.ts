import type { QueryResolvers, SimHistoryEntry } from '../../graphql/generated/resolvers';
import { pageWindow } from '../../graphql/pageWindow';
import { badInput } from '../../http/apiError';
import { isUuid } from '../../http/uuid';
import { narrowScope } from '../../repositories/scope';
import { toBatch } from './changes/batches';
import { checkedTarget, countedTarget } from './changes/checkedTarget';
import { checkedFilter } from './checkedFilter';
import { SIM_MESSAGES } from './messages';
import type { SimCountRow, SimEventRecord, SimQuery, SimSort } from './repository';
import { type PlanNames, planNameIn, planNames, toRequest, toSim } from './toSim';

const MAX_PAGE_SIZE = 500;
const MAX_HISTORY = 200;
const SORTS: readonly SimSort[] = ['unitId', 'customerName', 'iccid', 'carrier', 'state', 'since', 'plan', 'usedMb'];

export const simQueries: Pick<QueryResolvers, 'sims' | 'sim' | 'simPlans' | 'simTarget' | 'simBatch'> = {
  async sims(_, { input }, { access, now, repositories, hasSimProvider }) {
    await access.authorize('sims');
    const page = pageWindow(input.paginationInput, { maxPageSize: MAX_PAGE_SIZE });
    const filter = checkedFilter(input.filter);
    const query: SimQuery = { scope: access.scope.trailers, filter, now: now() };
    const sortBy = SORTS.find((field) => field === (input.sortingInput?.sortBy ?? 'unitId'));
    if (!sortBy) throw badInput(SIM_MESSAGES.sortBy(SORTS));
    const counted = { ...query, filter: { ...filter, state: null, request: null, planId: null, overage: false } };
    const { sims } = repositories;
    const [total, rows, counts, plans] = await Promise.all([
      sims.count(query),
      sims.search({ ...query, ...page, sortBy, sortAsc: input.sortingInput?.sortAsc ?? true }),
      sims.counts(counted),
      sims.plans(),
    ]);
    const names = planNames(plans);
    const used = new Set(counts.flatMap(({ kind, value }) => (kind === 'plan' ? [value] : [])));
    return {
      total,
      sims: rows.map((row) => toSim(row, names, query.now)),
      counts: counts.sort(byKind),
      plans: plans.filter(({ planId }) => used.has(planId)),
      hasProvider: hasSimProvider,
    };
  },

  async sim(_, { iccid }, { access, now, repositories: { ingest, sims } }) {
    await access.authorize('sim');
    const [row] = await sims.byIccids([iccid], access.scope.trailers);
    if (!row) return null;
    const [events, requests, device, plans] = await Promise.all([
      sims.statusEvents(iccid, MAX_HISTORY),
      sims.requestsOf(iccid, MAX_HISTORY),
      ingest.device(row),
      sims.plans(),
    ]);
    const names = planNames(plans);
    // What an earlier holder of the trailer did is not for the next one.
    const heldSince = device?.heldSince?.toISOString() ?? '';
    const history = [
      ...events.map((event) => toEntry(event, names)),
      ...requests.map(
        (request): SimHistoryEntry => ({
          ...{ id: request.requestId, kind: 'request', at: request.requestedAt.toISOString(), receivedAt: null },
          ...{ fromState: null, state: null, fromPlanName: null, planName: null, outcome: null },
          request: toRequest(request, names),
        }),
      ),
    ]
      .filter(({ at }) => at >= heldSince)
      .sort((a, b) => (a.at === b.at ? 0 : a.at < b.at ? 1 : -1));
    return { sim: toSim(row, names, now()), history };
  },

  async simPlans(_, { customerId }, { access, repositories }) {
    await access.authorize('simPlans');
    return repositories.sims.plansIn(narrowScope(access.scope.trailers, customerId));
  },

  async simTarget(_, { input }, context) {
    await context.access.authorize('simTarget');
    return countedTarget(await checkedTarget(input, context));
  },

  async simBatch(_, { batchId }, context) {
    await context.access.authorize('simBatch');
    return isUuid(batchId) ? ((await toBatch(batchId, context)) ?? null) : null;
  },
};

function toEntry(event: SimEventRecord, names: PlanNames): SimHistoryEntry {
  const { eventId, occurredAt, receivedAt, fromState, state, fromPlanId, planId, result } = event;
  return {
    ...{ id: eventId, kind: planId === null ? 'status' : 'plan', at: occurredAt.toISOString() },
    ...{ receivedAt: receivedAt.toISOString(), fromState, state, outcome: result, request: null },
    ...{ fromPlanName: planNameIn(names, fromPlanId), planName: planNameIn(names, planId) },
  };
}

const byKind = (a: SimCountRow, b: SimCountRow) => {
  const [first, second] = [`${a.kind} ${a.value}`, `${b.kind} ${b.value}`];
  return first < second ? -1 : first > second ? 1 : 0;
};
