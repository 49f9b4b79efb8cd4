import {
  decodeGeofences,
  decodeGeofenceVisits,
  EMPTY_GEOFENCES_VIEW,
  encodeGeofences,
  encodeGeofenceVisits,
  Geofences,
  type GeofencesView,
  GeofenceVisits,
} from '@gladhand/fleet-widgets/geofences';
import { lazyPart } from '@gladhand/ui';
import { Suspense, useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { mapEngine } from '../map';

const GeofenceEditor = lazyPart(() => import('./GeofenceEditorPart').then((module) => module.GeofenceEditor));

const ImportGeofences = lazyPart(() => import('./ImportGeofencesPart').then((module) => module.ImportGeofences));

/** The geofence screen, or the table of its visits. Its filters and the selected geofence are kept in the URL. */
export function GeofenceRoute() {
  const [params, setParams] = useSearchParams();
  const query = params.toString();
  const view = useMemo(() => decodeGeofences(Object.fromEntries(new URLSearchParams(query))), [query]);
  const table = useMemo(() => decodeGeofenceVisits(Object.fromEntries(new URLSearchParams(query))), [query]);
  const navigate = useNavigate();
  const setView = useCallback(
    (next: GeofencesView) => setParams(encodeGeofences(next), { replace: true, preventScrollReset: true }),
    [setParams],
  );
  if (table) {
    const { customerId, geofenceId } = table;
    const back = encodeGeofences({ ...EMPTY_GEOFENCES_VIEW, customerId, geofenceId });
    return (
      <GeofenceVisits
        view={table}
        onViewChange={(next) => setParams(encodeGeofenceVisits(next), { replace: true, preventScrollReset: true })}
        onBack={() => void navigate({ search: new URLSearchParams(back).toString() })}
      />
    );
  }
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
      importer={(task) => (
        <Suspense>
          <ImportGeofences engine={mapEngine} {...task} />
        </Suspense>
      )}
    />
  );
}
