import type { HistoryColumns } from '../vocabulary/historyColumns';

/** The reports of a trailer in a period. */
export interface TrailerHistory {
  vin: string;
  unitId: string;
  /** Current tether status, which decides how often reports are expected. Null if unknown. */
  tetheredStatus: string | null;
  /** How many times faster than real time the trailers of this server run; 1 unless they are simulated. */
  timesLife: number;
  /** The oldest kept report of the trailer, of any period. Null if there is none. */
  earliestReport: string | null;
  /** Start of the period, inclusive. */
  from: string;
  /** End of the period, exclusive. */
  to: string;
  /** False if the period has more reports than one answer can hold: then only the newest are here. */
  whole: boolean;
  columns: HistoryColumns;
}

/** Maximum number of reports in one answer: 31 days of one report every five minutes are about 9,000. */
export const HISTORY_LIMIT = 10_000;
