import { createPortalApi } from '@gladhand/domain';
import basemapUrl from '@gladhand/fleet-widgets/basemap.pmtiles?url';
import { defineElements } from '@gladhand/fleet-widgets/elements';
import { mapLibreEngine } from '@gladhand/fleet-widgets/map-maplibre';
import mapWorkerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';

declare const session: { token: () => string; signInAgain: () => void };

defineElements({
  api: createPortalApi({
    endpoint: 'https://fleet.example.com',
    session: { idToken: () => session.token(), onUnauthenticated: () => session.signInAgain() },
  }),
  engine: mapLibreEngine({ basemap: { kind: 'bundled', url: basemapUrl }, workerUrl: mapWorkerUrl }),
  theme: 'system',
});

// The grid and the map of this page select the same trailer.
const grid = document.querySelector('gladhand-fleet-grid');
const map = document.querySelector('gladhand-live-map');
grid?.addEventListener('open-trailer', (event) => {
  const { vin } = (event as CustomEvent<{ vin: string }>).detail;
  if (map) map.vin = vin;
});
map?.addEventListener('vin-change', (event) => {
  const { vin } = (event as CustomEvent<{ vin?: string }>).detail;
  if (grid) grid.openVin = vin;
});
