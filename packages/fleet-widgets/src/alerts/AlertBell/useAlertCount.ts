import { customersQuery, useApiQuery } from '@gladhand/domain/react';
import { alertCountQuery } from '../internal/alertQueries';
import { ALERT_REFRESH_MS, useAlertsLive } from '../internal/useAlertsLive';

/** How many alerts of a customer need the user, or of the user's only one. Undefined until it is known. */
export function useAlertCount(wanted: number | null): { customerId: number | undefined; count: number | undefined } {
  const customers = useApiQuery(customersQuery, { staleMs: 300_000 });
  const [only, ...others] = customers.data ?? [];
  const customerId = wanted ?? (others.length === 0 ? only?.id : undefined);
  useAlertsLive(customerId);
  const { data: count } = useApiQuery(alertCountQuery(customerId ?? 0), {
    enabled: customerId !== undefined,
    refreshMs: ALERT_REFRESH_MS,
  });
  return { customerId, count };
}
