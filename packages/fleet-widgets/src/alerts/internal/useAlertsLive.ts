import type { TrackingPort } from '@gladhand/domain';
import { customersQuery, useApiLive, useApiQuery, useWidgetHost } from '@gladhand/domain/react';

/** How often alerts are refetched besides changes that the server reports: some scopes get none. In milliseconds. */
export const ALERT_REFRESH_MS = 60_000;

/** Refetches alerts of a customer whenever its trailers report or someone handles one. */
export function useAlertsLive(customerId: number | undefined): void {
  const { can } = useWidgetHost();
  const { data: customers } = useApiQuery(customersQuery, { staleMs: 300_000 });
  const isReady = customerId !== undefined && customers !== undefined;
  // The map of a user with one customer follows all trailers, so that both share a connection.
  const followed = customers && customers.length > 1 ? (customerId ?? null) : null;
  useApiLive(
    {
      key: ['alertCount', customerId],
      prefixes: [['alerts'], ['alert'], ['alertActivity']],
      stream: ['trailerChanges', followed],
      listen: (api: TrackingPort, onChange, options) =>
        api.tracking.changes({ customerId: followed, onChange }, options),
    },
    { enabled: isReady && can('trackingPositions') },
  );
}
