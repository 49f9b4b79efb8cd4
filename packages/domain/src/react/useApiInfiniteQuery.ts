'use client';
import {
  type InfiniteData,
  keepPreviousData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query';
import type { CallOptions } from '../contract/callOptions';
import type { ApiError } from '../contract/errors';
import type { PortalApi } from '../contract/portalApi';
import { scopedKey } from './scopedKey';
import { type ApiQueryOptions, UNAFFECTED } from './useApiQuery';
import { useWidgetHost } from './WidgetHost';

/** A query that is answered page by page. */
export interface ApiInfiniteQuery<Page, Cursor> {
  key: readonly unknown[];
  fetch: (api: PortalApi, cursor: Cursor, options: CallOptions) => Promise<Page>;
  firstCursor: Cursor;
  /** The cursor after this page; undefined after the last page. */
  next: (page: Page, pages: readonly Page[]) => Cursor | undefined;
}

/** Fetches page after page. */
export function useApiInfiniteQuery<Page, Cursor>(
  query: ApiInfiniteQuery<Page, Cursor>,
  options: Pick<ApiQueryOptions, 'enabled' | 'refreshMs' | 'keepPrevious'> = {},
): UseInfiniteQueryResult<InfiniteData<Page, Cursor>, ApiError> {
  const { api, queryClient } = useWidgetHost();
  return useInfiniteQuery<Page, ApiError, InfiniteData<Page, Cursor>, readonly unknown[], Cursor>(
    {
      ...UNAFFECTED,
      placeholderData: options.keepPrevious ? keepPreviousData : undefined,
      queryKey: scopedKey(api, query.key),
      queryFn: ({ pageParam, signal }) => query.fetch(api, pageParam as Cursor, { signal }),
      initialPageParam: query.firstCursor,
      getNextPageParam: (page, pages) => query.next(page, pages),
      enabled: options.enabled ?? true,
      refetchInterval: options.refreshMs ?? false,
    },
    queryClient,
  );
}
