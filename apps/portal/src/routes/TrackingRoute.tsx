import { mayCommandReefers } from '@gladhand/domain';
import { SavedViewScreen } from '@gladhand/domain/saved-views';
import fleetWorkerUrl from '@gladhand/fleet-widgets/fleet-worker?worker&url';
import { decodeTracking, encodeTracking, Tracking, type TrackingView } from '@gladhand/fleet-widgets/tracking';
import { TRAILER_DRAWER_PX, TrailerLookup } from '@gladhand/fleet-widgets/trailers';
import { lazyPart, useMediaQuery } from '@gladhand/ui';
import { Suspense, useCallback, useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { mapEngine } from '../map';
import { isHistory, trackingPath } from '../paths';
import { Splash } from '../shell/Splash';
import { useViewer } from '../viewer/ViewerContext';
import { SAVED_VIEW, savedViewQuery } from '../views/viewInUrl';
import { GEOFENCES, LAYER, withLayer } from './layerInUrl';
import { PLACE, parsePlace } from './placeInUrl';
import { SENSOR, withoutSensor } from './sensorInUrl';
import { TrailerPanel } from './TrailerPanel';

const TrailerHistoryRoute = lazyPart(() =>
  import('./TrailerHistoryRoute').then((module) => module.TrailerHistoryRoute),
);
const ScreenViews = lazyPart(() => import('../views/ScreenViews').then((module) => module.ScreenViews));
const ReeferBatchButton = lazyPart(() => import('./ReeferPart').then((module) => module.ReeferBatchButton));
const SharedLinksButton = lazyPart(() => import('./SharePart').then((module) => module.SharedLinksButton));

/** The tracking screen. Its filters and the selected trailer are kept in the URL. */
export function TrackingRoute() {
  const { vin } = useParams();
  const { can, me, features } = useViewer();
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const query = params.toString();
  const view = useMemo(() => decodeTracking(Object.fromEntries(new URLSearchParams(query))), [query]);
  const sensor = params.get(SENSOR);
  const viewId = params.get(SAVED_VIEW);
  const near = params.get(PLACE);
  const place = useMemo(() => parsePlace(near), [near]);
  const hasGeofences = params.get(LAYER) === GEOFENCES;
  const setGeofences = useCallback(
    (isShown: boolean) =>
      setParams((before) => withLayer(before, isShown), { replace: true, preventScrollReset: true }),
    [setParams],
  );
  const setView = useCallback(
    (next: TrackingView) => {
      const search = new URLSearchParams(encodeTracking(next));
      if (sensor !== null) search.set(SENSOR, sensor);
      if (viewId !== null) search.set(SAVED_VIEW, viewId);
      if (near !== null) search.set(PLACE, near);
      if (hasGeofences) search.set(LAYER, GEOFENCES);
      setParams(search, { replace: true, preventScrollReset: true });
    },
    [setParams, sensor, viewId, near, hasGeofences],
  );
  const setVin = useCallback(
    // Opening another trailer closes the details.
    (next: string | undefined) => void navigate({ pathname: trackingPath(next), search: withoutSensor(query) }),
    [navigate, query],
  );
  const closePlace = useCallback(
    () =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          next.delete(PLACE);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  // Each unit reports whether the viewer may send commands to it.
  const mayCommand = mayCommandReefers(
    me.roles,
    features,
    me.groups.map(({ kind }) => kind),
  );
  const isNarrow = useMediaQuery('(max-width: 1279px)');
  // The specified width is that of the window, whether the navigation is minimized or not.
  const isWide = useMediaQuery('(min-width: 1600px)');
  if (vin && isHistory(params)) {
    return (
      <Suspense fallback={<Splash page />}>
        <TrailerHistoryRoute vin={vin} />
      </Suspense>
    );
  }
  const detail = vin && <TrailerPanel vin={vin} onClose={() => setVin(undefined)} trackingQuery={query} />;
  if (!can('trackingPositions')) {
    return (
      <TrailerLookup
        engine={mapEngine}
        vin={vin}
        onOpen={setVin}
        detail={detail}
        coveredPx={isNarrow ? 0 : TRAILER_DRAWER_PX}
      />
    );
  }
  return (
    <Tracking
      engine={mapEngine}
      workerUrl={fleetWorkerUrl}
      view={view}
      onViewChange={setView}
      vin={vin}
      onVinChange={setVin}
      geofences={hasGeofences}
      onGeofencesChange={setGeofences}
      place={place}
      onPlaceClose={closePlace}
      detail={detail}
      listBesideDetail={isWide}
      actions={
        <Suspense>
          <ScreenViews
            screen={SavedViewScreen.Tracking}
            query={new URLSearchParams(encodeTracking(view)).toString()}
            hasOtherState={vin !== undefined}
            onOpen={(saved) => setParams(savedViewQuery(saved), { preventScrollReset: true })}
          />
          {mayCommand && <ReeferBatchButton customerId={view.customerId} />}
          {can('mySharedLocations') && <SharedLinksButton />}
        </Suspense>
      }
    />
  );
}
