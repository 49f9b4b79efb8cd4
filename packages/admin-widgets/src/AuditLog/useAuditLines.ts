import type { ApiError } from '@gladhand/domain';
import type { AuditLine } from '@gladhand/domain/administration';
import { useApiInfiniteQuery, useWidgetHost } from '@gladhand/domain/react';
import { useEffect, useState } from 'react';
import type { ListQuery } from '../internal/ListPage/listQuery';
import { auditFilter, auditQuery } from './auditQueries';
import { type AuditView, MAX_PAGES } from './auditView';

/** The lines of a view that are loaded, and how to load more. */
export interface AuditLines {
  query: ListQuery;
  isPending: boolean;
  lines: readonly AuditLine[];
  pageCount: number;
  hasMore: boolean;
  /** Whether the table has as many pages as it may show. */
  isFull: boolean;
  isLoadingMore: boolean;
  moreFailed: ApiError | undefined;
  /** Loads the next page. `onPagesChange` is called with the number of pages that are then shown. */
  loadMore: (onPagesChange: (pages: number) => void) => void;
}

/** Loads as many pages of the audit log as the view shows. */
export function useAuditLines(view: AuditView, enabled: boolean): AuditLines {
  const log = useApiInfiniteQuery(auditQuery(view, useChosenAt(view)), { enabled });
  const pages = log.data?.pages ?? [];
  const { fetchNextPage, hasNextPage, isFetchNextPageError } = log;
  const isShort = pages.length < view.page && hasNextPage && !log.isFetching && !isFetchNextPageError;
  // A page can be requested only after the page before it has arrived.
  useEffect(() => {
    if (isShort) void fetchNextPage();
  }, [isShort, fetchNextPage]);
  return {
    query: { ...log, error: isFetchNextPageError ? null : log.error },
    isPending: log.isPending,
    lines: pages.flatMap((page) => page.lines),
    pageCount: pages.length,
    hasMore: hasNextPage,
    isFull: pages.length >= MAX_PAGES,
    isLoadingMore: log.isFetchingNextPage,
    moreFailed: isFetchNextPageError ? (log.error ?? undefined) : undefined,
    loadMore(onPagesChange) {
      onPagesChange(pages.length + 1);
      if (pages.length < view.page) void fetchNextPage();
    },
  };
}

/** When the filters of the view were chosen. A period ends at that time, however many pages are loaded later. */
function useChosenAt(view: AuditView): Date {
  const { now } = useWidgetHost();
  const filter = JSON.stringify(auditFilter(view, new Date(0)));
  const [chosen, setChosen] = useState(() => ({ filter, at: now() }));
  if (chosen.filter === filter) return chosen.at;
  const next = { filter, at: now() };
  setChosen(next);
  return next.at;
}
