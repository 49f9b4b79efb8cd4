import type { TrackingPort } from '@gladhand/domain';
import { scopedKey, useApiLive, useWidgetHost } from '@gladhand/domain/react';

/** Refetches alerts of a customer whenever its trailers report. */
export function useAlertsLive(customerId: number | undefined): void {
  const { queryClient, hasFeature } = useWidgetHost();
  useApiLive(
    {
      key: ['alertChanges', customerId],
      listen: (api: TrackingPort, onChange, options) =>
        api.tracking.changes(
          {
            customerId: customerId ?? null,
            onChange: () => {
              onChange();
              for (const name of ['alerts', 'alert', 'alertCount']) {
                void queryClient.invalidateQueries(
                  { queryKey: scopedKey(api as never, [name]) },
                  { cancelRefetch: false },
                );
              }
            },
          },
          options,
        ),
    },
    { enabled: customerId !== undefined && hasFeature('MapRefreshing') },
  );
}
