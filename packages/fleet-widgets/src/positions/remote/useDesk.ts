import { CLUSTERED_ON_CLIENT_UP_TO, MAP_REFRESH_MS } from '@gladhand/domain';
import { type ApiQuery, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { useEffect, useRef, useState } from 'react';
import type { DeskReceipt } from './fleetDesk';
import { type OpenDesk, openDesk } from './openDesk';
import type { RemotePlace } from './remoteFleet';

interface Asked {
  customerId: number | null;
  enabled: boolean;
  /** Address of the worker; undefined: the work is done on this thread. */
  workerUrl: string | undefined;
  /** What is asked of every new state before anybody is told of it: the screen then changes once, not once for each. */
  ahead: (place: RemotePlace) => readonly ApiQuery<unknown>[];
}

/** An open desk, and what it is called. */
export interface NamedDesk extends OpenDesk {
  name: string;
}

let opened = 0;
let states = 0;

/** An answer that was taken, and the fleet as it tells of it. */
interface TakenAnswer extends DeskReceipt {
  place: RemotePlace;
}

/** A customer's trailers, or all in sight, kept in a worker and up to date by what changed. */
export function useDesk({ customerId, enabled, workerUrl, ahead }: Asked) {
  const { queryClient, hasFeature } = useWidgetHost();
  const latest = useRef(ahead);
  latest.current = ahead;
  const [desk, setDesk] = useState<NamedDesk>();
  // a worker lives as long as somebody looks at what it keeps
  // biome-ignore lint/correctness/useExhaustiveDependencies: another customer's trailers are another desk's
  useEffect(() => {
    if (!enabled) return;
    const made = { ...openDesk(workerUrl), name: `desk ${++opened}` };
    setDesk(made);
    return () => {
      setDesk(undefined);
      made.close();
    };
  }, [enabled, customerId, workerUrl]);

  const [cursor] = useState<{ of?: OpenDesk; since?: string | undefined }>({});
  const receipt = useApiQuery<TakenAnswer>(
    {
      key: ['desk', customerId, desk?.name],
      fetch: async (api, options) => {
        const asked = desk as NamedDesk;
        const since = cursor.of === asked ? cursor.since : undefined;
        const unread = await api.tracking.unreadPositions(
          { customerId, since, upTo: CLUSTERED_ON_CLIENT_UP_TO },
          options,
        );
        const place = { fleet: asked.fleet, at: asked.name, name: `${asked.name} ${++states}` };
        // an answer that was asked for must be taken, or its changes are lost
        const [taken] = await Promise.all([
          asked.take(unread),
          ...latest
            .current(place)
            .map((query) => queryClient.prefetchQuery({ queryKey: query.key, queryFn: () => query.fetch(api, {}) })),
        ]);
        cursor.of = asked;
        cursor.since = taken.cursor;
        return { ...taken, place };
      },
    },
    { enabled: enabled && desk !== undefined, refreshMs: hasFeature('MapRefreshing') ? MAP_REFRESH_MS : 0 },
  );
  return { desk, receipt };
}
