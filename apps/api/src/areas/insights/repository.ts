import type { DayCarry, InsightFigures, InsightMeasure, InsightSystem } from '@gladhand/domain/insights';
import type { TrailerScope } from '../../repositories/scope';
import type { TrailerKey } from '../../repositories/trailers';

/** A day of a trailer, as YYYY-MM-DD in UTC. */
export interface TrailerDayKey extends TrailerKey {
  readonly day: string;
}

/** What a trailer did on a day. */
export interface TrailerDayRecord extends TrailerDayKey {
  /** The type that the trailer had when the day was added up. */
  vehicleType: string;
  figures: InsightFigures;
  /** What the next day continues with. */
  carry: DayCarry;
}

/** Days without a gap; both ends are included. */
export interface AddedUp {
  readonly first: string;
  readonly through: string;
}

/** Days of trailers; both ends are included. */
export interface FigureSearch {
  scope: TrailerScope;
  /** Names; the trailer is in any of these groups. None: all trailers. */
  groups: readonly string[];
  /** None: all types. */
  vehicleTypes: readonly string[];
  from: string;
  to: string;
}

export interface TrailerSearch extends FigureSearch {
  measure: InsightMeasure;
  system: InsightSystem | undefined;
  limit: number;
  offset: number;
}

/** A trailer behind a number. */
export interface FoundTrailer {
  vin: string;
  unitId: string;
  customerName: string;
  vehicleType: string;
  value: number;
}

export interface InsightsRepository {
  /** Until the transaction ends, no report of the trailer is ingested. */
  lock(trailer: TrailerKey): Promise<void>;
  /** Days of a trailer, oldest first; both ends are included. */
  daysOf(trailer: TrailerKey, from: string, to: string): Promise<TrailerDayRecord[]>;
  /** Adds or replaces days of one customer's trailers. The customer's sums of these days become stale. */
  putDays(days: readonly TrailerDayRecord[]): Promise<void>;
  /** Adds up the stale days of a customer, up to `limit` of them. Returns how many. */
  addUp(customerId: number, limit: number): Promise<number>;
  /** Customers with stale days. */
  staleCustomers(): Promise<number[]>;
  /** The days of a customer that have been added up, for all its trailers. */
  progress(customerId: number): Promise<AddedUp | undefined>;
  /** Extends the days of a customer that have been added up; both ends are included. */
  extendProgress(customerId: number, days: AddedUp): Promise<void>;
  /** The last day that has been added up of every customer within a scope. */
  throughOf(scope: TrailerScope): Promise<string | undefined>;

  /** Notes that late reports have changed days. */
  markLate(days: readonly TrailerDayKey[]): Promise<void>;
  /** Trailers with late reports about days that have been added up, each with its first and last late day. */
  late(limit: number): Promise<(TrailerKey & { first: string; last: string })[]>;
  /** Forgets the late days of a trailer within some days. Returns the first and the last of them. */
  takeLate(trailer: TrailerKey, within: AddedUp): Promise<{ first: string; last: string } | undefined>;

  /** Sums by day, oldest first, without days that nothing is known of. */
  days(search: FigureSearch): Promise<{ day: string; figures: InsightFigures }[]>;
  /** How many trailers had a fault, by system, and with any as `all`. */
  faultyTrailers(search: FigureSearch): Promise<Record<string, number>>;
  /** Trailers with a value above 0, the highest first, then by VIN. */
  trailers(search: TrailerSearch): Promise<{ total: number; trailers: FoundTrailer[] }>;
  /** Deletes days of a customer before an instant, up to `limit`. Returns how many. */
  deleteBefore(customerId: number, before: Date, limit: number): Promise<number>;
}

declare module '../../repositories/port' {
  interface AreaRepositories {
    insights: InsightsRepository;
  }
}
