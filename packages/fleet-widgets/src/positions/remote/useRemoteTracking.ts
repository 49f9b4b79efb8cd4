import { customerOf, type FleetQuery, keyOfQuery } from '@gladhand/domain/control';
import { useApiQuery } from '@gladhand/domain/react';
import type { TrailerPosition } from '@gladhand/domain/tracking';
import { useMemo } from 'react';
import type { MarkSource } from '../../map/markSource';
import type { RemoteFleetParams } from '../useFleetSource';
import type { RemoteFleet } from './remoteFleet';
import { remoteMarks } from './remoteMarks';
import { totalsOf } from './totalsOf';
import type { RemoteList } from './useRemoteRows';

interface Params extends RemoteFleetParams {
  query: FleetQuery;
  vin: string | undefined;
}

/** Shows a remote fleet: only what is on the screen is requested, and it stays until the next answer. */
export function useRemoteTracking({ place, met, refreshMs, staleMs, query, vin }: Params) {
  const { fleet, at, name = '' } = place ?? {};
  const customerId = customerOf(query);
  const enabled = fleet !== undefined;
  const remote = fleet as RemoteFleet;
  const signalOf = (signal: AbortSignal | undefined) => signal ?? new AbortController().signal;

  const requested = keyOfQuery(query);
  const totals = useApiQuery(totalsOf(place, query, met), { enabled, refreshMs, staleMs, keepPrevious: true });
  const revision = totals.data?.asOf.getTime() ?? 0;
  // Rows belong to the totals beside them: the rows of a new state are requested only after its totals have loaded
  const reported = totals.data && totals.data.at === at ? totals.data.name : name;
  const one = useApiQuery<TrailerPosition | null>(
    {
      key: ['tracked', 'one', reported, customerId, vin, revision],
      fetch: async (_, { signal }) => (await remote.one(customerId, vin ?? '', signalOf(signal))) ?? null,
    },
    { enabled: enabled && totals.data !== undefined && vin !== undefined, keepPrevious: true },
  );

  const marks = useMemo<MarkSource | undefined>(
    () => fleet && totals.data && remoteMarks(fleet, query, totals.data, met),
    [fleet, query, totals.data, met],
  );
  const { critical = 0, caution = 0, unknown = 0, good = 0 } = totals.data?.counts ?? {};
  const count = critical + caution + unknown + good;
  const list = useMemo<RemoteList | undefined>(
    () => fleet && totals.data && { fleet, name: reported, query, revision, count },
    [fleet, totals.data, reported, query, revision, count],
  );
  const chosen = vin !== undefined && one.data?.vin === vin ? one.data : undefined;
  return {
    totals,
    marks,
    list,
    /** True if the answer belongs to this query, false if it is from the previous one. */
    isCurrent: totals.data?.queryKey === requested,
    /** Number of matching trailers. */
    count,
    chosen,
    /** It was requested, but is not visible to the user. */
    chosenIsGone: vin !== undefined && one.data === null && !one.isPlaceholderData,
  };
}
