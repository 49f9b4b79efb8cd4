import { MAP_REFRESH_MS } from '@gladhand/domain';
import { useApiLive, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { PositionSnapshot } from './PositionSnapshot';

/** The trailers of a customer, or of all in sight, kept up to date by what changed. Shared by all widgets of a host. */
export function useFleetPositions(customerId: number | null) {
  const { queryClient, hasFeature } = useWidgetHost();
  const key = ['positions', customerId] as const;
  const refreshes = hasFeature('MapRefreshing');
  useApiLive(
    { key, listen: (api, onChange, options) => api.tracking.changes({ customerId, onChange }, options) },
    { enabled: refreshes },
  );
  return useApiQuery<PositionSnapshot>(
    {
      key,
      fetch: async (api, options) => {
        const before = queryClient.getQueryData<PositionSnapshot>(key);
        const answer = await api.tracking.positions({ customerId, since: before?.cursor }, options);
        return PositionSnapshot.after(before, answer);
      },
    },
    { refreshMs: refreshes ? MAP_REFRESH_MS : 0 },
  );
}
