import type { ApiError } from '@gladhand/domain';
import type { TrailerPosition } from '@gladhand/domain/tracking';
import { useCallback, useMemo } from 'react';
import type { MarkSource } from '../map/markSource';
import { type ListRows, rowsInHand } from './listRows';
import type { RemoteList } from './remote/useRemoteRows';
import { useRemoteTracking } from './remote/useRemoteTracking';
import { trackedRows } from './trackedRows';
import type { TrackingView } from './trackingView';
import { useFleetSource } from './useFleetSource';

/** The data of the tracking screen, wherever the trailers are held. */
export interface Tracked {
  /** Time of the data; undefined while the first answer is loading. */
  asOf: Date | undefined;
  /** False while the data still belongs to the previous view. */
  isCurrent: boolean;
  /** Visible trailers. */
  total: number | undefined;
  /** The trailers on the page, regardless of the filters. */
  trailers: readonly TrailerPosition[];
  /** Unit IDs of trailers whose values have wrong types. */
  broken: readonly string[];
  /** Number of matching trailers. */
  count: number;
  /** Rows of matching trailers if all are on the page. */
  rows: ListRows | undefined;
  /** The source of the rows if not all trailers are on the page. */
  remoteRows: RemoteList | undefined;
  /** Matching trailers if all are on the page. */
  passing: readonly TrailerPosition[];
  /** Marks of matching trailers if not all are on the page. */
  marks: MarkSource | undefined;
  chosen: TrailerPosition | undefined;
  /** The selected trailer is not visible to the user. */
  chosenIsGone: boolean;
  /** The VIN of a trailer on the map. */
  vinOf: (id: string) => string | undefined;
  /** The worker couldn't start, so the page does its work. */
  workerBlocked: boolean;
  error: ApiError | null;
  refetch: () => void;
}

const NONE: readonly never[] = [];

interface Params {
  view: TrackingView;
  vin: string | undefined;
  workerUrl: string | undefined;
}

/**
 * The matching trailers of a fleet of any size, and the source of those that aren't on the page. The same object until
 * something changes.
 */
export function useTracked({ view, vin, workerUrl }: Params): Tracked {
  const { positions, isLarge, remote, receipt, workerBlocked } = useFleetSource({ query: view, workerUrl });
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
