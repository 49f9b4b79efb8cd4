import { type ControlFilter, type ControlTrailer, controlTrailers } from '@gladhand/domain/control';
import { type ApiQuery, useApiQuery } from '@gladhand/domain/react';
import type { FleetSource } from '../../positions/remote/remoteFleet';
import type { RemoteFleetParams } from '../../positions/useFleetSource';
import { controlRows } from './controlRows';

/** As many as fit beside the map. The count in the heading opens the list of all of them. */
const SHOWN = 7;

/** Trailers with urgent issues. */
export interface Urgent {
  count: number;
  /** The worst of them. */
  worst: readonly ControlTrailer[];
}

type Items = NonNullable<ControlFilter['items']>;
const NOBODY: Urgent = { count: 0, worst: [] };

/** For trailers on the page. */
export function urgentInHand(trailers: readonly ControlTrailer[], filter: ControlFilter, items: Items): Urgent {
  if (items.length === 0) return NOBODY;
  const found = controlRows(trailers, { ...filter, items });
  return { count: found.length, worst: found.slice(0, SHOWN) };
}

/** Requests the worst trailers with one of the issues. */
export function urgentOf(place: FleetSource | undefined, filter: ControlFilter, items: Items): ApiQuery<Urgent> {
  const query = { control: { ...filter, items } };
  return {
    key: ['tracked', 'urgent', place?.name, query],
    async fetch(_, { signal = new AbortController().signal }) {
      const { fleet } = place as FleetSource;
      const { asOf, counts } = await fleet.totals(query, undefined, signal);
      const rows = await fleet.page(query, { offset: 0, limit: SHOWN }, signal);
      const count = counts.critical + counts.caution + counts.unknown + counts.good;
      return { count, worst: controlTrailers(rows, asOf) };
    },
  };
}

interface Params extends RemoteFleetParams {
  filter: ControlFilter;
  items: Items;
}

/** For trailers that aren't on the page; undefined while the first answer is loading. */
export function useRemoteUrgent({ place, refreshMs, staleMs, filter, items }: Params): Urgent | undefined {
  const enabled = place !== undefined && items.length > 0;
  const { data } = useApiQuery(urgentOf(place, filter, items), { enabled, refreshMs, staleMs, keepPrevious: true });
  return items.length === 0 ? NOBODY : data;
}
