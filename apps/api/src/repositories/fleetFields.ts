import { FLEET_STATUS_FIELDS } from '@gladhand/domain/fleet-status';

/** How the repositories compare a column of the grid. */
export interface FleetField {
  /** Name in sort and filter requests. */
  id: string;
  /**
   * The record field that is compared. A computed value may be the opposite of its field: it grows when the field
   * shrinks.
   */
  source: string;
  compare: 'text' | 'word' | 'rank' | 'number' | 'instant' | 'boolean' | 'list';
  /** Whether ascending by the column means descending by `source`. */
  opposes: boolean;
  sortable: boolean;
  /** Words in ascending order, for 'rank'. All others, and null, come last. */
  ranks?: readonly string[];
  /** Words that also stand for a missing reading. */
  absentWords: readonly string[];
}

/** Ordered by severity; text order would put CAUTION before CRITICAL before GOOD. */
const SEVERITY_RANKS = ['GOOD', 'CAUTION', 'CRITICAL'];
const BATTERY_RANKS = ['GOOD', 'NOTICE', 'CRITICAL'];

const RANKS: Readonly<Record<string, readonly string[]>> = {
  absFault: SEVERITY_RANKS,
  trailerHealthStatus: SEVERITY_RANKS,
  connectivityStatus: SEVERITY_RANKS,
  trailerBatteryStatus: BATTERY_RANKS,
  deviceBatteryStatus: BATTERY_RANKS,
};

/** Values that depend on the clock are compared by the field from which they are computed. */
const SOURCES: Readonly<Record<string, string>> = {
  timeUntethered: 'untetheredSince',
  age: 'modelYear',
};

const ABSENT_WORDS = ['NA', 'notAvailable'];

const COMPARE_OF_KIND = {
  text: 'text',
  choice: 'word',
  number: 'number',
  date: 'instant',
  boolean: 'boolean',
  list: 'list',
} as const;

/** Every column of the grid by its name in requests. */
export const FLEET_FIELDS: ReadonlyMap<string, FleetField> = new Map(
  FLEET_STATUS_FIELDS.map(({ id, response, kind, sortable, opposes }) => {
    const ranks = RANKS[id];
    const field: FleetField = {
      id,
      source: SOURCES[id] ?? response,
      compare: ranks ? 'rank' : id === 'timeUntethered' ? 'instant' : COMPARE_OF_KIND[kind],
      opposes: opposes !== undefined || id === 'timeUntethered',
      sortable,
      ...(ranks && { ranks }),
      absentWords: ABSENT_WORDS,
    };
    return [id, field];
  }),
);

/** The column with a name that is known to be valid. */
export function fleetField(id: string): FleetField {
  const field = FLEET_FIELDS.get(id);
  if (!field) throw new Error(`[api] No fleet status column '${id}'. Check the name before it reaches a repository.`);
  return field;
}

/** Lowercases A to Z only, as the databases do with collation C, so that all repositories return the same results. */
export function fold(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** Trigrams need three characters; shorter searches for trailers match the beginning. */
export const SUBSTRING_FROM_CHARS = 3;
