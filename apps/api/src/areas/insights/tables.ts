import type { DayCarry, InsightFigures } from '@gladhand/domain/insights';
import type { ColumnType, JSONColumnType } from 'kysely';

/** A date as YYYY-MM-DD; it is read with `to_char`. */
type Day = ColumnType<string>;

interface FigureColumns {
  reporting: number;
  moved: number;
  measured: number;
  miles: number;
  reefer_readings: number;
  reefer_within: number;
  systems: JSONColumnType<InsightFigures['systems']>;
}

interface InsightTrailerDaysTable extends FigureColumns {
  customer_id: number;
  trailer_id: string;
  day: Day;
  vehicle_type: string;
  carry: JSONColumnType<DayCarry>;
}

interface InsightDaysTable extends FigureColumns {
  customer_id: number;
  day: Day;
  vehicle_type: string;
  trailers: number;
}

declare module '../../database/schema' {
  interface Database {
    insight_trailer_days: InsightTrailerDaysTable;
    insight_days: InsightDaysTable;
    insight_late_days: { customer_id: number; trailer_id: string; day: Day };
    insight_stale_days: { customer_id: number; day: Day };
    insight_progress: { customer_id: number; first_day: Day; through: Day };
  }
}
