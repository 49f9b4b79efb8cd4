import { customerOf, type FleetQuery, keyOfQuery, type MapTrailer, type TrailerPosition } from '@gladhand/domain';
import { useApiQuery } from '@gladhand/domain/react';
import { useMemo, useState } from 'react';
import type { MarkSource } from '../../map/markSource';
import type { RemoteFleet, RemoteTotals } from './remoteFleet';
import { remoteMarks } from './remoteMarks';
import type { RemoteList } from './useRemoteRows';

interface Asked {
  /** Undefined: nothing is asked for. */
  fleet: RemoteFleet | undefined;
  /** Where it is: differs between fleets. */
  at: string;
  /** Differs between fleets, and between states of one that is told of its changes. */
  name: string;
  /** Asks again after so many milliseconds; 0: never by itself. */
  refreshMs: number;
  query: FleetQuery;
  vin: string | undefined;
}

/** Shows a fleet that is not here: what is asked for is what is on the screen, and it stays until the next answer is there. */
export function useRemoteTracking({ fleet, at, name, refreshMs, query, vin }: Asked) {
  const customerId = customerOf(query);
  const enabled = fleet !== undefined;
  const remote = fleet as RemoteFleet;
  const signalOf = (signal: AbortSignal | undefined) => signal ?? new AbortController().signal;

  const asked = keyOfQuery(query);
  const totals = useApiQuery<RemoteTotals & { asked: string; at: string; name: string }>(
    {
      key: ['tracked', 'totals', name, query],
      fetch: async (_, { signal }) => ({ ...(await remote.totals(query, signalOf(signal))), asked, at, name }),
    },
    { enabled, refreshMs, keepPrevious: true },
  );
  const revision = totals.data?.asOf.getTime() ?? 0;
  // rows belong to the totals beside them: a new state is asked for its rows when its totals are here, and only then
  const told = totals.data?.at === at ? totals.data.name : name;
  const one = useApiQuery<TrailerPosition | null>(
    {
      key: ['tracked', 'one', told, customerId, vin, revision],
      fetch: async (_, { signal }) => (await remote.one(customerId, vin ?? '', signalOf(signal))) ?? null,
    },
    { enabled: enabled && totals.data !== undefined && vin !== undefined, keepPrevious: true },
  );

  const [met] = useState(() => new Map<string, MapTrailer>());
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
