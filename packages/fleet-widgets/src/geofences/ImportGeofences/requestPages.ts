/** JSON of a request may have 256 kB. The rest is for its document. */
const MAX_PAGE_BYTES = 240_000;

/**
 * Rows in pages that fit into a request: up to a number of rows, and of bytes. Each page is measured when its request is
 * due, because measuring all rows of a file at once would block the page.
 */
export function* requestPages<Row>(
  rows: readonly Row[],
  maxRows: number,
  toJson: (row: Row) => unknown,
): Generator<Row[], void> {
  const encoder = new TextEncoder();
  let page: Row[] = [];
  let bytes = 0;
  for (const row of rows) {
    const size = encoder.encode(JSON.stringify(toJson(row))).length + 1;
    if (page.length === maxRows || (page.length > 0 && bytes + size > MAX_PAGE_BYTES)) {
      yield page;
      page = [];
      bytes = 0;
    }
    page.push(row);
    bytes += size;
  }
  if (page.length > 0) yield page;
}
