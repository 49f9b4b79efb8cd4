import { MAP_REFRESH_MS } from '@gladhand/domain';
import { useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { PositionSnapshot } from './PositionSnapshot';

/** The trailers of a customer, or of all in sight, kept up to date by what changed. Shared by all widgets of a host. */
export function useFleetPositions(customerId: number | null) {
  const { queryClient, hasFeature } = useWidgetHost();
  const key = ['positions', customerId] as const;
  return useApiQuery<PositionSnapshot>(
    {
      key,
      fetch: async (api, options) => {
        const before = queryClient.getQueryData<PositionSnapshot>(key);
        const answer = await api.tracking.positions({ customerId, since: before?.cursor }, options);
        return PositionSnapshot.after(before, answer);
      },
    },
    { refreshMs: hasFeature('MapRefreshing') ? MAP_REFRESH_MS : 0 },
  );
}
