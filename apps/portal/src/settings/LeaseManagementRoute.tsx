import { decodeLeases, encodeLeases, LeaseManagement, type LeaseView } from '@gladhand/admin-widgets';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** Leases of trailers. The open lease and the filters of the list are kept in the URL. */
export function LeaseManagementRoute() {
  const [params, setParams] = useSearchParams();
  const query = params.toString();
  const view = useMemo(() => decodeLeases(Object.fromEntries(new URLSearchParams(query))), [query]);
  const setView = useCallback(
    (next: LeaseView) => {
      const isStep = next.leaseId !== view.leaseId;
      setParams(encodeLeases(next), { replace: !isStep, preventScrollReset: !isStep });
    },
    [setParams, view],
  );
  return <LeaseManagement view={view} onViewChange={setView} />;
}
