import {
  decodeMaintenance,
  encodeMaintenance,
  MaintenanceDashboard,
  type MaintenanceView,
} from '@gladhand/fleet-widgets/maintenance';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** The maintenance dashboard. Its filters, order and the selected issue are kept in the URL. */
export function MaintenanceRoute() {
  const [params, setParams] = useSearchParams();
  const query = params.toString();
  const view = useMemo(() => decodeMaintenance(Object.fromEntries(new URLSearchParams(query))), [query]);
  const setView = useCallback(
    (next: MaintenanceView) => setParams(encodeMaintenance(next), { replace: true, preventScrollReset: true }),
    [setParams],
  );
  return <MaintenanceDashboard view={view} onViewChange={setView} />;
}
