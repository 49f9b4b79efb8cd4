import type { TrackingPort } from '@gladhand/domain';
import { type HistoryRange, historySpan, type TrailerHistory } from '@gladhand/domain/history';
import type { ApiQuery } from '@gladhand/domain/react';

/** The reports of a trailer in a range of the viewer's days. */
export const historyQuery = (vin: string, range: HistoryRange, timeZone: string): ApiQuery<TrailerHistory> => ({
  key: ['history', vin, range, timeZone],
  fetch: (api: TrackingPort, options) => api.tracking.history({ vin, span: historySpan(range, timeZone) }, options),
});
