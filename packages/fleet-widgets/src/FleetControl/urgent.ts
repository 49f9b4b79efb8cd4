import { type ControlFilter, type ControlTrailer, controlTrailers } from '@gladhand/domain';
import { type ApiQuery, useApiQuery } from '@gladhand/domain/react';
import type { RemotePlace } from '../positions/remote/remoteFleet';
import type { RemoteAsked } from '../positions/useAnyFleet';
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

/** Asks a fleet for the worst of those with one of the issues. */
export function urgentOf(place: RemotePlace | undefined, filter: ControlFilter, items: Items): ApiQuery<Urgent> {
  const query = { control: { ...filter, items } };
  return {
    key: ['tracked', 'urgent', place?.name, query],
    async fetch(_, { signal = new AbortController().signal }) {
      const { fleet } = place as RemotePlace;
      const { asOf, counts } = await fleet.totals(query, undefined, signal);
      const rows = await fleet.page(query, { offset: 0, limit: SHOWN }, signal);
      const count = counts.critical + counts.caution + counts.unknown + counts.good;
      return { count, worst: controlTrailers(rows, asOf) };
    },
  };
}

interface Asked extends RemoteAsked {
  filter: ControlFilter;
  items: Items;
}

/** Among trailers that are not here; undefined while the first answer is on its way. */
export function useRemoteUrgent({ place, refreshMs, staleMs, filter, items }: Asked): Urgent | undefined {
  const enabled = place !== undefined && items.length > 0;
  const { data } = useApiQuery(urgentOf(place, filter, items), { enabled, refreshMs, staleMs, keepPrevious: true });
  return items.length === 0 ? NOBODY : data;
}
