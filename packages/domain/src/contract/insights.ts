import type { InsightFigures } from '../rules/insights/insightFigures';
import type { CallOptions } from './callOptions';
import type {
  InsightEmbedQuery,
  InsightsInput,
  InsightTrailersInput,
  InsightTrailersQuery,
} from './generated/insights/graphql';

export type { InsightsInput, InsightTrailersInput };

/** The figures of all trailers on one day. */
export interface InsightDay {
  /** The day in UTC, as YYYY-MM-DD. */
  readonly day: string;
  readonly figures: InsightFigures;
}

/** Consecutive days. */
export interface InsightPeriod {
  readonly from: string;
  readonly to: string;
  /** Those that have been added up, oldest first. */
  readonly days: readonly InsightDay[];
  /** Trailers with a fault, by system, and those with any as `all`. */
  readonly faultyTrailers: Readonly<Record<string, number>>;
}

/** Source: query `insights`. */
export interface Insights {
  /** The last day that has been added up; null before the first one. */
  readonly through: string | null;
  readonly period: InsightPeriod;
  readonly against: InsightPeriod | null;
}

/** What the trailers behind a number are ordered by. */
export type InsightMeasure = 'moved' | 'miles' | 'faults' | 'outside' | 'silent';

/** Trailers behind a number. Source: query `insightTrailers`. */
export type InsightTrailerPage = InsightTrailersQuery['insightTrailers'];

/** The operator's dashboard for the viewer; null without one. Source: query `insightEmbed`. */
export type InsightEmbed = InsightEmbedQuery['insightEmbed'];

/** Daily figures of fleets. */
export interface InsightsApi {
  /** Rejects with BAD_USER_INPUT for a period that can't be read. Source: query `insights`. */
  get(input: InsightsInput, options?: CallOptions): Promise<Insights>;
  /** Source: query `insightTrailers`. */
  trailers(
    input: Omit<InsightTrailersInput, 'measure'> & { measure: InsightMeasure },
    options?: CallOptions,
  ): Promise<InsightTrailerPage>;
  /** Source: query `insightEmbed`. */
  embed(customerId: number | null, options?: CallOptions): Promise<InsightEmbed>;
}

/** The port of `PortalApi` for Insights. */
export interface InsightsPort {
  insights: InsightsApi;
}
