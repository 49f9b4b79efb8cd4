import { customerOf, type FleetQuery, keyOfQuery, type TrailerPosition } from '@gladhand/domain';
import { useApiQuery } from '@gladhand/domain/react';
import { useMemo } from 'react';
import type { MarkSource } from '../../map/markSource';
import type { RemoteAsked } from '../useAnyFleet';
import type { RemoteFleet } from './remoteFleet';
import { remoteMarks } from './remoteMarks';
import { totalsOf } from './totalsOf';
import type { RemoteList } from './useRemoteRows';

interface Asked extends RemoteAsked {
  query: FleetQuery;
  vin: string | undefined;
}

/** Shows a fleet that is not here: what is asked for is what is on the screen, and it stays until the next answer is there. */
export function useRemoteTracking({ place, met, refreshMs, staleMs, query, vin }: Asked) {
  const { fleet, at, name = '' } = place ?? {};
  const customerId = customerOf(query);
  const enabled = fleet !== undefined;
  const remote = fleet as RemoteFleet;
  const signalOf = (signal: AbortSignal | undefined) => signal ?? new AbortController().signal;

  const asked = keyOfQuery(query);
  const totals = useApiQuery(totalsOf(place, query, met), { enabled, refreshMs, staleMs, keepPrevious: true });
  const revision = totals.data?.asOf.getTime() ?? 0;
  // rows belong to the totals beside them: a new state is asked for its rows when its totals are here, and only then
  const told = totals.data && totals.data.at === at ? totals.data.name : name;
  const one = useApiQuery<TrailerPosition | null>(
    {
      key: ['tracked', 'one', told, customerId, vin, revision],
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
    () => fleet && totals.data && { fleet, name: told, query, revision, count },
    [fleet, totals.data, told, query, revision, count],
  );
  const chosen = vin !== undefined && one.data?.vin === vin ? one.data : undefined;
  return {
    totals,
    marks,
    list,
    /** The answer is to this query, and not still to the one before it. */
    isCurrent: totals.data?.asked === asked,
    /** Those that pass. */
    count,
    chosen,
    /** It was asked for and is not in sight. */
    chosenIsGone: vin !== undefined && one.data === null && !one.isPlaceholderData,
  };
}
