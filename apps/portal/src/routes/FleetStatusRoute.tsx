import {
  decodeView,
  encodeView,
  FleetStatusGrid,
  type FleetStatusView,
  parseLayout,
  parseModules,
} from '@gladhand/fleet-widgets';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useStored } from '../storage/useStored';

/** The fleet status grid: its view stands in the URL, its layout and modules on this device. */
export function FleetStatusRoute() {
  const [params, setParams] = useSearchParams();
  const query = params.toString();
  const view = useMemo(() => decodeView(Object.fromEntries(new URLSearchParams(query))), [query]);
  const setView = useCallback(
    (next: FleetStatusView) => setParams(encodeView(next), { replace: true, preventScrollReset: true }),
    [setParams],
  );
  const [layout, setLayout] = useStored('fleetStatusLayout', parseLayout);
  const [modules, setModules] = useStored('visibleModules', parseModules);
  const [density, setDensity] = useStored('fleetStatusDensity', parseDensity);
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
    />
  );
}

const parseDensity = (stored: unknown): 'compact' | 'comfortable' =>
  stored === 'comfortable' ? 'comfortable' : 'compact';
