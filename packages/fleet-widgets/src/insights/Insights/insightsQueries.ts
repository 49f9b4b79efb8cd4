import type { GeofencesPort, InsightsPort } from '@gladhand/domain';
import type { GeofenceDwellPage } from '@gladhand/domain/geofences';
import type { InsightEmbed, Insights, InsightTrailerPage } from '@gladhand/domain/insights';
import type { ApiQuery, useApiFetch } from '@gladhand/domain/react';
import { DAY_MS, startOfUtcDay } from '@gladhand/domain/readings';
import type { InsightsView, ListedInsight } from './insightsView';
import type { Days } from './periods';

export const TRAILERS_PAGE_SIZE = 50;
/** The largest page that the API returns. */
const FILE_PAGE_SIZE = 200;
/** Places of the chart. */
const PLACES = 5;

export type TrailerFilter = Pick<InsightsView, 'customerId' | 'groups' | 'vehicleTypes'>;

const filterOf = ({ customerId, groups, vehicleTypes }: TrailerFilter) => ({
  ...(customerId !== null && { customerId }),
  ...(groups.length > 0 && { groups: [...groups] }),
  ...(vehicleTypes.length > 0 && { vehicleTypes: [...vehicleTypes] }),
});

/** The figures of a period, and of the one to compare with. */
export const insightsQuery = (filter: TrailerFilter, period: Days, against: Days | undefined): ApiQuery<Insights> => ({
  key: ['insights', filterOf(filter), period, against],
  fetch: (api: InsightsPort, options) =>
    api.insights.get(
      { ...filterOf(filter), ...period, ...(against && { againstFrom: against.from, againstTo: against.to }) },
      options,
    ),
});

/** The operator's dashboard for the viewer; null without one. */
export const embedQuery = (customerId: number | null): ApiQuery<InsightEmbed> => ({
  key: ['insightEmbed', customerId],
  fetch: (api: InsightsPort, options) => api.insights.embed(customerId, options),
});

/** The trailers behind a number. */
export const insightTrailersQuery = (
  filter: TrailerFilter,
  { measure, system, from, to }: ListedInsight,
  pageNumber: number,
  pageSize = TRAILERS_PAGE_SIZE,
): ApiQuery<InsightTrailerPage> => ({
  key: ['insightTrailers', filterOf(filter), measure, system, from, to, pageNumber, pageSize],
  fetch: (api: InsightsPort, options) =>
    api.insights.trailers(
      {
        ...filterOf(filter),
        ...{ measure, system, from, to, paginationInput: { pageSize, pageNumber } },
      },
      options,
    ),
});

/** All trailers behind a number, for a file. */
export async function* allInsightTrailers(
  filter: TrailerFilter,
  list: ListedInsight,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (written: number, total: number) => void },
  fetch: ReturnType<typeof useApiFetch>,
): AsyncGenerator<InsightTrailerPage['trailers'], void> {
  for (let pageNumber = 1, written = 0; !signal.aborted; pageNumber++) {
    const { total, trailers } = await fetch(insightTrailersQuery(filter, list, pageNumber, FILE_PAGE_SIZE), signal);
    written += trailers.length;
    onProgress(written, total);
    yield trailers;
    if (trailers.length < FILE_PAGE_SIZE) return;
  }
}

/** The places where trailers stayed longest together. */
export const dwellQuery = (
  filter: TrailerFilter & { customerId: number },
  days: Days,
): ApiQuery<GeofenceDwellPage> => ({
  key: ['insightDwell', filterOf(filter), days],
  fetch: (api: GeofencesPort, options) =>
    api.geofences.dwell(
      {
        ...filterOf(filter),
        ...{ customerId: filter.customerId, by: 'geofence', pageSize: PLACES },
        ...{
          from: new Date(startOfUtcDay(days.from)).toISOString(),
          to: new Date(startOfUtcDay(days.to) + DAY_MS).toISOString(),
        },
      },
      options,
    ),
});
