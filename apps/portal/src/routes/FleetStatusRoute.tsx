import { type SavedView, SavedViewScreen } from '@gladhand/domain/saved-views';
import {
  decodeView,
  encodeView,
  FleetStatusGrid,
  type FleetStatusView,
  parseLayout,
  parseModules,
} from '@gladhand/fleet-widgets/fleet-status';
import { lazyPart } from '@gladhand/ui';
import { Suspense, useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { trackingPath } from '../paths';
import { useStored } from '../storage/useStored';
import { SAVED_VIEW, savedViewQuery } from '../views/viewInUrl';
import { SENSOR } from './sensorInUrl';

const TrailerPanel = lazyPart(() => import('./TrailerPanel').then((module) => module.TrailerPanel));
const ScreenViews = lazyPart(() => import('../views/ScreenViews').then((module) => module.ScreenViews));
const SelectionActions = lazyPart(() => import('./SelectionActions').then((module) => module.SelectionActions));

/** VIN of the open trailer. */
const TRAILER = 'trailer';

/**
 * The fleet status grid. Its view and the open trailer are kept in the URL, and its layout and modules on this device.
 */
export function FleetStatusRoute() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const query = params.toString();
  const vin = params.get(TRAILER) ?? undefined;
  const view = useMemo(() => decodeView(Object.fromEntries(new URLSearchParams(query))), [query]);
  const setView = useCallback(
    (next: FleetStatusView) => {
      const search = new URLSearchParams(encodeView(next));
      const open = new URLSearchParams(query);
      for (const name of [TRAILER, SENSOR, SAVED_VIEW]) {
        const value = open.get(name);
        if (value !== null) search.set(name, value);
      }
      setParams(search, { replace: true, preventScrollReset: true });
    },
    [setParams, query],
  );
  const openTrailer = useCallback(
    (next: string | undefined) => {
      const search = new URLSearchParams(query);
      search.delete(SENSOR);
      if (next === undefined) search.delete(TRAILER);
      else search.set(TRAILER, next);
      setParams(search, { preventScrollReset: true });
    },
    [setParams, query],
  );
  const [layout, setLayout] = useStored('fleetStatusLayout', parseLayout);
  const [modules, setModules] = useStored('visibleModules', parseModules);
  const [density, setDensity] = useStored('fleetStatusDensity', parseDensity);
  const openView = useCallback(
    (saved: SavedView) => {
      setParams(savedViewQuery(saved), { preventScrollReset: true });
      const columns = saved.layout == null ? undefined : parseLayout(JSON.parse(saved.layout));
      if (columns) setLayout(columns);
    },
    [setParams, setLayout],
  );
  return (
    <FleetStatusGrid
      view={view}
      onViewChange={setView}
      layout={layout}
      onLayoutChange={setLayout}
      modules={modules}
      onModulesChange={setModules}
      density={density}
      onDensityChange={setDensity}
      actions={
        <Suspense>
          <ScreenViews
            screen={SavedViewScreen.FleetStatus}
            query={new URLSearchParams(encodeView(view)).toString()}
            layout={layout && JSON.stringify(layout)}
            onOpen={openView}
          />
        </Suspense>
      }
      onOpenTrailer={openTrailer}
      openVin={vin}
      selectionActions={(trailers) => (
        <Suspense>
          <SelectionActions trailers={trailers} customerId={view.customerId} />
        </Suspense>
      )}
      detail={
        vin && (
          <Suspense>
            <TrailerPanel
              vin={vin}
              onClose={() => openTrailer(undefined)}
              onMap={() => void navigate(trackingPath(vin))}
            />
          </Suspense>
        )
      }
    />
  );
}

const parseDensity = (stored: unknown): 'compact' | 'comfortable' =>
  stored === 'comfortable' ? 'comfortable' : 'compact';
