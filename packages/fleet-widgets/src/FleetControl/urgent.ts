import { type ControlFilter, type ControlTrailer, controlTrailers } from '@gladhand/domain';
import { useApiQuery } from '@gladhand/domain/react';
import type { RemoteFleet } from '../positions/remote/remoteFleet';
import { controlRows } from './controlRows';

/** What fits beside the map; the number in the heading leads to all of them. */
const SHOWN = 7;

/** The trailers with one of the urgent issues. */
export interface Urgent {
  count: number;
  /** The worst of them. */
  worst: readonly ControlTrailer[];
}

type Items = NonNullable<ControlFilter['items']>;
const NOBODY: Urgent = { count: 0, worst: [] };

/** Among trailers that are here. */
export function urgentInHand(trailers: readonly ControlTrailer[], filter: ControlFilter, items: Items): Urgent {
  if (items.length === 0) return NOBODY;
  const found = controlRows(trailers, { ...filter, items });
  return { count: found.length, worst: found.slice(0, SHOWN) };
}

interface Asked {
  /** Undefined: nothing is asked for. */
  fleet: RemoteFleet | undefined;
  name: string;
  refreshMs: number;
  filter: ControlFilter;
  items: Items;
}

/** Among trailers that are not here; undefined while the first answer is on its way. */
export function useRemoteUrgent({ fleet, name, refreshMs, filter, items }: Asked): Urgent | undefined {
  const query = { control: { ...filter, items } };
  const { data } = useApiQuery<Urgent>(
    {
      key: ['tracked', 'urgent', name, query],
      async fetch(_, { signal = new AbortController().signal }) {
        const remote = fleet as RemoteFleet;
        const { asOf, counts } = await remote.totals(query, signal);
        const rows = await remote.page(query, { offset: 0, limit: SHOWN }, signal);
        const count = counts.critical + counts.caution + counts.unknown + counts.good;
        return { count, worst: controlTrailers(rows, asOf) };
      },
    },
    { enabled: fleet !== undefined && items.length > 0, refreshMs, keepPrevious: true },
  );
  return items.length === 0 ? NOBODY : data;
}
