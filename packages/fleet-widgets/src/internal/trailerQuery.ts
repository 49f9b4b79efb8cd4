import type { TrailerDetail } from '@gladhand/domain';
import type { ApiQuery } from '@gladhand/domain/react';

/** Everything that is known of one trailer now. */
export const trailerQuery = (vin: string): ApiQuery<TrailerDetail> => ({
  key: ['trailer', vin],
  fetch: (api, options) => api.trailers.detail(vin, options),
});
