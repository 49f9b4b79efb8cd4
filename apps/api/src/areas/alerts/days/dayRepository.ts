import type { StripName } from '@gladhand/domain/alerts';
import type { FixMemory } from '@gladhand/domain/tracking';
import type { TrailerKey } from '../../../repositories/trailers';

/** The values of one reading of a day, each with its time in ms since midnight UTC. */
export type DayStrip = readonly (readonly [ms: number, value: unknown])[];

/** What the strips of a day are of; the geofences of positions follow from visits. */
export type DayStripName = Exclude<StripName, 'geofences' | 'crossings'> | 'positioned';

export type DayStrips = { readonly [Name in DayStripName]?: DayStrip };

/** What a trailer reported on a day, as far as alerts ask for it. A later report about the day deletes it. */
export interface AlertDayRecord extends TrailerKey {
  /** The day in UTC, as YYYY-MM-DD. */
  day: string;
  /** The sensors that the trailer had, see `carrierOf`. With other ones, the day says something else. */
  carrier: string;
  /** The positions that the next one is compared with, at the end of the day. */
  fix: FixMemory;
  strips: DayStrips;
}

/** A day of a trailer, as YYYY-MM-DD in UTC. */
export interface TrailerDay extends TrailerKey {
  readonly day: string;
}

/** Days from one to before another one, as YYYY-MM-DD. */
export interface DaySpan {
  readonly from: string;
  readonly before: string;
}

export interface AlertDayRepository {
  /** Until the transaction ends, no report of the trailer is ingested. */
  lock(trailer: TrailerKey): Promise<void>;
  put(days: readonly AlertDayRecord[]): Promise<void>;
  /** Days of trailers with some of their strips, in the order of trailers and days. */
  read(
    customerId: number,
    trailerIds: readonly string[],
    span: DaySpan,
    names: readonly DayStripName[],
  ): Promise<AlertDayRecord[]>;
  /** Which days of trailers there are, without their strips. */
  list(customerId: number, trailerIds: readonly string[], span: DaySpan): Promise<Omit<AlertDayRecord, 'strips'>[]>;
  /** Deletes a day of a trailer and those after it, because positions are compared with those before. */
  forget(days: readonly TrailerDay[]): Promise<void>;
  /** Deletes days of all customers before a day, `limit` per statement. */
  deleteBefore(day: string, limit: number): Promise<void>;
  /** The same of one customer. */
  deleteOfCustomer(customerId: number, before: string, limit: number): Promise<void>;
}

declare module '../../../repositories/port' {
  interface AreaRepositories {
    alertDays: AlertDayRepository;
  }
}
