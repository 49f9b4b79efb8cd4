import { VEHICLE_SORT_FIELDS } from '@gladhand/domain/trailers';
import { defineListParams } from '../internal/ListPage/listParams';
import { idParam, numberParam, pageParam, pageSizeParam, sortParam, textParam } from '../internal/ListPage/paramKinds';
import { FIRST_VIEW, type TrailerView } from './trailerView';

/** The view of Trailer Management in a URL. */
export const trailerListParams = defineListParams<TrailerView>(FIRST_VIEW, {
  customerId: numberParam('customer'),
  search: textParam('search'),
  sort: sortParam(VEHICLE_SORT_FIELDS),
  page: pageParam(),
  pageSize: pageSizeParam([25, 50, 100]),
  openVin: idParam('open'),
});
