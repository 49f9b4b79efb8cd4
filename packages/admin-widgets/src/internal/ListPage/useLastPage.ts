import { useEffect } from 'react';

interface Page {
  /** The number of rows of all pages. Undefined until it is known for the present view. */
  total: number | undefined;
  page: number;
  pageSize: number;
  onPage: (page: number) => void;
}

/** Corrects a page beyond the last one, after rows were deleted or by a URL. */
export function useLastPage({ total, page, pageSize, onPage }: Page): void {
  const last = total === undefined ? undefined : Math.max(1, Math.ceil(total / pageSize));
  // The number of pages is known only after the request.
  useEffect(() => {
    if (last !== undefined && page > last) onPage(last);
  });
}
