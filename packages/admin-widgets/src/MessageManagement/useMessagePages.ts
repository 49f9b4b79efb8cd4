import { useApiInfiniteQuery } from '@gladhand/domain/react';
import { useEffect } from 'react';
import { messagePagesQuery } from './messageQueries';
import { MAX_PAGES, type MessageView } from './messageView';

/** Loads as many pages of the list as the view shows. */
export function useMessagePages(view: MessageView) {
  const list = useApiInfiniteQuery(messagePagesQuery(view));
  const pages = list.data?.pages ?? [];
  const { fetchNextPage, hasNextPage, isFetchNextPageError } = list;
  const isShort = pages.length < view.page && hasNextPage && !list.isFetching && !isFetchNextPageError;
  // A page can be requested only after the page before it has arrived.
  useEffect(() => {
    if (isShort) void fetchNextPage();
  }, [isShort, fetchNextPage]);
  return {
    query: { ...list, error: isFetchNextPageError ? null : list.error },
    messages: list.data && pages.flatMap((page) => page.messages),
    total: pages.at(-1)?.total,
    pageCount: pages.length,
    hasMore: hasNextPage,
    isFull: pages.length >= MAX_PAGES,
    isLoadingMore: list.isFetchingNextPage,
    moreFailed: isFetchNextPageError ? (list.error ?? undefined) : undefined,
    retryMore: () => void fetchNextPage(),
  };
}
