import { CARGO_IMAGE_POLICY, type TrailerImagePage } from '@gladhand/domain';
import type { ApiInfiniteQuery, ApiQuery } from '@gladhand/domain/react';

/** Sooner than a link expires. */
export const IMAGES_REFRESH_MS = CARGO_IMAGE_POLICY.linkMs - 60_000;

/** The newest picture of a trailer, and how many there are. */
export const newestImageQuery = (vin: string): ApiQuery<TrailerImagePage> => ({
  key: ['cargoImages', vin, 'newest'],
  fetch: (api, options) => api.service.images({ vin, pageSize: 1, pageNumber: 0 }, options),
});

/** Every picture of a trailer, page by page. */
export const imagesQuery = (vin: string): ApiInfiniteQuery<TrailerImagePage, number> => ({
  key: ['cargoImages', vin, 'all'],
  firstCursor: 0,
  fetch: (api, pageNumber, options) =>
    api.service.images({ vin, pageSize: CARGO_IMAGE_POLICY.pageSize, pageNumber }, options),
  next: (page, pages) => (page.images.length < CARGO_IMAGE_POLICY.pageSize ? undefined : pages.length),
});
