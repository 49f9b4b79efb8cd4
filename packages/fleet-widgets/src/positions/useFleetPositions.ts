import type { TrackingPort } from '@gladhand/domain';
import { scopedKey, useApiLive, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { MAP_REFRESH_MS } from '@gladhand/domain/tracking';
import { PositionSnapshot } from './PositionSnapshot';

/** The page itself holds and evaluates up to this many trailers. More would block it. */
export const IN_HAND_UP_TO = 5_000;

interface FleetPositionsOptions {
  /** If there are more trailers than this, none is sent. @default IN_HAND_UP_TO */
  upTo?: number;
  /** @default true */
  enabled?: boolean;
}

/** The trailers of a customer, or all visible ones, updated by changes. Shared by all widgets of a host. */
export function useFleetPositions(
  customerId: number | null,
  { upTo = IN_HAND_UP_TO, enabled = true }: FleetPositionsOptions = {},
) {
  const { queryClient, hasFeature } = useWidgetHost();
  const key = ['positions', customerId, upTo] as const;
  const refreshes = hasFeature('MapRefreshing');
  useApiLive(
    {
      key,
      stream: ['trailerChanges', customerId],
      listen: (api: TrackingPort, onChange, options) => api.tracking.changes({ customerId, onChange }, options),
    },
    { enabled: enabled && refreshes && upTo === IN_HAND_UP_TO },
  );
  return useApiQuery<PositionSnapshot>(
    {
      key,
      fetch: async (api: TrackingPort, options) => {
        const before = queryClient.getQueryData<PositionSnapshot>(scopedKey(api, key));
        const answer = await api.tracking.positions({ customerId, since: before?.cursor, upTo }, options);
        return PositionSnapshot.after(before, answer);
      },
    },
    { enabled, refreshMs: refreshes ? MAP_REFRESH_MS : 0 },
  );
}
