import { type ApiQuery, scopedKey, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { CLUSTERED_ON_CLIENT_UP_TO, MAP_REFRESH_MS } from '@gladhand/domain/tracking';
import { useMessages } from '@gladhand/ui';
import { useEffect, useRef, useState } from 'react';
import { POSITIONS_MESSAGES } from '../messages';
import { type ConnectedIndex, connectIndex } from './connectIndex';
import type { IngestResult } from './fleetIndex';
import type { FleetSource } from './remoteFleet';

interface Params {
  customerId: number | null;
  enabled: boolean;
  /** URL of the worker; without it the work is done on the page. */
  workerUrl: string | undefined;
  /** Queries that are prefetched for every new state, so that the screen changes once and not once per query. */
  ahead: (place: FleetSource) => readonly ApiQuery<unknown>[];
}

/** An open index and its name. */
export interface NamedIndex extends ConnectedIndex {
  name: string;
}

let opened = 0;
let states = 0;

/** An ingested answer, and the fleet in that state. */
interface TakenAnswer extends IngestResult {
  place: FleetSource;
}

/** The trailers of a customer, or all visible ones, held in a worker and updated by changes. */
export function useFleetIndex({ customerId, enabled, workerUrl, ahead }: Params) {
  const messages = useMessages(POSITIONS_MESSAGES);

  const { queryClient, hasFeature } = useWidgetHost();
  const latest = useRef(ahead);
  latest.current = ahead;
  const [desk, setIndex] = useState<NamedIndex>();
  // A worker lives as long as a component uses its data
  // biome-ignore lint/correctness/useExhaustiveDependencies: another customer's trailers are another desk's
  useEffect(() => {
    if (!enabled) return;
    const made = { ...connectIndex(workerUrl), name: messages.index(++opened) };
    setIndex(made);
    return () => {
      setIndex(undefined);
      made.close();
    };
  }, [enabled, customerId, workerUrl]);

  const [cursor] = useState<{ of?: ConnectedIndex; since?: string | undefined }>({});
  const receipt = useApiQuery<TakenAnswer>(
    {
      key: ['desk', customerId, desk?.name],
      fetch: async (api, options) => {
        const requested = desk as NamedIndex;
        const since = cursor.of === requested ? cursor.since : undefined;
        const unread = await api.tracking.unreadPositions(
          { customerId, since, upTo: CLUSTERED_ON_CLIENT_UP_TO },
          options,
        );
        const place = { fleet: requested.fleet, at: requested.name, name: `${requested.name} ${++states}` };
        // An answer must be ingested once it is requested, or its changes are lost
        const [taken] = await Promise.all([
          requested.take(unread),
          ...latest.current(place).map((query) =>
            queryClient.prefetchQuery({
              queryKey: scopedKey(api, query.key),
              queryFn: () => query.fetch(api, {}),
            }),
          ),
        ]);
        cursor.of = requested;
        cursor.since = taken.cursor;
        return { ...taken, place };
      },
    },
    { enabled: enabled && desk !== undefined, refreshMs: hasFeature('MapRefreshing') ? MAP_REFRESH_MS : 0 },
  );
  return { desk, receipt };
}
