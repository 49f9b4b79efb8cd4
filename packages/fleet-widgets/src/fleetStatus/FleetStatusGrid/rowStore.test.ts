import { ApiError, ApiErrorCode } from '@gladhand/domain';
import type { FleetStatusPage, FleetStatusRow } from '@gladhand/domain/fleet-status';
import { describe, expect, it } from 'vitest';
import { PAGE_SIZE, RowStore } from './rowStore';

interface Params {
  page: number;
  signal: AbortSignal;
  answer: (total: number, tag?: string) => Promise<void>;
  fail: (code?: ApiErrorCode) => Promise<void>;
}

/** A server that answers when the test says so. */
function server() {
  const requested: Params[] = [];
  const settle = () => new Promise<void>((done) => setTimeout(done));
  const fetchPage = (page: number, signal: AbortSignal) =>
    new Promise<FleetStatusPage>((resolve, reject) => {
      requested.push({
        page,
        signal,
        answer: (total, tag = '') => {
          const first = (page - 1) * PAGE_SIZE;
          const length = Math.max(0, Math.min(PAGE_SIZE, total - first));
          const trailers = Array.from({ length }, (_, i) => ({ unitId: `${tag}${first + i}` }) as FleetStatusRow);
          resolve({ total, trailers, listId: null, asOf: '2026-11-21T00:00:00.000Z' });
          return settle();
        },
        fail: (code = ApiErrorCode.Network) => {
          reject(new ApiError({ code, message: code, status: 0 }));
          return settle();
        },
      });
    });
  const open = () => requested.filter(({ signal }) => !signal.aborted);
  return { asked: requested, open, fetchPage, last: () => requested.at(-1) as Params };
}

const unitAt = (store: RowStore, index: number) => store.snapshot().at(index)?.unitId;

describe('RowStore', () => {
  it('loads the first page, then the rows that become visible', async () => {
    const { fetchPage, asked, last } = server();
    const store = new RowStore();
    store.ask(fetchPage);
    await last().answer(1000);
    expect(store.snapshot()).toMatchObject({ count: 1000, busy: false, error: undefined });
    store.show(95, 120);
    expect(asked.map(({ page }) => page)).toEqual([1, 2, 3]);
    expect(unitAt(store, 99)).toBeUndefined();
    await asked[1]?.answer(1000);
    expect(unitAt(store, 99)).toBe('99');
  });

  it('cancels requests for pages that are no longer visible', async () => {
    const { fetchPage, asked, last } = server();
    const store = new RowStore();
    store.ask(fetchPage);
    await last().answer(5000);
    store.show(1000, 1040);
    store.show(3000, 3040);
    expect(asked.filter(({ signal }) => signal.aborted).map(({ page }) => page)).toEqual([21]);
  });

  it('keeps the old rows until the first response to a new query', async () => {
    const { fetchPage, last } = server();
    const store = new RowStore();
    store.ask(fetchPage);
    await last().answer(80, 'old');
    store.ask(fetchPage);
    expect(store.snapshot()).toMatchObject({ count: 80, busy: true, previous: true });
    expect(unitAt(store, 0)).toBe('old0');
    await last().answer(3, 'new');
    expect(store.snapshot()).toMatchObject({ count: 3, previous: false });
    expect(unitAt(store, 0)).toBe('new0');
  });

  it('shows cached rows until they have loaded', async () => {
    const { fetchPage, asked, last } = server();
    const store = new RowStore();
    const trailers = [{ unitId: 'cached' } as FleetStatusRow];
    store.ask(fetchPage, (page) =>
      page === 1 ? { total: 1, trailers, listId: null, asOf: '2026-11-20T00:00:00.000Z' } : undefined,
    );
    expect(unitAt(store, 0)).toBe('cached');
    expect(store.snapshot()).toMatchObject({ count: 1, busy: true, previous: false });
    expect(asked.map(({ page }) => page)).toEqual([1]);
    await last().answer(2, 'new');
    expect(unitAt(store, 0)).toBe('new0');
    expect(store.snapshot()).toMatchObject({ count: 2, asOf: new Date('2026-11-21T00:00:00.000Z') });
  });

  it('ignores a response to an earlier query', async () => {
    const { fetchPage, asked, last } = server();
    const store = new RowStore();
    store.ask(fetchPage);
    store.ask(fetchPage);
    await last().answer(7, 'new');
    await asked[0]?.answer(99, 'old');
    expect(store.snapshot().count).toBe(7);
  });

  it('keeps its rows when a refresh fails, reports the error, and recovers', async () => {
    const { fetchPage, last } = server();
    const store = new RowStore();
    store.ask(fetchPage);
    await last().answer(20, 'a');
    const failed = store.refresh();
    await last().fail(ApiErrorCode.Unavailable);
    await failed;
    expect(store.snapshot().error?.code).toBe(ApiErrorCode.Unavailable);
    expect(unitAt(store, 0)).toBe('a0');
    const repaired = store.refresh();
    await last().answer(21, 'b');
    await repaired;
    expect(store.snapshot()).toMatchObject({ count: 21, error: undefined });
    expect(unitAt(store, 0)).toBe('b0');
  });

  it('drops invisible pages only after a successful refresh', async () => {
    const { fetchPage, last } = server();
    const store = new RowStore();
    store.ask(fetchPage);
    await last().answer(500, 'a');
    store.show(200, 230);
    await last().answer(500, 'a');
    const refreshed = store.refresh();
    expect(unitAt(store, 0)).toBe('a0');
    await last().answer(500, 'b');
    await refreshed;
    expect(unitAt(store, 210)).toBe('b210');
    expect(unitAt(store, 0)).toBeUndefined();
  });

  it('keeps the pages that became visible during a refresh, and reloads those from before it', async () => {
    const { fetchPage, asked, last } = server();
    const store = new RowStore();
    store.ask(fetchPage);
    await last().answer(500, 'a');
    store.show(100, 120);
    await last().answer(500, 'a');
    store.show(0, 20);
    const refreshed = store.refresh();
    const first = last();
    store.show(100, 460);
    for (const { page, answer } of asked.slice(3)) if (page !== 3) await answer(500, 'b');
    await first.answer(500, 'b');
    await refreshed;
    expect(unitAt(store, 455)).toBe('b455');
    expect(unitAt(store, 110)).toBe('a110');
    expect(last().page).toBe(3);
    await last().answer(500, 'b');
    expect(unitAt(store, 110)).toBe('b110');
  });

  it('requests a page again that is back in view before its canceled request has ended', async () => {
    const { fetchPage, last } = server();
    const store = new RowStore();
    store.ask(fetchPage);
    await last().answer(5000);
    store.show(1000, 1040);
    const canceled = last();
    store.show(3000, 3040);
    store.show(1000, 1040);
    await canceled.fail();
    expect(last().page).toBe(21);
    await last().answer(5000);
    expect(unitAt(store, 1020)).toBe('1020');
  });
});
