import type { FleetStatusPort } from '@gladhand/domain';
import type { ApiQuery } from '@gladhand/domain/react';
import type { SelectOption } from '@gladhand/ui';

const MATCHES = 50;

/** Trailers of a customer that match a search, or the one with a VIN. Their values are VINs. */
export const trailerOptions = (
  customerId: number,
  by: { search: string } | { vin: string },
): ApiQuery<SelectOption[]> => ({
  key: ['trailersByVin', customerId, by],
  fetch: async (api: FleetStatusPort, options) => {
    const page = await api.fleetStatus.page(
      {
        customerId,
        ...('search' in by ? by : { filters: [{ field: 'vin', in: [by.vin] }] }),
        paginationInput: { pageSize: MATCHES, pageNumber: 1 },
      },
      options,
    );
    return page.trailers.map(({ vin, unitId }) => ({ value: vin, label: unitId || vin, note: vin }));
  },
});
