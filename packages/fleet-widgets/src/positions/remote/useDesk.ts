import { CLUSTERED_ON_CLIENT_UP_TO, MAP_REFRESH_MS } from '@gladhand/domain';
import { useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { useEffect, useState } from 'react';
import type { DeskReceipt } from './fleetDesk';
import { type OpenDesk, openDesk } from './openDesk';

interface Asked {
  customerId: number | null;
  enabled: boolean;
  /** Address of the worker; undefined: the work is done on this thread. */
  workerUrl: string | undefined;
}

let opened = 0;

/** A customer's trailers, or all in sight, kept in a worker and up to date by what changed. */
export function useDesk({ customerId, enabled, workerUrl }: Asked) {
  const { hasFeature } = useWidgetHost();
  const [desk, setDesk] = useState<OpenDesk & { name: string }>();
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
  const receipt = useApiQuery<DeskReceipt>(
    {
      key: ['desk', customerId, desk?.name],
      fetch: async (api, options) => {
        const asked = desk as OpenDesk;
        const since = cursor.of === asked ? cursor.since : undefined;
        const unread = await api.tracking.unreadPositions(
          { customerId, since, upTo: CLUSTERED_ON_CLIENT_UP_TO },
          options,
        );
        // an answer that was asked for must be taken, or its changes are lost
        const taken = await asked.take(unread);
        cursor.of = asked;
        cursor.since = taken.cursor;
        return taken;
      },
    },
    { enabled: enabled && desk !== undefined, refreshMs: hasFeature('MapRefreshing') ? MAP_REFRESH_MS : 0 },
  );
  return { desk, receipt };
}
