import type { ApiError } from '@gladhand/domain';
import {
  type ControlCounts,
  type ControlFilter,
  type ControlTrailer,
  controlCounts,
  controlTrailers,
} from '@gladhand/domain/control';
import { type ApiQuery, useApiQuery } from '@gladhand/domain/react';
import type { ControlTotals, TrailerPosition } from '@gladhand/domain/tracking';
import { useMemo } from 'react';
import type { MarkSource } from '../../map/markSource';
import { type ListRows, rowsInHand } from '../../positions/listRows';
import type { FleetSource } from '../../positions/remote/remoteFleet';
import type { RemoteList } from '../../positions/remote/useRemoteRows';
import { useRemoteTracking } from '../../positions/remote/useRemoteTracking';
import { useFleetSource } from '../../positions/useFleetSource';
import { controlRows } from './controlRows';
import { type Urgent, urgentInHand, urgentOf, useRemoteUrgent } from './urgent';

/** The data of Fleet Control, wherever the trailers are held. */
export interface Controlled {
  /** When the data was current; undefined while the first answer is loading. */
  asOf: Date | undefined;
  /** Visible trailers. */
  total: number;
  /** Visible trailers with a deactivated SIM, which are in no count. */
  leftOut: number;
  /** Unit IDs of trailers whose values have wrong types. */
  broken: readonly string[];
  counts: ControlCounts;
  /** The trailers on the page, regardless of the filters. */
  trailers: readonly TrailerPosition[];
  /** True if all trailers are on the page. */
  isHere: boolean;
  /** Matching trailers, worst first, if all are on the page. */
  passing: readonly ControlTrailer[];
  /** Their rows in the list. */
  rows: ListRows<ControlTrailer> | undefined;
  /** The source of the rows if not all trailers are on the page; undefined while it is loading. */
  remoteRows: RemoteList | undefined;
  /** False while marks and rows still belong to the previous filter. */
  isCurrent: boolean;
  /** Marks of matching trailers if not all are on the page. */
  marks: MarkSource | undefined;
  /** The VIN of a trailer on the map. */
  vinOf: (id: string) => string | undefined;
  urgent: Urgent | undefined;
  workerBlocked: boolean;
  error: ApiError | null;
  isFetching: boolean;
  refetch: () => void;
}

interface Params {
  /** Including the subgroups of its groups. */
  filter: ControlFilter;
  /** The visible urgent issues. */
  urgentItems: NonNullable<ControlFilter['items']>;
  workerUrl: string | undefined;
}

const NONE: readonly never[] = [];
const NOTHING = controlCounts([], {});

/** Requests the counts of Fleet Control. */
const countsOf = (place: FleetSource | undefined, filter: ControlFilter): ApiQuery<ControlTotals> => ({
  key: ['tracked', 'counts', place?.name, filter],
  fetch: async (_, { signal = new AbortController().signal }) => (place as FleetSource).fleet.counts(filter, signal),
});

/** The data of Fleet Control for a fleet of any size. */
export function useControlled({ filter, urgentItems, workerUrl }: Params): Controlled {
  const query = useMemo(() => ({ control: filter }), [filter]);
  const { positions, isLarge, remote, receipt, workerBlocked } = useFleetSource({
    query,
    workerUrl,
    prefetch: (place) => [
      countsOf(place, filter),
      ...(urgentItems.length > 0 ? [urgentOf(place, filter, urgentItems)] : []),
    ],
  });
  const here = isLarge ? undefined : positions.data;
  const { totals, marks, list, isCurrent } = useRemoteTracking({ ...remote, query, vin: undefined });
  const { place, refreshMs, staleMs } = remote;
  const counted = useApiQuery(countsOf(place, filter), {
    enabled: place !== undefined,
    refreshMs,
    staleMs,
    keepPrevious: true,
  });
  const remoteUrgent = useRemoteUrgent({ ...remote, filter, items: urgentItems });

  const judged = useMemo(() => (here ? controlTrailers(here.trailers, here.asOf) : NONE), [here]);
  const passing = useMemo(() => controlRows(judged, filter), [judged, filter]);
  const rowsHere = useMemo(() => rowsInHand(passing), [passing]);
  const countsHere = useMemo(() => controlCounts(judged, filter), [judged, filter]);
  const urgentHere = useMemo(() => urgentInHand(judged, filter, urgentItems), [judged, filter, urgentItems]);

  if (!isLarge) {
    return {
      asOf: here?.asOf,
      total: here?.total ?? 0,
      leftOut: here ? here.trailers.length - judged.length : 0,
      broken: here?.broken ?? NONE,
      counts: countsHere,
      trailers: here?.trailers ?? NONE,
      isHere: true,
      passing,
      rows: here && rowsHere,
      remoteRows: undefined,
      isCurrent: here !== undefined,
      marks: undefined,
      vinOf: (id) => here?.byId.get(id)?.vin,
      urgent: here && urgentHere,
      workerBlocked: false,
      error: positions.error,
      isFetching: positions.isFetching,
      refetch: () => void positions.refetch(),
    };
  }
  const requested = receipt ?? counted;
  return {
    asOf: counted.data && new Date(counted.data.asOf),
    total: counted.data?.total ?? 0,
    leftOut: counted.data?.leftOut ?? 0,
    broken: receipt?.data?.broken ?? NONE,
    counts: counted.data?.counts ?? NOTHING,
    trailers: NONE,
    isHere: false,
    passing: NONE,
    rows: undefined,
    // A list must never appear under the name of another count
    remoteRows: isCurrent ? list : undefined,
    isCurrent,
    marks,
    vinOf: (id) => marks?.trailer(id)?.vin,
    urgent: remoteUrgent,
    workerBlocked,
    error: receipt?.error ?? counted.error ?? totals.error,
    isFetching: requested.isFetching,
    refetch: () => void requested.refetch(),
  };
}
