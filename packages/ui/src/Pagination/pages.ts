/** Number of pages, at least one, so that an empty list has a first page. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** First and last row of a page, counted from 1; both 0 without rows. */
export function rowsOfPage(page: number, pageSize: number, total: number): { first: number; last: number } {
  const last = Math.min(total, page * pageSize);
  return { first: total === 0 ? 0 : Math.min(last, (page - 1) * pageSize + 1), last };
}

/** Reads a typed page number, limited to the existing pages; undefined if it isn't a number. */
export function readPage(text: string, count: number): number | undefined {
  const page = Number.parseInt(text.trim(), 10);
  return Number.isNaN(page) ? undefined : Math.min(count, Math.max(1, page));
}

/** The page with the same first row after the page size has changed. */
export function pageAfterResize(page: number, pageSize: number, nextSize: number): number {
  return Math.floor(((page - 1) * pageSize) / nextSize) + 1;
}
