import { defineMessages } from '../locale/messages';
/** Texts of a `Pagination` that a host can replace. */
export interface PaginationTexts {
  /** Name of the navigation. @default 'Pages' */
  label: string;
  /** @default (first, last, total) => `Rows ${first} to ${last} of ${total}` */
  rows: (first: string, last: string, total: string) => string;
  /** @default 'No rows' */
  none: string;
  /** Label of the page size. @default 'Rows per page' */
  pageSize: string;
  /** Label before the page number. @default 'Page' */
  page: string;
  /** Text after the page number. @default (count) => `of ${count}` */
  of: (count: string) => string;
  /** @default 'First page' */
  first: string;
  /** @default 'Previous page' */
  previous: string;
  /** @default 'Next page' */
  next: string;
  /** @default 'Last page' */
  last: string;
}

export const PAGINATION_MESSAGES = defineMessages<PaginationTexts>('pagination', {
  label: 'Pages',
  rows: (first, last, total) => `Rows ${first} to ${last} of ${total}`,
  none: 'No rows',
  pageSize: 'Rows per page',
  page: 'Page',
  of: (count) => `of ${count}`,
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
});
