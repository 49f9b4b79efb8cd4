import { useEffect } from 'react';

interface Page {
  /** Rows of all pages; undefined while it is not known for what is shown. */
  total: number | undefined;
  page: number;
  pageSize: number;
  onPage: (page: number) => void;
}

/** Goes to the last page when the one in the view is beyond it: rows were deleted, or a URL asks for too much. */
export function useLastPage({ total, page, pageSize, onPage }: Page): void {
  const last = total === undefined ? undefined : Math.max(1, Math.ceil(total / pageSize));
  // how many pages there are is known only after the answer
  useEffect(() => {
    if (last !== undefined && page > last) onPage(last);
  });
}
