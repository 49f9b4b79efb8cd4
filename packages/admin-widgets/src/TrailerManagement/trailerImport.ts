import {
  type PortalApi,
  readVehicleLine,
  repeatedVehicleLines,
  VEHICLE_CSV_COLUMNS,
  type VehicleLine,
  type VehicleRowInput,
  type VehicleRowResult,
} from '@gladhand/domain';
import type { BulkColumn, BulkRow } from '../internal/BulkImport/readFile';
import type { BulkCalls, BulkOutcome } from '../internal/BulkImport/useBulkRun';
import { STALE_BY_TRAILERS } from './trailerQuery';

/** Columns of the file, called as the export calls them. */
export const IMPORT_COLUMNS: readonly BulkColumn[] = VEHICLE_CSV_COLUMNS.map(({ field, title }) => ({
  id: title,
  title,
  names: [title.toLowerCase()],
  required: field === 'vin',
}));

/** A row as it is sent, and what cannot be sent. */
interface ReadRow {
  line: VehicleLine;
  input: VehicleRowInput;
  problems: readonly string[];
}

const ACTIONS: Readonly<Record<string, string>> = { created: 'create', updated: 'update' };

/** What changes are called in the log, as the columns call them. */
const TITLES: ReadonlyMap<string, string> = new Map([
  ...VEHICLE_CSV_COLUMNS.map(({ field, title }) => [field, title] as const),
  ['vehicleType', 'Type'],
  ['deviceFamily', 'Device Family'],
  ['groups', 'Groups'],
]);

const outcomeOf = ({ outcome, messages, changes }: VehicleRowResult): BulkOutcome => ({
  action: ACTIONS[outcome] ?? outcome,
  problem: messages.join(' ') || null,
  changes: changes.map((change) => ({ ...change, field: TITLES.get(change.field) ?? change.field })),
});

/** How the server is asked; rows that cannot be read are refused here. `customerId` is that of new trailers. */
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
    // Applying after the dry run is the override: it showed the check digits that do not fit.
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
