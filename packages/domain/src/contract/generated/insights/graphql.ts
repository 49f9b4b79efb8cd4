// Generated from packages/domain/schema and src/client/operations by `npm run generate`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocumentString } from '../../typedDocument';
export type InsightTrailersInput = {
  customerId?: number | null | undefined;
  /** As YYYY-MM-DD. */
  from: string;
  groups?: Array<string> | null | undefined;
  /** moved, miles, faults, outside or silent. */
  measure: string;
  paginationInput: PaginationInput;
  /** For faults: only this system. */
  system?: string | null | undefined;
  to: string;
  vehicleTypes?: Array<string> | null | undefined;
};

export type InsightsInput = {
  /** The first day of the period to compare with. */
  againstFrom?: string | null | undefined;
  againstTo?: string | null | undefined;
  /** All customers of the caller without one. */
  customerId?: number | null | undefined;
  /** The first day, as YYYY-MM-DD. */
  from: string;
  /** Names of groups; the trailer is in any of them, or in a group below it. */
  groups?: Array<string> | null | undefined;
  /** The last day, up to 366 days after the first one. */
  to: string;
  /** Names of trailer types. */
  vehicleTypes?: Array<string> | null | undefined;
};

/** One page of a list. Pages start at 1. */
export type PaginationInput = {
  pageNumber: number;
  /** Rows per page, 1 to 100. An export can request up to 500. */
  pageSize: number;
};

export type InsightEmbedQueryVariables = Exact<{
  customerId?: number | null | undefined;
}>;


export type InsightEmbedQuery = { insightEmbed: { url: string, expiresAt: string } | null };

export type InsightTrailersQueryVariables = Exact<{
  input: InsightTrailersInput;
}>;


export type InsightTrailersQuery = { insightTrailers: { total: number, trailers: Array<{ vin: string, unitId: string, customerName: string, vehicleType: string, value: number }> } };

export type InsightsQueryVariables = Exact<{
  input: InsightsInput;
}>;


export type InsightsQuery = { insights: { through: string | null, period: { from: string, to: string, days: Array<{ day: string, trailers: number, reporting: number, moved: number, measured: number, miles: number, reeferReadings: number, reeferWithin: number, systems: Array<{ system: string, faultMs: number, repairs: number, repairMs: number }> }>, faultyTrailers: Array<{ system: string, trailers: number }> }, against: { from: string, to: string, days: Array<{ day: string, trailers: number, reporting: number, moved: number, measured: number, miles: number, reeferReadings: number, reeferWithin: number, systems: Array<{ system: string, faultMs: number, repairs: number, repairMs: number }> }>, faultyTrailers: Array<{ system: string, trailers: number }> } | null } };

export const InsightEmbedDocument = /*#__PURE__*/ new TypedDocumentString<InsightEmbedQuery, InsightEmbedQueryVariables>(`query InsightEmbed($customerId: Int) {
  insightEmbed(customerId: $customerId) {
    url
    expiresAt
  }
}`);
export const InsightTrailersDocument = /*#__PURE__*/ new TypedDocumentString<InsightTrailersQuery, InsightTrailersQueryVariables>(`query InsightTrailers($input: InsightTrailersInput!) {
  insightTrailers(input: $input) {
    total
    trailers {
      vin
      unitId
      customerName
      vehicleType
      value
    }
  }
}`);
export const InsightsDocument = /*#__PURE__*/ new TypedDocumentString<InsightsQuery, InsightsQueryVariables>(`query Insights($input: InsightsInput!) {
  insights(input: $input) {
    through
    period {
      from
      to
      days {
        day
        trailers
        reporting
        moved
        measured
        miles
        reeferReadings
        reeferWithin
        systems {
          system
          faultMs
          repairs
          repairMs
        }
      }
      faultyTrailers {
        system
        trailers
      }
    }
    against {
      from
      to
      days {
        day
        trailers
        reporting
        moved
        measured
        miles
        reeferReadings
        reeferWithin
        systems {
          system
          faultMs
          repairs
          repairMs
        }
      }
      faultyTrailers {
        system
        trailers
      }
    }
  }
}`);