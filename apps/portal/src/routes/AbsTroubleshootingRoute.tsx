import { AbsTroubleshooting, type AbsView, decodeAbsView, encodeAbsView } from '@gladhand/fleet-widgets/maintenance';
import { useCallback, useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { absTroubleshootingPath } from '../paths';

/** The ABS faults of a trailer. The trailer is in the path, filters and the selected fault in the query. */
export function AbsTroubleshootingRoute() {
  const { vin = null } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const query = params.toString();
  const view = useMemo(() => decodeAbsView(Object.fromEntries(new URLSearchParams(query)), vin), [query, vin]);
  const setView = useCallback(
    (next: AbsView) => {
      const search = new URLSearchParams(encodeAbsView(next)).toString();
      const path = absTroubleshootingPath(next.vin ?? undefined);
      // Another trailer is another page; filters are not.
      void navigate(search ? `${path}?${search}` : path, { replace: next.vin === vin, preventScrollReset: true });
    },
    [navigate, vin],
  );
  return <AbsTroubleshooting view={view} onViewChange={setView} />;
}
