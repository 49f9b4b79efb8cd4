import type { ReefersPort } from '@gladhand/domain';
import type { ApiInfiniteQuery } from '@gladhand/domain/react';
import type { ReeferUnitPage } from '@gladhand/domain/reefers';

/** Units per page. */
const PAGE_SIZE = 50;

interface UnitsWanted {
  customerId: number | null;
  search: string;
  /** Only units of these trailers. */
  vins: readonly string[] | undefined;
}

/** Units that match a search, in pages; never the whole fleet at once. */
export const unitsQuery = ({ customerId, search, vins }: UnitsWanted): ApiInfiniteQuery<ReeferUnitPage, number> => ({
  key: ['reefer', 'units', customerId, search, vins ?? null],
  firstCursor: 1,
  fetch: (api: ReefersPort, pageNumber, options) =>
    api.reefers.units(
      { customerId, search, ...(vins && { vins: [...vins] }), paginationInput: { pageSize: PAGE_SIZE, pageNumber } },
      options,
    ),
  next: (page, pages) => (pages.length * PAGE_SIZE < page.total ? pages.length + 1 : undefined),
});
