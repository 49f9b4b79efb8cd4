import type { FleetStatusPort } from '@gladhand/domain';
import type { FleetStatusPage } from '@gladhand/domain/fleet-status';
import { type ApiQuery, useApiCache } from '@gladhand/domain/react';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type FleetStatusView, viewInput } from './fleetStatusView';
import { PAGE_SIZE, type RowSnapshot, RowStore } from './rowStore';

export interface FleetRows extends RowSnapshot {
  /** Reports the visible rows. */
  show: (first: number, last: number) => void;
  /** Reloads the visible rows. */
  refresh: () => void;
}

/** The rows of a view, refreshed every `refreshMs` while the page is visible. 0 refreshes only on request. */
export function useFleetRows(view: FleetStatusView, refreshMs: number): FleetRows {
  const cache = useApiCache();
  const [store] = useState(() => new RowStore());
  const input = JSON.stringify(viewInput(view));

  // The server is outside React: a new query cancels the previous one.
  useEffect(() => {
    store.ask(
      (pageNumber, signal) => cache.load(pageQuery(input, pageNumber), signal),
      (pageNumber) => cache.peek(pageQuery(input, pageNumber)),
    );
    return () => store.stop();
  }, [store, cache, input]);

  useEffect(() => cache.onStale([FLEET_STATUS], () => void store.refresh()), [store, cache]);

  // Timers, connections and scrolling are outside React, too.
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void store.refresh();
    };
    const timer = refreshMs > 0 ? setInterval(refresh, refreshMs) : undefined;
    window.addEventListener('online', refresh);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', refresh);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [store, refreshMs]);

  const snapshot = useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot);
  const show = useCallback((first: number, last: number) => store.show(first, last), [store]);
  const refresh = useCallback(() => void store.refresh(), [store]);
  return useMemo(() => ({ ...snapshot, show, refresh }), [snapshot, show, refresh]);
}

const FLEET_STATUS = 'fleetStatus';

/** One page of a list. Mutations that change the list invalidate the prefix of its key. */
const pageQuery = (input: string, pageNumber: number): ApiQuery<FleetStatusPage> => ({
  key: [FLEET_STATUS, input, pageNumber],
  fetch: (api: FleetStatusPort, options) =>
    api.fleetStatus.page({ ...JSON.parse(input), paginationInput: { pageSize: PAGE_SIZE, pageNumber } }, options),
});
