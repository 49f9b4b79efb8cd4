import { isStorableText } from '@gladhand/domain/formats';
import { IMPORT_MESSAGES } from './messages';
import { type BulkFile, type BulkRow, MAX_ROWS, type ReadOptions } from './readFile';

/** Whether a text is meant as JSON: no CSV heading begins with a bracket. */
export const isJson = (text: string): boolean => /^\uFEFF?\s*[[{]/.test(text);

/**
 * Parses a JSON list of objects. Their names are the headings or ids of columns; a list is a cell with several values.
 * The line of a row is its place in the list.
 */
export function readJson(text: string, { columns, keptColumns }: ReadOptions, messages = IMPORT_MESSAGES): BulkFile {
  const list = parsed(text.replace(/^\uFEFF/, ''));
  if (list instanceof SyntaxError) return refused(messages.badJson(list.message));
  if (!Array.isArray(list) || !list.every(isObject)) return refused(messages.notAList);
  if (list.length === 0) return refused(messages.noEntries);
  if (list.length > MAX_ROWS) return refused(messages.tooManyRows(MAX_ROWS.toLocaleString('en-US')));
  const columnOf = (name: string) =>
    columns.find(({ id, names }) => id === name || names.includes(name.trim().toLowerCase()));
  const names = [...new Set(list.flatMap((entry) => Object.keys(entry)))];
  const rows = list.map((entry, index): BulkRow => {
    const cells: Record<string, string> = {};
    let problem: string | undefined;
    for (const [name, value] of Object.entries(entry)) {
      const column = columnOf(name);
      if (!column) continue;
      const cell = cellOf(value);
      if (cell === undefined) problem ??= messages.badValue(column.title);
      else if (!isStorableText(cell)) problem ??= messages.notStorable;
      else cells[column.id] = cell.trim();
    }
    const missing = columns.find(({ id, required }) => required && !cells[id]);
    if (missing) problem ??= messages.missingValue(missing.title);
    return { line: index + 1, cells, problem };
  });
  return {
    ...{ kind: 'read', rows, separator: undefined, comments: 0 },
    recognized: columns.flatMap((column) => (names.some((name) => columnOf(name) === column) ? [column.title] : [])),
    unknown: names.filter((name) => !columnOf(name) && !keptColumns.includes(name.trim().toLowerCase())),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
}

const isObject = (entry: unknown): entry is Readonly<Record<string, unknown>> =>
  typeof entry === 'object' && entry !== null && !Array.isArray(entry);

/** The text of a value; undefined for an object. */
function cellOf(value: unknown): string | undefined {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) {
    const cells = value.map((one) => (Array.isArray(one) ? undefined : cellOf(one)));
    return cells.includes(undefined) ? undefined : cells.join('; ');
  }
  return typeof value === 'object' ? undefined : String(value);
}

const refused = (reason: string): BulkFile => ({ kind: 'refused', reason });
