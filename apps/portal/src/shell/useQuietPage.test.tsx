import { QueryClient } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Viewer, ViewerProvider } from '../viewer/ViewerContext';
import { useQuietPage } from './useQuietPage';

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('waits until the page has requested nothing for a second', async () => {
  const queryClient = new QueryClient();
  const answers: (() => void)[] = [];
  const ask = (name: string) =>
    void queryClient.fetchQuery({
      queryKey: [name],
      queryFn: () => new Promise((answer) => answers.push(() => answer(name))),
    });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ViewerProvider value={{ queryClient } as Viewer}>{children}</ViewerProvider>
  );
  const { result } = renderHook(useQuietPage, { wrapper });
  await pass(900);
  ask('page');
  await pass(5_000);
  expect(result.current).toBe(false);
  answers[0]?.();
  await pass(900);
  ask('more');
  await pass(200);
  answers[1]?.();
  await pass(900);
  expect(result.current).toBe(false);
  await pass(200);
  expect(result.current).toBe(true);
});
