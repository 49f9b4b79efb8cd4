import type { SentColumns } from '../vocabulary/positionColumns';

/** Positions: the whole scope, or the changes since an earlier answer. */
export interface FleetPositions {
  /** Time of the answer; ages are counted from it. */
  asOf: string;
  /** Pass it to the next call to get the changes since this answer. */
  cursor: string;
  /** Trailers that the caller has access to; the columns may hold fewer. */
  total: number;
  /** True if the columns hold every visible trailer, false if they hold only changed ones. */
  whole: boolean;
  /** More trailers are visible than the server sends, or than requested: the columns are empty. */
  tooMany?: boolean | undefined;
  columns: SentColumns;
}
