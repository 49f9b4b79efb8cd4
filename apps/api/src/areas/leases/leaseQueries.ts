import { LEASE_STATES } from '@gladhand/domain/leases';
import type { QueryResolvers } from '../../graphql/generated/resolvers';
import { badInput } from '../../http/apiError';
import { isUuid } from '../../http/uuid';
import { checkedLease, readyOf } from './checkedLease';
import { LEASE_MESSAGES } from './messages';
import { toLease, toLeaseLine } from './toLease';

const MAX_PAGE = 100;
const MAX_TRAILERS = 500;

type Queries = Pick<QueryResolvers, 'trailerLeases' | 'trailerLease' | 'trailerLeaseTrailers' | 'checkTrailerLease'>;

export const leaseQueries: Queries = {
  async trailerLeases(_, { input }, { access, repositories }) {
    await access.authorize('trailerLeases');
    const { state = null, customerId = null, vin = null, after = null, limit } = input;
    if (limit < 1 || limit > MAX_PAGE) throw badInput(LEASE_MESSAGES.pageSize(MAX_PAGE));
    if (after !== null && !isUuid(after)) throw badInput(LEASE_MESSAGES.after);
    const states = LEASE_STATES.map(({ id }) => id);
    if (state !== null && !states.some((id) => id === state)) throw badInput(LEASE_MESSAGES.state(states));
    const { total, leases } = await repositories.leases.search({
      ...{ state, customerId, vin: vin?.trim().toUpperCase() || null, after, limit: limit + 1 },
    });
    const page = leases.slice(0, limit);
    return {
      total,
      leases: page.map(toLease),
      next: leases.length > limit ? (page.at(-1)?.leaseId ?? null) : null,
    };
  },

  async trailerLease(_, { id }, { access, repositories }) {
    await access.authorize('trailerLease');
    const lease = isUuid(id) ? await repositories.leases.byId(id) : undefined;
    return lease ? toLease(lease) : null;
  },

  async trailerLeaseTrailers(_, { input }, { access, repositories }) {
    await access.authorize('trailerLeaseTrailers');
    const { id, after, limit } = input;
    if (limit < 1 || limit > MAX_TRAILERS) throw badInput(LEASE_MESSAGES.pageSize(MAX_TRAILERS));
    const lease = isUuid(id) ? await repositories.leases.byId(id) : undefined;
    if (!lease) return null;
    const trailers = await repositories.leases.trailers(lease.leaseId, after ?? '', limit + 1);
    return {
      trailers: trailers.slice(0, limit).map(({ vin, unitId, leftAt }) => ({
        ...{ vin, unitId, leftAt: leftAt?.toISOString() ?? null },
      })),
      hasMore: trailers.length > limit,
    };
  },

  async checkTrailerLease(_, { input }, { access, now, repositories }) {
    await access.authorize('checkTrailerLease');
    const { span, lines } = await checkedLease(input, repositories, now());
    return {
      lines: lines.map(toLeaseLine),
      trailers: readyOf(lines).length,
      from: span.from.toISOString(),
      until: span.until?.toISOString() ?? null,
    };
  },
};
