import type { PortalApi } from '@gladhand/domain';
import type { VehicleRowInput, VehicleRowResult } from '@gladhand/domain/administration';
import {
  readVehicleLine,
  repeatedVehicleLines,
  VEHICLE_CSV_COLUMNS,
  type VehicleLine,
} from '@gladhand/domain/trailers';
import type { BulkColumn, BulkRow } from '../internal/BulkImport/readFile';
import type { BulkCalls, BulkOutcome } from '../internal/BulkImport/useBulkRun';
import { TRAILER_COLUMN_TEXTS } from './messages';
import { STALE_BY_TRAILERS } from './trailerQueries';

/** The columns of the file, with the names of the export. */
export const IMPORT_COLUMNS: readonly BulkColumn[] = VEHICLE_CSV_COLUMNS.map(({ field, title }) => ({
  id: title,
  title,
  names: [title.toLowerCase()],
  required: field === 'vin',
}));

/** The input of a row, and the problems that the input cannot express. */
interface ReadRow {
  line: VehicleLine;
  input: VehicleRowInput;
  problems: readonly string[];
}

const ACTIONS: Readonly<Record<string, string>> = { created: 'create', updated: 'update' };

/** The column titles of the fields that changes name. */
const TITLES: ReadonlyMap<string, string> = new Map([
  ...VEHICLE_CSV_COLUMNS.map(({ field, title }) => [field, title] as const),
  ['vehicleType', TRAILER_COLUMN_TEXTS.type],
  ['deviceFamily', TRAILER_COLUMN_TEXTS.deviceFamily],
  ['groups', TRAILER_COLUMN_TEXTS.groups],
]);

const outcomeOf = ({ outcome, messages, changes }: VehicleRowResult): BulkOutcome => ({
  action: ACTIONS[outcome] ?? outcome,
  problem: messages.join(' ') || null,
  changes: changes.map((change) => ({ ...change, field: TITLES.get(change.field) ?? change.field })),
});

/** The requests of the import. Rows that cannot be parsed are rejected here. `customerId` is for new trailers. */
export function importCalls(customerId: number | null): BulkCalls<ReadRow> {
  const send = async (
    api: PortalApi,
    rows: readonly ReadRow[],
    dryRun: boolean,
    options: { signal?: AbortSignal | undefined } = {},
  ): Promise<BulkOutcome[]> => {
    const doubled = repeatedVehicleLines(rows.map(({ line }) => line));
    const refusals = rows.map(({ problems }, index) => [...problems, doubled.get(index) ?? []].flat());
    const sent = rows.filter((_, index) => refusals[index]?.length === 0).map(({ input }) => input);
    // The dry run lists wrong check digits, so applying confirms them.
    const input = { dryRun, acceptVinWarnings: true, customerId, rows: sent };
    const answer = sent.length > 0 ? await api.administration.trailers.importRows(input, options) : { results: [] };
    const results = [...answer.results];
    return refusals.map((problems) => {
      const result = problems.length === 0 ? results.shift() : undefined;
      return result ? outcomeOf(result) : { action: 'refused', problem: problems.join(' '), changes: [] };
    });
  };
  return {
    inputOf: ({ line: number, cells }: BulkRow) => {
      const { line, problems } = readVehicleLine(cells);
      return { line, input: { ...line, line: number }, problems };
    },
    check: (api, rows, options) => send(api, rows, true, options),
    apply: (api, rows) => send(api, rows, false),
    invalidates: STALE_BY_TRAILERS,
  };
}
