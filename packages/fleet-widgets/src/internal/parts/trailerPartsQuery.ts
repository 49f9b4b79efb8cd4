import type { PartsPort } from '@gladhand/domain';
import type { TrailerPartList } from '@gladhand/domain/parts';
import { PICTURE_POLICY } from '@gladhand/domain/pictures';
import type { ApiQuery } from '@gladhand/domain/react';

/** Begins the key of every query about parts. */
export const PARTS_KEY = ['parts'] as const;
/** Shorter than the lifetime of the links to pictures. */
export const PARTS_REFRESH_MS = PICTURE_POLICY.linkMs - 60_000;

/** The parts of one trailer. */
export const trailerPartsQuery = (vin: string): ApiQuery<TrailerPartList> => ({
  key: [...PARTS_KEY, 'trailer', vin],
  fetch: (api: PartsPort, options) => api.parts.ofTrailer(vin, options),
});
