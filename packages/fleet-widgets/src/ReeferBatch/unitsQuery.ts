import type { ReeferUnitPage } from '@gladhand/domain';
import type { ApiInfiniteQuery } from '@gladhand/domain/react';

/** Units in one answer. */
const PAGE_SIZE = 50;

/** Units that match a search, page by page: the fleet is never fetched as a whole. */
export const unitsQuery = (customerId: number | null, search: string): ApiInfiniteQuery<ReeferUnitPage, number> => ({
  key: ['reefer', 'units', customerId, search],
  firstCursor: 1,
  fetch: (api, pageNumber, options) =>
    api.reefers.units({ customerId, search, paginationInput: { pageSize: PAGE_SIZE, pageNumber } }, options),
  next: (page, pages) => (pages.length * PAGE_SIZE < page.total ? pages.length + 1 : undefined),
});
