/** JSON of a request may have 256 kB. The rest is for its document. */
const MAX_PAGE_BYTES = 240_000;

/** Rows in pages that fit into a request: up to a number of rows, and of bytes. */
export function requestPages<Row>(rows: readonly Row[], maxRows: number, toJson: (row: Row) => unknown): Row[][] {
  const encoder = new TextEncoder();
  const pages: Row[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    const size = encoder.encode(JSON.stringify(toJson(row))).length + 1;
    const page = pages.at(-1);
    if (page && page.length < maxRows && bytes + size <= MAX_PAGE_BYTES) {
      page.push(row);
      bytes += size;
    } else {
      pages.push([row]);
      bytes = size;
    }
  }
  return pages;
}
