import type { PortalApi } from '@gladhand/domain';
import { WidgetHost } from '@gladhand/domain/react';
import basemapUrl from '@gladhand/fleet-widgets/basemap.pmtiles?url';
import fleetWorkerUrl from '@gladhand/fleet-widgets/fleet-worker?worker&url';
import { mapLibreEngine } from '@gladhand/fleet-widgets/map-maplibre';
import { LiveMap } from '@gladhand/fleet-widgets/tracking';
import { ThemeScope } from '@gladhand/ui';
import mapWorkerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';

export interface MapPageProps {
  api: PortalApi;
  /** A trailer was chosen, on the map or in its list. */
  onTrailer: (vin: string | undefined) => void;
}

/** Made once, outside of any component: another engine is another map. */
const engine = mapLibreEngine({ basemap: { kind: 'bundled', url: basemapUrl }, workerUrl: mapWorkerUrl });

/** Where a fleet is: the map fetches its trailers, keeps them up to date and fills the height that it is given. */
export function MapPage({ api, onTrailer }: MapPageProps) {
  return (
    <ThemeScope theme="system">
      <WidgetHost api={api} hasFeature={(feature) => feature === 'MapRefreshing'}>
        <main style={{ blockSize: '100vh' }}>
          <LiveMap engine={engine} workerUrl={fleetWorkerUrl} onVinChange={onTrailer} />
        </main>
      </WidgetHost>
    </ThemeScope>
  );
}
