import { decodeGeofences, encodeGeofences, Geofences, type GeofencesView } from '@gladhand/fleet-widgets/geofences';
import { lazyPart } from '@gladhand/ui';
import { Suspense, useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { mapEngine } from '../map';

const GeofenceEditor = lazyPart(() => import('./GeofenceEditorPart').then((module) => module.GeofenceEditor));

/** The geofence screen. Its filters and the selected geofence are kept in the URL. */
export function GeofenceRoute() {
  const [params, setParams] = useSearchParams();
  const query = params.toString();
  const view = useMemo(() => decodeGeofences(Object.fromEntries(new URLSearchParams(query))), [query]);
  const setView = useCallback(
    (next: GeofencesView) => setParams(encodeGeofences(next), { replace: true, preventScrollReset: true }),
    [setParams],
  );
  return (
    <Geofences
      engine={mapEngine}
      view={view}
      onViewChange={setView}
      editor={(task) => (
        <Suspense>
          <GeofenceEditor engine={mapEngine} {...task} />
        </Suspense>
      )}
    />
  );
}
