import { CUSTOMER_SORT_FIELDS } from '@gladhand/domain/customers';
import { defineListParams } from '../internal/ListPage/listParams';
import {
  flagParam,
  numberParam,
  pageParam,
  pageSizeParam,
  sortParam,
  textParam,
} from '../internal/ListPage/paramKinds';
import { type CustomerView, FIRST_VIEW } from './customerView';

/** The view of Customer Management in a URL. */
export const customerListParams = defineListParams<CustomerView>(FIRST_VIEW, {
  filter: textParam('search'),
  showDeactivated: flagParam('deactivated'),
  sort: sortParam(CUSTOMER_SORT_FIELDS),
  page: pageParam(),
  pageSize: pageSizeParam([25, 50, 100]),
  openId: numberParam('open'),
});
