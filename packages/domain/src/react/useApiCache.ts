'use client';
import { partialMatchKey } from '@tanstack/react-query';
import { useMemo } from 'react';
import { scopedKey } from './scopedKey';
import type { ApiQuery } from './useApiQuery';
import { useWidgetHost } from './WidgetHost';

/** Answers of queries in the host's cache, for stores that load outside of rendering, such as pages of a long list. */
export interface ApiCache {
  /** Always requests, and keeps the answer in the cache. */
  load: <Answer>(query: ApiQuery<Answer>, signal?: AbortSignal) => Promise<Answer>;
  /** The answer in the cache; undefined if there is none, or if a mutation has made it stale. */
  peek: <Answer>(query: ApiQuery<Answer>) => Answer | undefined;
  /** Calls back once after a mutation or the host has invalidated queries whose key begins with the prefix. */
  onStale: (prefix: readonly unknown[], listener: () => void) => () => void;
}

/** How long an answer is kept that no mounted widget has loaded, in milliseconds: long lists have many pages. */
const KEPT_MS = 120_000;

/** The host's cache, for data that a widget doesn't read with `useApiQuery`. */
export function useApiCache(): ApiCache {
  const { api, queryClient } = useWidgetHost();
  return useMemo(
    (): ApiCache => ({
      async load(query, signal) {
        const answer = await query.fetch(api, { signal });
        const queryKey = scopedKey(api, query.key);
        // Without structural sharing, because every answer is new and the comparison would take as long as its use.
        queryClient
          .getQueryCache()
          .build(queryClient, { queryKey, gcTime: KEPT_MS, structuralSharing: false })
          .setData(answer, { manual: true });
        return answer;
      },
      peek<Answer>(query: ApiQuery<Answer>) {
        const state = queryClient.getQueryState<Answer>(scopedKey(api, query.key));
        return state?.isInvalidated ? undefined : state?.data;
      },
      onStale(prefix, listener) {
        const wanted = scopedKey(api, prefix);
        let isWaiting = false;
        let isOver = false;
        const stop = queryClient.getQueryCache().subscribe((event) => {
          if (isWaiting || event.type !== 'updated' || event.action.type !== 'invalidate') return;
          if (!partialMatchKey(event.query.queryKey, wanted)) return;
          isWaiting = true;
          // One mutation invalidates many pages.
          queueMicrotask(() => {
            isWaiting = false;
            if (!isOver) listener();
          });
        });
        return () => {
          isOver = true;
          stop();
        };
      },
    }),
    [api, queryClient],
  );
}
