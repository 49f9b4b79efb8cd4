import { currentSimUsage } from '@gladhand/domain/sims';
import type { SimRequest, SimSubscription } from '../../graphql/generated/resolvers';
import type { SimPlanRecord, SimRequestRecord, SimRow } from './repository';

/** Names of plans by id. */
export type PlanNames = ReadonlyMap<string, string>;

export const planNames = (plans: readonly SimPlanRecord[]): PlanNames =>
  new Map(plans.map(({ planId, name }) => [planId, name]));

/** The name of a plan, or its id if it isn't offered any longer. Null without a plan. */
export const planNameIn = (names: PlanNames, planId: string | null): string | null =>
  planId === null ? null : (names.get(planId) ?? planId);

export function toSim(row: SimRow, names: PlanNames, now: Date): SimSubscription {
  const { iccid, vin, unitId, customerId, customerName, carrier, state, plan } = row;
  const usage = currentSimUsage(row, plan, now);
  return {
    ...{ iccid, vin, unitId, customerId, customerName, carrier, state, plan },
    ...{ since: row.since.toISOString(), until: row.until?.toISOString() ?? null },
    ...{ usageMonth: usage.month, usedMb: usage.usedMb, overMb: usage.overMb },
    lastReport: row.lastReport?.toISOString() ?? null,
    request: row.request && toRequest(row.request, names),
  };
}

export function toRequest(
  { requestId, batchId, action, planId, state, reason, detail, ...row }: SimRequestRecord,
  names: PlanNames,
): SimRequest {
  return {
    planName: planNameIn(names, planId),
    ...{ requestId, batchId, action, state, reason, detail, requestedBy: row.requestedBy, attempts: row.attempts },
    ...{ requestedAt: row.requestedAt.toISOString(), answeredAt: row.answeredAt?.toISOString() ?? null },
  };
}
