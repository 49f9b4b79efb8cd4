import { QueryClient } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import type { PortalApi } from '../contract/portalApi';
import { scopedKey } from './scopedKey';
import { useApiCache } from './useApiCache';
import { type ApiQuery, useApiMutation } from './useApiQuery';
import { WidgetHost } from './WidgetHost';

const api = {} as PortalApi;
const page = (number: number, answer = `page ${number}`): ApiQuery<string> => ({
  key: ['list', number],
  fetch: async () => answer,
});

function cacheOf(client = new QueryClient()) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <WidgetHost api={api} queryClient={client}>
      {children}
    </WidgetHost>
  );
  const change = { run: async () => undefined, invalidates: () => [['list'], ['other']] };
  const { result } = renderHook(
    () => ({ cache: useApiCache(), change: useApiMutation<undefined, undefined>(change) }),
    { wrapper },
  );
  return { client, ...result.current };
}

it("keeps responses in the host's cache, within its scope", async () => {
  const { cache, client } = cacheOf();
  expect(cache.peek(page(1))).toBeUndefined();
  expect(await cache.load(page(1))).toBe('page 1');
  expect(cache.peek(page(1))).toBe('page 1');
  expect(client.getQueryData(scopedKey(client, ['list', 1]))).toBeUndefined();
  expect(client.getQueryCache().getAll()[0]?.state.data).toBe('page 1');
  await cache.load(page(1, 'later'));
  expect(cache.peek(page(1))).toBe('later');
});

it('leaves the cache unchanged when a request fails', async () => {
  const { cache } = cacheOf();
  await cache.load(page(1));
  const failing = { key: ['list', 1], fetch: () => Promise.reject(new Error('down')) };
  await expect(cache.load(failing)).rejects.toThrow('down');
  expect(cache.peek(page(1))).toBe('page 1');
});

it('reports once that a mutation has made pages stale, and drops them', async () => {
  const { cache, change } = cacheOf();
  const listener = vi.fn();
  const unrelated = vi.fn();
  const stop = cache.onStale(['list'], listener);
  cache.onStale(['lists'], unrelated);
  await cache.load(page(1));
  await cache.load(page(2));
  await act(() => change.mutateAsync(undefined));
  expect(listener).toHaveBeenCalledOnce();
  expect(unrelated).not.toHaveBeenCalled();
  expect(cache.peek(page(1))).toBeUndefined();
  await cache.load(page(1));
  expect(cache.peek(page(1))).toBe('page 1');
  stop();
  await act(() => change.mutateAsync(undefined));
  expect(listener).toHaveBeenCalledOnce();
});
