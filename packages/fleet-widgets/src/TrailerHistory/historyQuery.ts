import { type HistoryRange, historySpan, type TrailerHistory } from '@gladhand/domain';
import type { ApiQuery } from '@gladhand/domain/react';

/** What a trailer reported in a range of the viewer's days. */
export const historyQuery = (vin: string, range: HistoryRange, timeZone: string): ApiQuery<TrailerHistory> => ({
  key: ['history', vin, range, timeZone],
  fetch: (api, options) => api.tracking.history({ vin, span: historySpan(range, timeZone) }, options),
});
