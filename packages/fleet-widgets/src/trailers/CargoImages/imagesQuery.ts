import type { ServicePort } from '@gladhand/domain';
import { PICTURE_POLICY } from '@gladhand/domain/pictures';
import type { ApiInfiniteQuery, ApiQuery } from '@gladhand/domain/react';
import { CARGO_IMAGE_POLICY, type TrailerImagePage } from '@gladhand/domain/service';

/** Shorter than the lifetime of a link. */
export const IMAGES_REFRESH_MS = PICTURE_POLICY.linkMs - 60_000;

/** The newest image of a trailer and the number of its images. */
export const newestImageQuery = (vin: string): ApiQuery<TrailerImagePage> => ({
  key: ['cargoImages', vin, 'newest'],
  fetch: (api: ServicePort, options) => api.service.images({ vin, pageSize: 1, pageNumber: 0 }, options),
});

/** All images of a trailer, in pages. */
export const imagesQuery = (vin: string): ApiInfiniteQuery<TrailerImagePage, number> => ({
  key: ['cargoImages', vin, 'all'],
  firstCursor: 0,
  fetch: (api: ServicePort, pageNumber, options) =>
    api.service.images({ vin, pageSize: CARGO_IMAGE_POLICY.pageSize, pageNumber }, options),
  next: (page, pages) => (page.images.length < CARGO_IMAGE_POLICY.pageSize ? undefined : pages.length),
});
