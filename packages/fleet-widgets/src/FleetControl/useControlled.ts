import {
  type ApiError,
  type ControlCounts,
  type ControlFilter,
  type ControlTotals,
  type ControlTrailer,
  controlCounts,
  controlTrailers,
  type TrailerPosition,
} from '@gladhand/domain';
import { type ApiQuery, useApiQuery } from '@gladhand/domain/react';
import { useMemo } from 'react';
import type { MarkSource } from '../map/markSource';
import { type ListRows, rowsInHand } from '../positions/listRows';
import type { RemotePlace } from '../positions/remote/remoteFleet';
import type { RemoteList } from '../positions/remote/useRemoteRows';
import { useRemoteTracking } from '../positions/remote/useRemoteTracking';
import { useAnyFleet } from '../positions/useAnyFleet';
import { controlRows } from './controlRows';
import { type Urgent, urgentInHand, urgentOf, useRemoteUrgent } from './urgent';

/** The fleet as Fleet Control counts it, wherever its trailers are. */
export interface Controlled {
  /** When the answer was made; undefined: the first one is on its way. */
  asOf: Date | undefined;
  /** Trailers in sight. */
  total: number;
  /** Of those, trailers whose SIM is deactivated: no number counts them. */
  leftOut: number;
  /** Unit IDs of trailers whose values have wrong types. */
  broken: readonly string[];
  counts: ControlCounts;
  /** Those that are here, filtered or not. */
  trailers: readonly TrailerPosition[];
  /** All of them are here. */
  isHere: boolean;
  /** Those that pass, where all are here, worst first. */
  passing: readonly ControlTrailer[];
  /** Their rows. */
  rows: ListRows<ControlTrailer> | undefined;
  /** Where the rows are, when they are not all here; undefined while they are on their way. */
  remoteRows: RemoteList | undefined;
  /** Marks and rows are those of the filter, and not still of the one before it. */
  isCurrent: boolean;
  /** Marks of those that pass, where they are not all here. */
  marks: MarkSource | undefined;
  /** VIN of a trailer that stands on the map. */
  vinOf: (id: string) => string | undefined;
  urgent: Urgent | undefined;
  workerBlocked: boolean;
  error: ApiError | null;
  isFetching: boolean;
  refetch: () => void;
}

interface Asked {
  /** With the subgroups of its groups. */
  filter: ControlFilter;
  /** The urgent issues that are not put away. */
  urgentItems: NonNullable<ControlFilter['items']>;
  workerUrl: string | undefined;
}

const NONE: readonly never[] = [];
const NOTHING = controlCounts([], {});

/** Asks a fleet for what Fleet Control counts. */
const countsOf = (place: RemotePlace | undefined, filter: ControlFilter): ApiQuery<ControlTotals> => ({
  key: ['tracked', 'counts', place?.name, filter],
  fetch: async (_, { signal = new AbortController().signal }) => (place as RemotePlace).fleet.counts(filter, signal),
});

/** What Fleet Control shows of a fleet of any size. */
export function useControlled({ filter, urgentItems, workerUrl }: Asked): Controlled {
  const query = useMemo(() => ({ control: filter }), [filter]);
  const { positions, isLarge, remote, receipt, workerBlocked } = useAnyFleet({
    query,
    workerUrl,
    alsoAhead: (place) => [
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
  const asked = receipt ?? counted;
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
    // a list never stands under the name of another number
    remoteRows: isCurrent ? list : undefined,
    isCurrent,
    marks,
    vinOf: (id) => marks?.trailer(id)?.vin,
    urgent: remoteUrgent,
    workerBlocked,
    error: receipt?.error ?? counted.error ?? totals.error,
    isFetching: asked.isFetching,
    refetch: () => void asked.refetch(),
  };
}
