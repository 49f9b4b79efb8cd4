import { DEFAULT_HISTORY_RANGE } from '@gladhand/domain';
import {
  decodeTracking,
  encodeHistory,
  encodeTracking,
  Tracking,
  type TrackingView,
  TrailerDrawer,
} from '@gladhand/fleet-widgets';
import { lazyPart } from '@gladhand/ui';
import { Suspense, useCallback, useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { mapEngine } from '../map';
import { historyPath, isHistory, trackingPath } from '../paths';
import { Splash } from '../shell/Splash';

const TrailerHistoryRoute = lazyPart(() =>
  import('./TrailerHistoryRoute').then((module) => module.TrailerHistoryRoute),
);

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
  if (vin && isHistory(params)) {
    return (
      <Suspense fallback={<Splash page />}>
        <TrailerHistoryRoute vin={vin} />
      </Suspense>
    );
  }
  const detail = vin && (
    <TrailerDrawer
      vin={vin}
      onClose={() => setVin(undefined)}
      onHistory={() => void navigate(historyPath(vin, encodeHistory(DEFAULT_HISTORY_RANGE), query))}
    />
  );
  return (
    <Tracking engine={mapEngine} view={view} onViewChange={setView} vin={vin} onVinChange={setVin} detail={detail} />
  );
}
