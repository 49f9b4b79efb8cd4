import { SIM_REQUEST_FILTERS, SIM_STATES } from '@gladhand/domain/sims';
import { defineListParams } from '../internal/ListPage/listParams';
import {
  flagParam,
  idParam,
  numberParam,
  optionalWordParam,
  pageParam,
  pageSizeParam,
  sortParam,
  textParam,
} from '../internal/ListPage/paramKinds';
import { SIM_SORT_FIELDS } from './simColumns';
import { FIRST_SUBSCRIPTION_VIEW, type SubscriptionView } from './subscriptionView';

/** The view of Subscription Management in a URL. */
export const subscriptionListParams = defineListParams<SubscriptionView>(FIRST_SUBSCRIPTION_VIEW, {
  customerId: numberParam('customer'),
  search: textParam('search'),
  state: optionalWordParam(
    'status',
    SIM_STATES.map(({ id }) => id),
  ),
  request: optionalWordParam(
    'change',
    SIM_REQUEST_FILTERS.map(({ id }) => id),
  ),
  planId: idParam('plan'),
  overage: flagParam('overage'),
  batchId: idParam('batch'),
  sort: sortParam(SIM_SORT_FIELDS),
  page: pageParam(),
  pageSize: pageSizeParam([25, 50, 100]),
  openIccid: idParam('open'),
});
