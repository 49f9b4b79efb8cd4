import type { FleetQuery } from '@gladhand/domain/control';
import { useApiQuery } from '@gladhand/domain/react';
import type { TrailerPosition } from '@gladhand/domain/tracking';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { RemoteFleet } from './remoteFleet';

const PAGE_ROWS = 100;
/** Rows to load beyond the visible ones, so that they are ready when they become visible. */
const AHEAD_ROWS = 30;

/** The source of a list's remote rows, as of one answer. */
export interface RemoteList {
  fleet: RemoteFleet;
  /** Different for different fleets, and for the states of a fleet that receives changes. */
  name: string;
  query: FleetQuery;
  /** Time of the answer with the totals, in milliseconds. */
  revision: number;
  /** Number of matching trailers. */
  count: number;
}

interface Page {
  /** The filter of the rows. Rows of another filter are never shown in their place. */
  queryKey: string;
  offset: number;
  rows: readonly TrailerPosition[];
}

/** Loads the visible pages. The state belongs to the list alone, so that scrolling affects nothing else. */
export function useRemoteRows({ fleet, name, query, revision, count }: RemoteList) {
  // Pages, not rows: scrolling within loaded pages renders nothing
  const [shown, setShown] = useState({ first: 0, last: 0 });
  const inView = useRef(shown);
  const requested = JSON.stringify(query);
  const pageQuery = (index: number) => ({
    key: ['tracked', 'page', name, query, revision, index],
    fetch: async (_: unknown, { signal = new AbortController().signal }: { signal?: AbortSignal | undefined }) => {
      const offset = index * PAGE_ROWS;
      return { queryKey: requested, offset, rows: await fleet.page(query, { offset, limit: PAGE_ROWS }, signal) };
    },
  });
  // No page beyond the end is requested, even if fewer trailers match than before
  const end = Math.max(0, Math.ceil(count / PAGE_ROWS) - 1);
  const kept = { enabled: count > 0, keepPrevious: true, staleMs: 60_000 };
  const first = useApiQuery<Page>(pageQuery(Math.min(shown.first, end)), kept).data;
  const last = useApiQuery<Page>(pageQuery(Math.min(shown.last, end)), kept).data;
  const rows = useMemo(() => {
    const pages = [first, last].filter((page) => page?.queryKey === requested) as Page[];
    return {
      count,
      at(index: number) {
        const page = pages.find(({ offset }) => index >= offset && index < offset + PAGE_ROWS);
        return page?.rows[index - page.offset];
      },
      indexOf(id: string) {
        for (const page of pages) {
          const place = page.rows.findIndex((row) => row.id === id);
          if (place >= 0) return page.offset + place;
        }
        return -1;
      },
    };
  }, [count, first, last, requested]);
  const onRange = useCallback((from: number, to: number) => {
    const first = Math.max(0, Math.floor((from - AHEAD_ROWS) / PAGE_ROWS));
    const last = Math.max(first, Math.floor((to + AHEAD_ROWS) / PAGE_ROWS));
    // A state update in every frame of a scroll has a cost, even if nothing changes
    if (inView.current.first === first && inView.current.last === last) return;
    inView.current = { first, last };
    setShown(inView.current);
  }, []);
  return { rows, onRange };
}
