import type { FleetQuery, TrailerPosition } from '@gladhand/domain';
import { useApiQuery } from '@gladhand/domain/react';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { RemoteFleet } from './remoteFleet';

const PAGE_ROWS = 100;
/** Rows beyond those in view that are asked for too, so that they are here when they come into view. */
const AHEAD_ROWS = 30;

/** Where the rows of a list are that are not here, as of one answer. */
export interface RemoteList {
  fleet: RemoteFleet;
  /** Differs between fleets, and between states of one that is told of its changes. */
  name: string;
  query: FleetQuery;
  /** The answer that said how many pass; in milliseconds. */
  revision: number;
  /** Those that pass. */
  count: number;
}

interface Page {
  /** What was asked for: rows of another filter are never shown as those of this one. */
  asked: string;
  offset: number;
  rows: readonly TrailerPosition[];
}

/** Asks for the pages that are in view. Its state belongs to the list alone: scrolling concerns nobody else. */
export function useRemoteRows({ fleet, name, query, revision, count }: RemoteList) {
  // pages, not rows: scrolling inside of what is here draws nothing anew
  const [shown, setShown] = useState({ first: 0, last: 0 });
  const inView = useRef(shown);
  const asked = JSON.stringify(query);
  const pageQuery = (index: number) => ({
    key: ['tracked', 'page', name, query, revision, index],
    fetch: async (_: unknown, { signal = new AbortController().signal }: { signal?: AbortSignal | undefined }) => {
      const offset = index * PAGE_ROWS;
      return { asked, offset, rows: await fleet.page(query, { offset, limit: PAGE_ROWS }, signal) };
    },
  });
  // no page is asked for beyond the end, also while what was in view is more than now passes
  const end = Math.max(0, Math.ceil(count / PAGE_ROWS) - 1);
  const kept = { enabled: count > 0, keepPrevious: true, staleMs: 60_000 };
  const first = useApiQuery<Page>(pageQuery(Math.min(shown.first, end)), kept).data;
  const last = useApiQuery<Page>(pageQuery(Math.min(shown.last, end)), kept).data;
  const rows = useMemo(() => {
    const pages = [first, last].filter((page) => page?.asked === asked) as Page[];
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
  }, [count, first, last, asked]);
  const onRange = useCallback((from: number, to: number) => {
    const first = Math.max(0, Math.floor((from - AHEAD_ROWS) / PAGE_ROWS));
    const last = Math.max(first, Math.floor((to + AHEAD_ROWS) / PAGE_ROWS));
    // a question to React in every frame of a scroll costs something, also when nothing comes of it
    if (inView.current.first === first && inView.current.last === last) return;
    inView.current = { first, last };
    setShown(inView.current);
  }, []);
  return { rows, onRange };
}
