import type { FleetStatusPort, PartsPort } from '@gladhand/domain';
import type { PartPage, PartTrailerPage } from '@gladhand/domain/parts';
import type { ApiQuery } from '@gladhand/domain/react';
import type { PartName, PartsView } from '../../internal/parts/partsView';
import { PARTS_KEY } from '../../internal/parts/trailerPartsQuery';

export const PARTS_PAGE_SIZE = 50;

/** The trailer that is shown before one is chosen: the first by unit ID. Null without trailers. */
export const firstTrailerQuery: ApiQuery<string | null> = {
  key: ['firstTrailer'],
  async fetch(api: FleetStatusPort, options) {
    const page = await api.fleetStatus.page({ paginationInput: { pageSize: 1, pageNumber: 1 } }, options);
    return page.trailers[0]?.vin ?? null;
  },
};

export const fleetPartsQuery = (
  { search, category, faultCode }: Pick<PartsView, 'search' | 'category' | 'faultCode'>,
  pageNumber: number,
): ApiQuery<PartPage> => {
  const paginationInput = { pageSize: PARTS_PAGE_SIZE, pageNumber };
  return {
    key: [...PARTS_KEY, 'fleet', search, category, faultCode, pageNumber],
    fetch: (api: PartsPort, options) => api.parts.search({ search, category, faultCode, paginationInput }, options),
  };
};

export const partTrailersQuery = ({ maker, partNumber }: PartName, pageNumber: number): ApiQuery<PartTrailerPage> => {
  const paginationInput = { pageSize: PARTS_PAGE_SIZE, pageNumber };
  return {
    key: [...PARTS_KEY, 'trailers', maker, partNumber, pageNumber],
    fetch: (api: PartsPort, options) => api.parts.trailers({ maker, partNumber, paginationInput }, options),
  };
};
