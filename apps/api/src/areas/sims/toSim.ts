import { currentSimUsage } from '@gladhand/domain/sims';
import type { SimRequest, SimSubscription } from '../../graphql/generated/resolvers';
import type { SimRequestRecord, SimRow } from './repository';

export function toSim(row: SimRow, now: Date): SimSubscription {
  const { iccid, vin, unitId, customerId, customerName, carrier, state, plan } = row;
  const usage = currentSimUsage(row, plan, now);
  return {
    ...{ iccid, vin, unitId, customerId, customerName, carrier, state, plan },
    ...{ since: row.since.toISOString(), until: row.until?.toISOString() ?? null },
    ...{ usageMonth: usage.month, usedMb: usage.usedMb, overMb: usage.overMb },
    lastReport: row.lastReport?.toISOString() ?? null,
    request: row.request && toRequest(row.request),
  };
}

export function toRequest({ requestId, batchId, action, state, reason, detail, ...row }: SimRequestRecord): SimRequest {
  return {
    ...{ requestId, batchId, action, state, reason, detail, requestedBy: row.requestedBy, attempts: row.attempts },
    ...{ requestedAt: row.requestedAt.toISOString(), answeredAt: row.answeredAt?.toISOString() ?? null },
  };
}
