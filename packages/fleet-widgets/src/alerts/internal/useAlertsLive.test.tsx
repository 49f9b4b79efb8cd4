import { useApiQuery, WidgetHost } from '@gladhand/domain/react';
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { alertCountQuery } from './alertQueries';
import { ALERT_REFRESH_MS, useAlertsLive } from './useAlertsLive';

const CUSTOMER = { id: 7, shortName: 'Cedar Ridge' };
let changed: (() => void)[] = [];
const changes = vi.fn();
const count = vi.fn();

function Counting() {
  useAlertsLive(7);
  useApiQuery(alertCountQuery(7), { refreshMs: ALERT_REFRESH_MS });
  return null;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function begin({ customers = [CUSTOMER], can = () => true }: { customers?: object[]; can?: () => boolean }) {
  const api = { customers: { list: async () => customers }, tracking: { changes }, alerts: { count } };
  render(
    <WidgetHost api={api as never} can={can} hasFeature={() => false}>
      <Counting />
    </WidgetHost>,
  );
  await pass(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  changed = [];
  changes.mockReset().mockImplementation(({ onChange }) => {
    changed.push(onChange);
    return new Promise(() => undefined);
  });
  count.mockReset().mockResolvedValue(3);
});
afterEach(() => {
  vi.useRealTimers();
});

it('counts again with each change, also if the map does not refresh', async () => {
  await begin({});
  expect(count).toHaveBeenCalledTimes(1);
  changed[0]?.();
  await pass(0);
  expect(count).toHaveBeenCalledTimes(2);
});

it.each([
  ['of all trailers, as the map does, for a user with one customer', [CUSTOMER], null],
  ['of the customer for a user with several', [CUSTOMER, { id: 8, shortName: 'Northline' }], 7],
])('listens to changes %s', async (_, customers, customerId) => {
  await begin({ customers });
  expect(changes.mock.calls.map(([scope]) => scope.customerId)).toEqual([customerId]);
});

it('counts every minute where the user has no stream', async () => {
  await begin({ can: () => false });
  expect(changes).not.toHaveBeenCalled();
  await pass(ALERT_REFRESH_MS);
  expect(count).toHaveBeenCalledTimes(2);
});
