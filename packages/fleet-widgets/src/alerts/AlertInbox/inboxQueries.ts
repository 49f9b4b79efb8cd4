import type { AlertsPort } from '@gladhand/domain';
import type { AlertNotificationsInput, AlertPage } from '@gladhand/domain/alerts';
import type { ApiQuery } from '@gladhand/domain/react';

/** The largest page. */
export const PAGE_SIZE = 100;

type Search = Omit<AlertNotificationsInput, 'paginationInput'>;

/** The first pages of a list together. */
export const alertPagesQuery = (search: Search, pageCount: number): ApiQuery<AlertPage> => ({
  key: ['alerts', search, pageCount],
  fetch: async (api: AlertsPort, options) => {
    const pages = await Promise.all(
      Array.from({ length: pageCount }, (_, index) =>
        api.alerts.list({ ...search, paginationInput: { pageSize: PAGE_SIZE, pageNumber: index + 1 } }, options),
      ),
    );
    return { total: pages[0]?.total ?? 0, alerts: pages.flatMap(({ alerts }) => alerts) };
  },
});
