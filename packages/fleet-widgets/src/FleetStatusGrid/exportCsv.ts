import { csvLine, type FleetStatusPage, type FleetStatusRow } from '@gladhand/domain';
import { CsvUnits, csvValue, type GridColumn } from '@gladhand/ui';

/** Rows a request of an export. */
export const EXPORT_PAGE_SIZE = 500;

export interface ExportInput {
  columns: readonly GridColumn<FleetStatusRow>[];
  /** Asks for one page of the list; with a `listId`, of exactly that list. */
  fetchPage: (pageNumber: number, listId: string | null, signal: AbortSignal) => Promise<FleetStatusPage>;
  onProgress: (written: number, total: number) => void;
  signal: AbortSignal;
}

export interface CsvExport {
  /** Text of the file, piece by piece, so that no single string holds it all. */
  parts: string[];
  rowCount: number;
  total: number;
}

/**
 * Everything the filter matches, in the columns and the order of the screen. Pages follow one kept list, so that no
 * trailer is doubled or lost while the fleet moves. Numbers are numbers, with their unit in the heading; absent values are
 * empty cells.
 */
export async function exportCsv({ columns, fetchPage, onProgress, signal }: ExportInput): Promise<CsvExport> {
  const parts: string[] = [];
  const units = new CsvUnits();
  const seen = new Set<string>();
  let listId: string | null = null;
  let total = 0;
  for (let page = 1; ; page++) {
    signal.throwIfAborted();
    const answer: FleetStatusPage = await fetchPage(page, listId, signal);
    listId = answer.listId ?? listId;
    total = answer.total;
    const fresh = answer.trailers.filter(({ id }) => !seen.has(id));
    for (const { id } of fresh) seen.add(id);
    parts.push(fresh.map((row) => lineOf(columns, row, units)).join(''));
    onProgress(seen.size, total);
    // A page may be short: a trailer may have left the sight of the caller since the list was made.
    if (page * EXPORT_PAGE_SIZE < total) continue;
    const headings = columns.map(({ title }, place) => units.heading(place, title));
    return { parts: [csvLine(headings), ...parts], rowCount: seen.size, total };
  }
}

function lineOf(columns: readonly GridColumn<FleetStatusRow>[], row: FleetStatusRow, units: CsvUnits): string {
  return csvLine(
    columns.map((column, place) => {
      const cell = column.cell(row);
      units.add(place, cell);
      return csvValue(cell);
    }),
  );
}
