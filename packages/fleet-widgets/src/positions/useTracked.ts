import type { ApiError, TrailerPosition } from '@gladhand/domain';
import { useCallback, useMemo } from 'react';
import type { MarkSource } from '../map/markSource';
import { type ListRows, rowsInHand } from './listRows';
import type { RemoteList } from './remote/useRemoteRows';
import { useRemoteTracking } from './remote/useRemoteTracking';
import { trackedRows } from './trackedRows';
import type { TrackingView } from './trackingView';
import { useAnyFleet } from './useAnyFleet';

/** The fleet as the tracking screen shows it, wherever its trailers are. */
export interface Tracked {
  /** When the answer was made; undefined: the first one is on its way. */
  asOf: Date | undefined;
  /** What is here is what the view asks for; false: it is still that of the view before. */
  isCurrent: boolean;
  /** Trailers in sight. */
  total: number | undefined;
  /** Those that are here, filtered or not. */
  trailers: readonly TrailerPosition[];
  /** Unit IDs of trailers whose values have wrong types. */
  broken: readonly string[];
  /** How many pass. */
  count: number;
  /** The rows of those that pass, where all are here. */
  rows: ListRows | undefined;
  /** Where the rows are, when they are not all here. */
  remoteRows: RemoteList | undefined;
  /** Those that pass, where all are here. */
  passing: readonly TrailerPosition[];
  /** Marks of those that pass, where they are not all here. */
  marks: MarkSource | undefined;
  chosen: TrailerPosition | undefined;
  /** The trailer was chosen and is not in sight. */
  chosenIsGone: boolean;
  /** VIN of a trailer that stands on the map. */
  vinOf: (id: string) => string | undefined;
  /** A worker was to keep the fleet and could not start: this thread does its work. */
  workerBlocked: boolean;
  error: ApiError | null;
  refetch: () => void;
}

const NONE: readonly never[] = [];

interface Asked {
  view: TrackingView;
  vin: string | undefined;
  workerUrl: string | undefined;
}

/** What passes of a fleet of any size, and where the rest of it is to be asked for. The same object while nothing of it changed. */
export function useTracked({ view, vin, workerUrl }: Asked): Tracked {
  const { positions, isLarge, remote, receipt, workerBlocked } = useAnyFleet({ query: view, workerUrl });
  const snapshot = positions.data;
  const { totals, marks, list, count, isCurrent, chosen, chosenIsGone } = useRemoteTracking({
    ...remote,
    query: view,
    vin,
  });

  const here = isLarge ? undefined : snapshot;
  const passing = useMemo(() => (here ? trackedRows(here.trailers, view, here.asOf) : NONE), [here, view]);
  const rowsHere = useMemo(() => rowsInHand(passing), [passing]);
  const chosenHere = useMemo(() => here?.trailers.find((trailer) => trailer.vin === vin), [here, vin]);
  const { refetch: askHere, error: errorHere } = positions;
  const refetchHere = useCallback(() => void askHere(), [askHere]);
  const trackedHere = useMemo<Tracked>(
    () => ({
      asOf: snapshot?.asOf,
      isCurrent: snapshot !== undefined,
      total: snapshot?.total,
      trailers: snapshot?.trailers ?? NONE,
      broken: snapshot?.broken ?? NONE,
      count: passing.length,
      rows: snapshot && rowsHere,
      remoteRows: undefined,
      passing,
      marks: undefined,
      chosen: chosenHere,
      chosenIsGone: vin !== undefined && snapshot !== undefined && !chosenHere,
      vinOf: (id) => snapshot?.byId.get(id)?.vin,
      workerBlocked: false,
      error: errorHere,
      refetch: refetchHere,
    }),
    [snapshot, passing, rowsHere, chosenHere, vin, errorHere, refetchHere],
  );

  const { asOf, total } = totals.data ?? {};
  const broken = receipt?.data?.broken ?? NONE;
  const error = receipt?.error ?? totals.error;
  const { refetch: askThere } = receipt ?? totals;
  const refetch = useCallback(() => void askThere(), [askThere]);
  const trackedThere = useMemo<Tracked>(
    () => ({
      asOf,
      isCurrent,
      total,
      trailers: NONE,
      broken,
      count,
      rows: undefined,
      remoteRows: list,
      passing: NONE,
      marks,
      chosen,
      chosenIsGone,
      vinOf: (id) => marks?.trailer(id)?.vin,
      workerBlocked,
      error,
      refetch,
    }),
    [asOf, isCurrent, total, broken, count, list, marks, chosen, chosenIsGone, workerBlocked, error, refetch],
  );
  return isLarge ? trackedThere : trackedHere;
}
