import { MAP_REFRESH_MS } from '@gladhand/domain';
import { useApiLive, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { PositionSnapshot } from './PositionSnapshot';

/** So many trailers are read, judged and clustered where the screen is drawn; more would hold it up. */
export const IN_HAND_UP_TO = 5_000;

interface FleetPositionsOptions {
  /** Above so many trailers none is sent. @default IN_HAND_UP_TO */
  upTo?: number;
  /** @default true */
  enabled?: boolean;
}

/** The trailers of a customer, or of all in sight, kept up to date by what changed. Shared by all widgets of a host. */
export function useFleetPositions(
  customerId: number | null,
  { upTo = IN_HAND_UP_TO, enabled = true }: FleetPositionsOptions = {},
) {
  const { queryClient, hasFeature } = useWidgetHost();
  const key = ['positions', customerId, upTo] as const;
  const refreshes = hasFeature('MapRefreshing');
  useApiLive(
    { key, listen: (api, onChange, options) => api.tracking.changes({ customerId, onChange }, options) },
    { enabled: enabled && refreshes && upTo === IN_HAND_UP_TO },
  );
  return useApiQuery<PositionSnapshot>(
    {
      key,
      fetch: async (api, options) => {
        const before = queryClient.getQueryData<PositionSnapshot>(key);
        const answer = await api.tracking.positions({ customerId, since: before?.cursor, upTo }, options);
        return PositionSnapshot.after(before, answer);
      },
    },
    { enabled, refreshMs: refreshes ? MAP_REFRESH_MS : 0 },
  );
}
