import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PortalApi } from '../contract/portalApi';
import { type ApiInfiniteQuery, useApiInfiniteQuery } from './useApiInfiniteQuery';
import { WidgetHost } from './WidgetHost';

const REFRESH_MS = 5_000;
let answers = 0;

const query = (list: string): ApiInfiniteQuery<string, number> => ({
  key: ['pages', list],
  firstCursor: 1,
  fetch: async (_, page) => `${list}, page ${page}, answer ${++answers}`,
  next: (_, pages) => pages.length + 1,
});
const wrapper = ({ children }: { children: ReactNode }) => <WidgetHost api={{} as PortalApi}>{children}</WidgetHost>;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  answers = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

async function begin(options: { refreshMs?: number; keepPrevious?: boolean }) {
  const { result, rerender } = renderHook(
    ({ list }) => {
      const { data, fetchNextPage } = useApiInfiniteQuery(query(list), options);
      return { pages: data?.pages, fetchNextPage };
    },
    { wrapper, initialProps: { list: 'first' } },
  );
  await pass(0);
  return { pages: () => result.current.pages, more: () => result.current.fetchNextPage(), rerender };
}

test('refetches all pages that were loaded', async () => {
  const { pages, more } = await begin({ refreshMs: REFRESH_MS });
  await act(() => more());
  await pass(0);
  expect(pages()).toEqual(['first, page 1, answer 1', 'first, page 2, answer 2']);
  await pass(REFRESH_MS + 100);
  expect(pages()).toEqual(['first, page 1, answer 3', 'first, page 2, answer 4']);
});

test('keeps the pages of another key while the new ones load only with keepPrevious', async () => {
  const kept = await begin({ keepPrevious: true });
  kept.rerender({ list: 'second' });
  expect(kept.pages()).toEqual(['first, page 1, answer 1']);
  await pass(0);
  expect(kept.pages()).toEqual(['second, page 1, answer 2']);
  const dropped = await begin({});
  dropped.rerender({ list: 'second' });
  expect(dropped.pages()).toBeUndefined();
});
