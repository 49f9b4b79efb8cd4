import { csvCell, type FleetStatusPage, type FleetStatusRow } from '@gladhand/domain';
import type { GridColumn } from '@gladhand/ui';

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
 * trailer is doubled or lost while the fleet moves. Absent values are empty cells.
 */
export async function exportCsv({ columns, fetchPage, onProgress, signal }: ExportInput): Promise<CsvExport> {
  const parts = [`${columns.map(({ title }) => csvCell(title)).join(',')}\r\n`];
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
    parts.push(fresh.map((row) => csvLine(columns, row)).join(''));
    onProgress(seen.size, total);
    // A page may be short: a trailer may have left the sight of the caller since the list was made.
    if (page * EXPORT_PAGE_SIZE >= total) return { parts, rowCount: seen.size, total };
  }
}

function csvLine(columns: readonly GridColumn<FleetStatusRow>[], row: FleetStatusRow): string {
  const cells = columns.map(({ cell }) => {
    const { lead = '', text, unit = '', state } = cell(row);
    return csvCell(state === 'absent' || state === 'missing' ? '' : `${lead}${text}${unit}`);
  });
  return `${cells.join(',')}\r\n`;
}
