import type { TrailersPort } from '@gladhand/domain';
import type { ApiQuery } from '@gladhand/domain/react';
import { type ActivityLogEntry, LOG_PAGE_SIZE, type SensorType } from '@gladhand/domain/trailers';

/** About four days of reports every five minutes. Then the chart begins later. */
const MAX_PAGES = 12;

/** The reports of one sensor since an instant, newest first. */
export const readingsQuery = (vin: string, sensorTypeId: SensorType, fromMs: number): ApiQuery<ActivityLogEntry[]> => ({
  key: ['alertReadings', vin, sensorTypeId, fromMs],
  async fetch(api: TrailersPort, options) {
    // A new report shifts the pages by one, so a report may be in two of them.
    const entries = new Map<string, ActivityLogEntry>();
    for (let pageNumber = 0; pageNumber < MAX_PAGES; pageNumber++) {
      const page = await api.trailers.activityLog(
        { vin, pageNumber, pageSize: LOG_PAGE_SIZE.otherSensors, sensorTypeIds: [sensorTypeId] },
        options,
      );
      for (const entry of page) entries.set(entry.id, entry);
      const oldest = page.at(-1);
      if (page.length < LOG_PAGE_SIZE.otherSensors || !oldest || Date.parse(oldest.recorded) < fromMs) break;
    }
    return [...entries.values()];
  },
});
