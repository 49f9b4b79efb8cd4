import type { TrackingQuery, TrailerPosition } from '@gladhand/domain';
import { useApiQuery } from '@gladhand/domain/react';
import { useCallback, useMemo, useState } from 'react';
import type { MarkSource } from '../../map/markSource';
import type { RemoteFleet, RemoteTotals } from './remoteFleet';
import { remoteMarks } from './remoteMarks';

const PAGE_ROWS = 100;
/** Rows beyond those in view that are asked for too, so that they are here when they come into view. */
const AHEAD_ROWS = 30;

interface Asked {
  /** Undefined: nothing is asked for. */
  fleet: RemoteFleet | undefined;
  /** Differs between fleets, and between states of one that is told of its changes. */
  name: string;
  /** Asks again after so many milliseconds; 0: never by itself. */
  refreshMs: number;
  query: TrackingQuery;
  vin: string | undefined;
}

interface Page {
  /** What was asked for: rows of another filter are never shown as those of this one. */
  asked: string;
  offset: number;
  rows: readonly TrailerPosition[];
}

/** Shows a fleet that is not here: what is asked for is what is on the screen, and it stays until the next answer is there. */
export function useRemoteTracking({ fleet, name, refreshMs, query, vin }: Asked) {
  // pages, not rows: scrolling inside of what is here concerns nobody but the list
  const [shown, setShown] = useState({ first: 0, last: 0 });
  const enabled = fleet !== undefined;
  const remote = fleet as RemoteFleet;
  const asked = JSON.stringify(query);
  const signalOf = (signal: AbortSignal | undefined) => signal ?? new AbortController().signal;

  const totals = useApiQuery<RemoteTotals>(
    { key: ['tracked', 'totals', name, query], fetch: (_, { signal }) => remote.totals(query, signalOf(signal)) },
    { enabled, refreshMs, keepPrevious: true },
  );
  const revision = totals.data?.asOf.getTime() ?? 0;
  const pageQuery = (index: number) => ({
    key: ['tracked', 'page', name, query, revision, index],
    fetch: async (_: unknown, { signal }: { signal?: AbortSignal | undefined }): Promise<Page> => {
      const offset = index * PAGE_ROWS;
      return { asked, offset, rows: await remote.page(query, { offset, limit: PAGE_ROWS }, signalOf(signal)) };
    },
  });
  const paged = { enabled: enabled && totals.data !== undefined, keepPrevious: true, staleMs: 60_000 };
  const first = useApiQuery<Page>(pageQuery(shown.first), paged);
  const last = useApiQuery<Page>(pageQuery(shown.last), paged);
  const one = useApiQuery<TrailerPosition | null>(
    {
      key: ['tracked', 'one', name, query.customerId, vin, revision],
      fetch: async (_, { signal }) => (await remote.one(query.customerId, vin ?? '', signalOf(signal))) ?? null,
    },
    { enabled: paged.enabled && vin !== undefined, keepPrevious: true },
  );

  const marks = useMemo<MarkSource | undefined>(
    () => fleet && totals.data && remoteMarks(fleet, query, totals.data),
    [fleet, query, totals.data],
  );
  const pages = useMemo(
    () => [first.data, last.data].filter((page) => page?.asked === asked) as Page[],
    [first.data, last.data, asked],
  );
  const rows = useMemo(() => {
    const { critical = 0, caution = 0, unknown = 0, good = 0 } = totals.data?.counts ?? {};
    return {
      count: critical + caution + unknown + good,
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
  }, [totals.data, pages]);
  const onRange = useCallback((from: number, to: number) => {
    const first = Math.max(0, Math.floor((from - AHEAD_ROWS) / PAGE_ROWS));
    const last = Math.max(first, Math.floor((to + AHEAD_ROWS) / PAGE_ROWS));
    setShown((before) => (before.first === first && before.last === last ? before : { first, last }));
  }, []);
  const chosen = vin !== undefined && one.data?.vin === vin ? one.data : undefined;
  return {
    totals,
    marks,
    rows,
    onRange,
    chosen,
    /** It was asked for and is not in sight. */
    chosenIsGone: vin !== undefined && one.data === null && !one.isPlaceholderData,
  };
}
