import { badInput } from '../http/apiError';
import { REQUEST_MESSAGES } from './messages';

interface Page {
  pageSize: number;
  pageNumber: number;
}

interface PageBounds {
  maxPageSize: number;
  /** The number of the first page. @default 1 */
  first?: 0 | 1;
  /** Maximum number of skipped rows. @default no limit */
  maxOffset?: number;
}

/** Offset and limit of a page; throws if size or number are out of range. */
export function pageWindow(
  { pageSize, pageNumber }: Page,
  { maxPageSize, first = 1, maxOffset = Number.POSITIVE_INFINITY }: PageBounds,
): { limit: number; offset: number } {
  if (pageSize < 1 || pageSize > maxPageSize) throw badInput(REQUEST_MESSAGES.pageSize(maxPageSize));
  if (pageNumber < first) throw badInput(REQUEST_MESSAGES.firstPage(first));
  const offset = (pageNumber - first) * pageSize;
  if (offset > maxOffset) throw badInput(REQUEST_MESSAGES.pageTooHigh);
  return { limit: pageSize, offset };
}
