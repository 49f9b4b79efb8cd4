import type { LeasesPort } from '@gladhand/domain';
import type {
  ControlLeaseInput,
  CreateLeaseInput,
  LeaseCheck,
  LeaseCheckInput,
  TrailerLease,
  TrailerLeasePage,
  TrailerLeaseTrailerPage,
} from '@gladhand/domain/leases';
import type { ApiInfiniteQuery, ApiMutation, ApiQuery } from '@gladhand/domain/react';
import type { LeaseView } from './leaseView';

const KEY = ['leases'] as const;
const PAGE = 25;
const TRAILERS = 100;
/** How often leases are refreshed, which begin and end by themselves. */
export const REFRESH_MS = 30_000;

export const leasesQuery = ({
  state,
  customerId,
  vin,
}: LeaseView): ApiInfiniteQuery<TrailerLeasePage, string | null> => ({
  key: [...KEY, 'list', state, customerId, vin],
  firstCursor: null,
  fetch: (api: LeasesPort, after, options) =>
    api.leases.list({ state, customerId, vin: vin.trim() || null, after, limit: PAGE }, options),
  next: (page) => page.next ?? undefined,
});

export const leaseQuery = (id: string): ApiQuery<TrailerLease | null> => ({
  key: [...KEY, 'one', id],
  fetch: (api: LeasesPort, options) => api.leases.lease(id, options),
});

const NO_TRAILERS: TrailerLeaseTrailerPage = { trailers: [], hasMore: false };

export const leaseTrailersQuery = (id: string): ApiInfiniteQuery<TrailerLeaseTrailerPage, string | null> => ({
  key: [...KEY, 'trailers', id],
  firstCursor: null,
  fetch: async (api: LeasesPort, after, options) =>
    (await api.leases.trailers({ id, after, limit: TRAILERS }, options)) ?? NO_TRAILERS,
  next: ({ trailers, hasMore }) => (hasMore ? trailers.at(-1)?.vin : undefined),
});

export const checkLease: ApiMutation<LeaseCheckInput, LeaseCheck> = {
  run: (api: LeasesPort, input) => api.leases.check(input),
};

export const createLease: ApiMutation<Omit<CreateLeaseInput, 'id'>, TrailerLease> = {
  run: (api: LeasesPort, input, requestId) => api.leases.create({ ...input, id: requestId }),
  invalidates: () => [KEY],
};

export const controlLease: ApiMutation<ControlLeaseInput, TrailerLease> = {
  run: (api: LeasesPort, input) => api.leases.control(input),
  invalidates: () => [KEY],
};
