import type { SimsPort } from '@gladhand/domain';
import type { ApiMutation, ApiQuery } from '@gladhand/domain/react';
import type {
  ChangeSimsInput,
  RetrySimsInput,
  SimBatch,
  SimDetail,
  SimFilterInput,
  SimPage,
  SimPlan,
  SimTarget,
  SimTargetInput,
} from '@gladhand/domain/sims';
import type { SubscriptionView } from './subscriptionView';

const KEY = ['sims'] as const;

/** What a view selects, for the list and for changes of all its SIMs. */
export const filterOf = (view: SubscriptionView): SimFilterInput => ({
  ...{ customerId: view.customerId, search: view.search.trim() || null, state: view.state, request: view.request },
  ...{ planId: view.planId, overage: view.overage, batchId: view.batchId },
});

export function simPageQuery(view: SubscriptionView): ApiQuery<SimPage> {
  const input = {
    filter: filterOf(view),
    paginationInput: { pageSize: view.pageSize, pageNumber: view.page },
    sortingInput: view.sort,
  };
  return { key: [...KEY, 'list', input], fetch: (api: SimsPort, options) => api.sims.list(input, options) };
}

export const simDetailQuery = (iccid: string): ApiQuery<SimDetail | null> => ({
  key: [...KEY, 'detail', iccid],
  fetch: (api: SimsPort, options) => api.sims.detail(iccid, options),
});

export const simPlansQuery = (customerId: number | null): ApiQuery<SimPlan[]> => ({
  key: [...KEY, 'plans', customerId],
  fetch: (api: SimsPort, options) => api.sims.plans(customerId, options),
});

export const simBatchQuery = (batchId: string): ApiQuery<SimBatch | null> => ({
  key: [...KEY, 'batch', batchId],
  fetch: (api: SimsPort, options) => api.sims.batch(batchId, options),
});

export const checkSims: ApiMutation<SimTargetInput, SimTarget> = {
  run: (api: SimsPort, input) => api.sims.target(input),
};

export const changeSims: ApiMutation<Omit<ChangeSimsInput, 'batchId'>, SimBatch> = {
  run: (api: SimsPort, input, requestId) => api.sims.change({ ...input, batchId: requestId }),
  invalidates: () => [KEY],
};

export const retrySims: ApiMutation<Omit<RetrySimsInput, 'newBatchId'>, SimBatch> = {
  run: (api: SimsPort, input, requestId) => api.sims.retry({ ...input, newBatchId: requestId }),
  invalidates: () => [KEY],
};
