import { FLEET_STATUS_FIELDS } from '@gladhand/domain';

/** How a column of the grid is compared by the repositories. */
export interface FleetField {
  /** Name in sort and filter requests. */
  id: string;
  /** Field of the record that is compared; for a value that grows as its field shrinks, that field. */
  source: string;
  compare: 'text' | 'word' | 'rank' | 'number' | 'instant' | 'boolean' | 'list';
  /** Ascending by the column is descending by `source`. */
  opposes: boolean;
  sortable: boolean;
  /** Words in rising order, for 'rank'. Others, and null, come last. */
  ranks?: readonly string[];
  /** Words that also stand for no reading. */
  absentWords: readonly string[];
}

/** Severities rise; a text order would put CAUTION before CRITICAL before GOOD. */
const SEVERITY_RANKS = ['GOOD', 'CAUTION', 'CRITICAL'];
const BATTERY_RANKS = ['GOOD', 'NOTICE', 'CRITICAL'];

const RANKS: Readonly<Record<string, readonly string[]>> = {
  absFault: SEVERITY_RANKS,
  trailerHealthStatus: SEVERITY_RANKS,
  connectivityStatus: SEVERITY_RANKS,
  trailerBatteryStatus: BATTERY_RANKS,
  deviceBatteryStatus: BATTERY_RANKS,
};

/** Values that depend on the clock are compared by the field they come from. */
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

/** Every column of the grid by its request name. */
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

/** The column of a request name that has been checked before. */
export function fleetField(id: string): FleetField {
  const field = FLEET_FIELDS.get(id);
  if (!field) throw new Error(`[api] No fleet status column '${id}'. Check the name before it reaches a repository.`);
  return field;
}

/** Folds A to Z only, as the databases do under collation C, so that all repositories find the same. */
export function fold(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
