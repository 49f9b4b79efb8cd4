import type { TrailersPort } from '@gladhand/domain';
import type { ApiInfiniteQuery, ApiQuery } from '@gladhand/domain/react';
import { type ActivityLogEntry, LOG_PAGE_SIZE } from '@gladhand/domain/trailers';

/** The log of a trailer, in pages. */
export const activityLogQuery = (vin: string): ApiInfiniteQuery<ActivityLogEntry[], number> => ({
  key: ['activityLog', vin],
  firstCursor: 0,
  fetch: (api: TrailersPort, pageNumber, options) =>
    api.trailers.activityLog({ vin, pageNumber, pageSize: pageSize(pageNumber) }, options),
  next: (page, pages) => (page.length < pageSize(pages.length - 1) ? undefined : pages.length),
});

const pageSize = (pageNumber: number) => (pageNumber === 0 ? LOG_PAGE_SIZE.first : LOG_PAGE_SIZE.later);

/** The newest reports that include a reading of one sensor. */
export const sensorLogQuery = (vin: string, sensorTypeId: number): ApiQuery<ActivityLogEntry[]> => ({
  key: ['activityLog', vin, sensorTypeId],
  fetch: (api: TrailersPort, options) =>
    api.trailers.activityLog(
      { vin, pageNumber: 0, pageSize: LOG_PAGE_SIZE.otherSensors, sensorTypeIds: [sensorTypeId] },
      options,
    ),
});
