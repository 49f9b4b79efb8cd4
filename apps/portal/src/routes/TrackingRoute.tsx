import { decodeTracking, encodeTracking, Tracking, type TrackingView, TrailerDrawer } from '@gladhand/fleet-widgets';
import { useCallback, useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { mapEngine } from '../map';
import { trackingPath } from '../paths';

/** The tracking screen: its filters and the chosen trailer stand in the address. */
export function TrackingRoute() {
  const { vin } = useParams();
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const query = params.toString();
  const view = useMemo(() => decodeTracking(Object.fromEntries(new URLSearchParams(query))), [query]);
  const setView = useCallback(
    (next: TrackingView) => setParams(encodeTracking(next), { replace: true, preventScrollReset: true }),
    [setParams],
  );
  const setVin = useCallback(
    (next: string | undefined) => void navigate({ pathname: trackingPath(next), search: query }),
    [navigate, query],
  );
  const detail = vin && <TrailerDrawer vin={vin} onClose={() => setVin(undefined)} />;
  return (
    <Tracking engine={mapEngine} view={view} onViewChange={setView} vin={vin} onVinChange={setVin} detail={detail} />
  );
}
