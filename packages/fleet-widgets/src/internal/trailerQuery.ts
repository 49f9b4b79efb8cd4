import type { TrailersPort } from '@gladhand/domain';
import type { ApiQuery } from '@gladhand/domain/react';
import type { TrailerDetail } from '@gladhand/domain/trailers';

/** The details of one trailer. */
export const trailerQuery = (vin: string): ApiQuery<TrailerDetail> => ({
  key: ['trailer', vin],
  fetch: (api: TrailersPort, options) => api.trailers.detail(vin, options),
});
