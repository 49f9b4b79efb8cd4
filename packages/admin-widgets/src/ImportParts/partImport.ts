import type { PortalApi } from '@gladhand/domain';
import {
  PART_COLUMNS,
  type PartLine,
  type PartRowResult,
  partCategory,
  partKey,
  partLineProblems,
  readPartLine,
} from '@gladhand/domain/parts';
import type { BulkColumn, BulkRow } from '../internal/BulkImport/readFile';
import type { BulkCalls, BulkOutcome } from '../internal/BulkImport/useBulkRun';

/** The columns of the file, by their headings or field names. */
export const PART_IMPORT_COLUMNS: readonly BulkColumn[] = PART_COLUMNS.map(({ field, title, isRequired = false }) => ({
  ...{ id: title, title, names: [title.toLowerCase(), field.toLowerCase()], required: isRequired },
}));

interface ReadRow {
  number: number;
  line: PartLine;
  problems: readonly string[];
}

const ACTIONS: Readonly<Record<string, string>> = { created: 'create', updated: 'update' };
const TITLES: ReadonlyMap<string, string> = new Map(PART_COLUMNS.map(({ field, title }) => [field, title]));

const shown = (field: string, value: string | null | undefined) =>
  field === 'category' && value ? partCategory(value).label : value;

const outcomeOf = ({ outcome, messages, changes }: PartRowResult): BulkOutcome => ({
  action: ACTIONS[outcome] ?? outcome,
  problem: messages.join(' ') || null,
  changes: changes.map(({ field, before, after }) => ({
    field: TITLES.get(field) ?? field,
    before: shown(field, before),
    after: shown(field, after),
  })),
});

/** The trailer or model, the part and its position: a file may have each once. */
export function partIdentity(cells: Readonly<Record<string, string>>): string {
  const { line } = readPartLine(cells);
  if (!line.name || !line.partNumber) return '';
  return JSON.stringify([
    ...[line.vin, line.vehicleTypeId, line.vehicleLengthFeet, line.modelYear],
    ...[partKey(line), line.position.toLowerCase()],
  ]);
}

/** The requests of the import. Rows that can't be stored are rejected here. `customerId` is that of models. */
export function partCalls(customerId: number | null): BulkCalls<ReadRow> {
  const send = async (
    api: PortalApi,
    rows: readonly ReadRow[],
    dryRun: boolean,
    options: { signal?: AbortSignal | undefined } = {},
  ): Promise<BulkOutcome[]> => {
    const sent = rows
      .filter(({ problems }) => problems.length === 0)
      .map(({ number, line }) => ({ ...line, line: number, faultCodes: [...line.faultCodes] }));
    const answer =
      sent.length > 0 ? await api.parts.importRows({ dryRun, customerId, rows: sent }, options) : undefined;
    const results = [...(answer?.results ?? [])];
    return rows.map(({ problems }) => {
      const result = problems.length === 0 ? results.shift() : undefined;
      return result ? outcomeOf(result) : { action: 'refused', problem: problems.join(' '), changes: [] };
    });
  };
  return {
    inputOf: ({ line: number, cells }: BulkRow) => {
      const { line, problems } = readPartLine(cells);
      return { number, line, problems: problems.length > 0 ? problems : partLineProblems(line) };
    },
    check: (api, rows, options) => send(api, rows, true, options),
    apply: (api, rows) => send(api, rows, false),
    invalidates: [['parts']],
  };
}
