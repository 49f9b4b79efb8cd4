import type { FileTable, FileValue } from '@gladhand/domain/files';

/** Rows that are known already as a table for a file. */
export const tableOf = (headings: readonly string[], rows: readonly (readonly FileValue[])[]): FileTable => ({
  columns: headings.map((heading) => ({ heading })),
  pages: (async function* () {
    yield rows;
  })(),
});
