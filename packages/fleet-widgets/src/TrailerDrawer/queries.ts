import { type ActivityLogEntry, LOG_PAGE_SIZE, type SaveSensorOrderInput, type SensorOrder } from '@gladhand/domain';
import type { ApiInfiniteQuery, ApiMutation, ApiQuery } from '@gladhand/domain/react';

/** The viewer's orders of sections. */
export const sensorOrderQuery: ApiQuery<SensorOrder> = {
  key: ['sensorOrder'],
  fetch: (api, options) => api.trailers.sensorOrder(options),
};

/** A trailer's whole log, page by page. */
export const activityLogQuery = (vin: string): ApiInfiniteQuery<ActivityLogEntry[], number> => ({
  key: ['activityLog', vin],
  firstCursor: 0,
  fetch: (api, pageNumber, options) =>
    api.trailers.activityLog({ vin, pageNumber, pageSize: pageSize(pageNumber) }, options),
  next: (page, pages) => (page.length < pageSize(pages.length - 1) ? undefined : pages.length),
});

const pageSize = (pageNumber: number) => (pageNumber === 0 ? LOG_PAGE_SIZE.first : LOG_PAGE_SIZE.later);

/** The newest reports that hold a reading of one sensor. */
export const sensorLogQuery = (vin: string, sensorTypeId: number): ApiQuery<ActivityLogEntry[]> => ({
  key: ['activityLog', vin, sensorTypeId],
  fetch: (api, options) =>
    api.trailers.activityLog(
      { vin, pageNumber: 0, pageSize: LOG_PAGE_SIZE.otherSensors, sensorTypeIds: [sensorTypeId] },
      options,
    ),
});

/** Saves an order of sensors; every open trailer of that device type follows it. */
export const saveOrder: ApiMutation<SaveSensorOrderInput, SensorOrder> = {
  run: (api, input) => api.trailers.saveSensorOrder(input),
  invalidates: () => [['trailer'], ['sensorOrder']],
};
