import { ApiError, type PortalApi } from '@gladhand/domain';
import type { AlertBacktest, AlertBacktestInput } from '@gladhand/domain/alerts';
import { WidgetHost } from '@gladhand/domain/react';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BacktestSubject } from './backtestResult';
import { useBacktest } from './useBacktest';

const subject = (percent: number): BacktestSubject => ({
  ...{ customerId: 1, condition: { kind: 'fuelBelow', percent }, days: 30 },
  ...{ allVehicles: true, vehicleIds: [], vehicleGroupIds: [] },
});
const page = (trailers: number, next: string | null): AlertBacktest => ({
  ...{ firings: [], trailers, geofences: null, matchingNow: 0, withoutData: 0, next },
});

interface Call {
  input: AlertBacktestInput;
  signal: AbortSignal | undefined;
  respond: (answer: AlertBacktest) => Promise<void>;
  fail: () => Promise<void>;
}

let calls: Call[];
const api = {
  alerts: {
    backtest: (input: AlertBacktestInput, options: { signal?: AbortSignal }) =>
      new Promise<AlertBacktest>((resolve, reject) => {
        const settle = (run: () => void) => act(async () => run());
        const error = new ApiError({ code: 'UNAVAILABLE', message: 'Not now.', status: 503 });
        calls.push({
          ...{ input, signal: options.signal },
          ...{ respond: (answer) => settle(() => resolve(answer)), fail: () => settle(() => reject(error)) },
        });
      }),
  },
} as unknown as PortalApi;

beforeEach(() => {
  calls = [];
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const open = (initialProps: BacktestSubject | undefined) =>
  renderHook(useBacktest, {
    initialProps,
    wrapper: ({ children }) => <WidgetHost api={api}>{children}</WidgetHost>,
  });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const last = () => calls.at(-1) as Call;

it('waits for the last change, then requests page after page', async () => {
  const { result, rerender } = open(subject(15));
  await pass(599);
  rerender(subject(20));
  await pass(599);
  expect(calls).toHaveLength(0);
  await pass(1);
  expect(calls.map(({ input }) => input.condition)).toEqual([{ kind: 'fuelBelow', percent: 20 }]);
  await last().respond(page(25, 'second'));
  expect(last().input.after).toBe('second');
  expect(result.current).toMatchObject({ isRunning: true, checked: 25, shown: { state: 'soFar' } });
  await last().respond(page(12, null));
  expect(calls).toHaveLength(2);
  expect(result.current).toMatchObject({
    ...{ isRunning: false, checked: 37 },
    shown: { state: 'complete', result: { trailers: 37 } },
  });
});

it('is canceled by the next change and with the widget, and what comes late is ignored', async () => {
  const { result, rerender, unmount } = open(subject(15));
  await pass(600);
  const first = last();
  rerender(subject(20));
  expect(first.signal?.aborted).toBe(true);
  await first.respond(page(25, 'second'));
  expect(result.current).toMatchObject({ isRunning: true, checked: 0, shown: undefined });
  await pass(600);
  expect(calls).toHaveLength(2);
  unmount();
  expect(last().signal?.aborted).toBe(true);
});

it('keeps the old figures after a failure, and can be repeated', async () => {
  const { result, rerender } = open(subject(15));
  await pass(600);
  await last().respond(page(25, null));
  rerender(subject(20));
  expect(result.current.shown?.state).toBe('outdated');
  await pass(600);
  await last().respond(page(7, 'second'));
  expect(result.current.shown).toMatchObject({ state: 'soFar', result: { trailers: 7 } });
  await last().fail();
  expect(result.current).toMatchObject({
    ...{ isRunning: false, error: { code: 'UNAVAILABLE' } },
    shown: { state: 'outdated', result: { trailers: 25 } },
  });
  act(() => result.current.retry());
  expect(result.current).toMatchObject({ isRunning: true, error: undefined });
  await pass(600);
  await last().respond(page(9, null));
  expect(result.current.shown).toMatchObject({ state: 'complete', result: { trailers: 9 } });
});

it('requests nothing for nothing', async () => {
  const { result } = open(undefined);
  await pass(1_000);
  expect(calls).toEqual([]);
  expect(result.current).toMatchObject({ isRunning: false, shown: undefined });
});
