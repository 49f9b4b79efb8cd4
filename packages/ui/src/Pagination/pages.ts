/** How many pages there are; at least one, so that an empty list has a first page. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** First and last row of a page, counted from 1; both 0 without rows. */
export function rowsOfPage(page: number, pageSize: number, total: number): { first: number; last: number } {
  const last = Math.min(total, page * pageSize);
  return { first: total === 0 ? 0 : Math.min(last, (page - 1) * pageSize + 1), last };
}

/** The page meant by a typed text, brought into range; undefined for what is no number. */
export function readPage(text: string, count: number): number | undefined {
  const page = Number.parseInt(text.trim(), 10);
  return Number.isNaN(page) ? undefined : Math.min(count, Math.max(1, page));
}

/** The page that holds the same first row after another page size was chosen. */
export function pageAfterResize(page: number, pageSize: number, nextSize: number): number {
  return Math.floor(((page - 1) * pageSize) / nextSize) + 1;
}
