import { type FileColumn, type FileTable, type FileValue, wallTimeOf } from '@gladhand/domain/files';
import { type FleetStatusPage, type FleetStatusRow, fleetStatusField } from '@gladhand/domain/fleet-status';
import { fileHeading, fileValue, type GridCell, type GridColumn } from '@gladhand/ui/grid';
import { FLEET_STATUS_GRID_MESSAGES } from './messages';

/** Rows per request. */
export const EXPORT_PAGE_SIZE = 500;

export interface ExportInput {
  columns: readonly GridColumn<FleetStatusRow>[];
  /** IANA name of the viewer's zone. */
  timeZone: string;
  /** Requests one page of the list; with a `listId`, of exactly that list. */
  fetchPage: (pageNumber: number, listId: string | null, signal: AbortSignal) => Promise<FleetStatusPage>;
  onProgress: (written: number, total: number) => void;
  signal: AbortSignal;
}

/**
 * Everything that matches the filters as a table for a file, in the columns and order of the screen. Numbers are
 * numbers, with their unit in the heading; times are given in the viewer's zone and in UTC; missing values are empty
 * cells. The last two columns name the stale readings and those that aren't installed.
 */
export function exportTable(
  { columns, timeZone, ...source }: ExportInput,
  messages = FLEET_STATUS_GRID_MESSAGES,
): FileTable {
  const parts = columns.map((column) => filePart(column, timeZone));
  const titlesOf = (found: readonly GridColumn<FleetStatusRow>[]) => found.map(({ title }) => title).join('; ') || null;
  const toValues = (row: FleetStatusRow): FileValue[] => {
    const cells = columns.map(({ cell }) => cell(row));
    const stale = columns.filter((_, place) => cells[place]?.state === 'stale');
    const absent = columns.filter(({ id }, place) => cells[place]?.state === 'absent' && isReading(id));
    return [...cells.flatMap((cell, place) => parts[place]?.values(cell, row)), titlesOf(stale), titlesOf(absent)].map(
      (value) => value ?? null,
    );
  };
  return {
    columns: [
      ...parts.flatMap((part) => part.columns),
      { heading: messages.staleReadings },
      { heading: messages.notInstalledReadings },
    ],
    pages: rowPages(source, toValues),
  };
}

const isReading = (columnId: string) => fleetStatusField(columnId)?.reading !== undefined;

/**
 * All pages come from one fixed list, so that no trailer is duplicated or lost while the fleet changes. A page can be
 * short if the user has lost access to a trailer since the list was made.
 */
async function* rowPages(
  { fetchPage, onProgress, signal }: Omit<ExportInput, 'columns' | 'timeZone'>,
  toValues: (row: FleetStatusRow) => FileValue[],
) {
  const seen = new Set<string>();
  let listId: string | null = null;
  let total = Number.POSITIVE_INFINITY;
  for (let page = 1; (page - 1) * EXPORT_PAGE_SIZE < total; page++) {
    signal.throwIfAborted();
    const answer: FleetStatusPage = await fetchPage(page, listId, signal);
    listId = answer.listId ?? listId;
    total = answer.total;
    const fresh = answer.trailers.filter(({ id }) => !seen.has(id));
    for (const { id } of fresh) seen.add(id);
    onProgress(seen.size, total);
    yield fresh.map(toValues);
  }
}

/** The columns of the file for one column of the grid: two for instants, one for everything else. */
interface FilePart {
  columns: FileColumn[];
  values: (cell: GridCell, row: FleetStatusRow) => FileValue[];
}

const PIXELS_PER_CHARACTER = 8;

function filePart(column: GridColumn<FleetStatusRow>, timeZone: string): FilePart {
  const field = fleetStatusField(column.id);
  if (field?.kind === 'date' && !column.unit) {
    const zones = [...new Set([timeZone, 'UTC'])];
    return {
      columns: zones.map((zone) => ({ heading: `${column.title} (${zone})`, isTime: true })),
      values: (_cell, row) => {
        const instant = row[field.response as keyof FleetStatusRow] as string | null;
        return zones.map((zone) => (instant ? wallTimeOf(new Date(instant), zone) : null));
      },
    };
  }
  const widthCharacters = (field?.width ?? 0) / PIXELS_PER_CHARACTER;
  return {
    columns: [{ heading: fileHeading(column), widthCharacters }],
    values: (cell) => [fileValue(cell, column)],
  };
}
