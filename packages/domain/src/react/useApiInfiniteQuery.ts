'use client';
import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import type { ApiError } from '../contract/errors';
import type { CallOptions, PortalApi } from '../contract/portalApi';
import type { ApiQueryOptions } from './useApiQuery';
import { useWidgetHost } from './WidgetHost';

/** A question that is answered page by page. */
export interface ApiInfiniteQuery<Page, Cursor> {
  key: readonly unknown[];
  fetch: (api: PortalApi, cursor: Cursor, options: CallOptions) => Promise<Page>;
  firstCursor: Cursor;
  /** The cursor after this page; undefined when it was the last. */
  next: (page: Page, pages: readonly Page[]) => Cursor | undefined;
}

/** Asks page after page. */
export function useApiInfiniteQuery<Page, Cursor>(
  query: ApiInfiniteQuery<Page, Cursor>,
  options: Pick<ApiQueryOptions, 'enabled'> = {},
): UseInfiniteQueryResult<InfiniteData<Page, Cursor>, ApiError> {
  const { api, queryClient } = useWidgetHost();
  return useInfiniteQuery<Page, ApiError, InfiniteData<Page, Cursor>, readonly unknown[], Cursor>(
    {
      queryKey: query.key,
      queryFn: ({ pageParam, signal }) => query.fetch(api, pageParam as Cursor, { signal }),
      initialPageParam: query.firstCursor,
      getNextPageParam: (page, pages) => query.next(page, pages),
      enabled: options.enabled ?? true,
    },
    queryClient,
  );
}
