import { createPortalApi } from '@gladhand/domain';
import { scopedKey, WidgetHost } from '@gladhand/domain/react';
import basemapUrl from '@gladhand/fleet-widgets/basemap.pmtiles?url';
import { FleetControl } from '@gladhand/fleet-widgets/control';
import fleetWorkerUrl from '@gladhand/fleet-widgets/fleet-worker?worker&url';
import type { MapEngineFactory } from '@gladhand/fleet-widgets/map';
import { mapLibreEngine } from '@gladhand/fleet-widgets/map-maplibre';
import { LiveMap, Tracking } from '@gladhand/fleet-widgets/tracking';
import { ThemeScope } from '@gladhand/ui';
import { QueryClient } from '@tanstack/react-query';
import mapWorkerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { createRoot } from 'react-dom/client';
import { until } from '../page';
import { createServer } from './answers';
import { asOfState } from './fleet';
import type { Peer } from './peer';
import { silentEngine } from './silentEngine';

/** Markers glide and pages of the list load. This isn't counted in frames, because counting costs time itself. */
const SETTLES_IN_MS = 600;
const LOOKS_EVERY_MS = 50;

/** The tracking screen, Fleet Control or only the map, with the real client and a server's responses. */
export const peer: Peer = async (root, trailers) => {
  const server = await createServer(trailers);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const maplibre = mapLibreEngine({ basemap: { kind: 'bundled', url: basemapUrl }, workerUrl: mapWorkerUrl });
  let drawn = 0;
  const params = new URLSearchParams(location.search);
  const draws = params.has('draws');
  const isControl = params.has('control');
  const isMapAlone = params.has('alone');
  const engine: MapEngineFactory = async (element, options) => {
    const made = draws ? await maplibre(element, options) : silentEngine(element, options);
    return {
      ...made,
      setLayer(id, features, layerOptions) {
        made.setLayer(id, features, layerOptions);
        if (id === 'fleet' && features.length > 0) drawn++;
      },
    };
  };
  const api = createPortalApi({ endpoint: '', fetch: server.fetch as typeof fetch });
  createRoot(root).render(
    <ThemeScope style={{ height: '100%' }}>
      {/** MapRefreshing is off: the bench triggers each refresh. */}
      <WidgetHost
        api={api}
        queryClient={queryClient}
        now={() => asOfState(0)}
        timeZone="UTC"
        hasFeature={(feature) => feature === 'FleetControl'}
      >
        <div style={{ height: '100%' }}>
          {isMapAlone ? (
            <LiveMap engine={engine} workerUrl={fleetWorkerUrl} />
          ) : isControl ? (
            <FleetControl engine={engine} workerUrl={fleetWorkerUrl} />
          ) : (
            <Tracking engine={engine} workerUrl={fleetWorkerUrl} onVinChange={() => undefined} />
          )}
        </div>
      </WidgetHost>
    </ThemeScope>,
  );
  const firstRow = () => document.querySelector('[role=listbox] [aria-posinset="1"]')?.textContent ?? '';
  const shownSince = () => document.querySelector('time')?.dateTime ?? '';
  const facts = isControl || isMapAlone ? shownSince : firstRow;
  await until(() => drawn > 0 && facts() !== '' && document.querySelector('[data-map-idle]') !== null);
  await settle();
  // The first refresh makes the same requests as every later one.
  const handle = {
    prepare: server.prepare,
    async refresh() {
      const before = { drawn, facts: facts() };
      const large = server.isLarge ? ['tracked', ...(isControl ? [] : ['totals'])] : ['desk'];
      void queryClient.refetchQueries({ queryKey: scopedKey(api, large) });
      await until(
        () => drawn > before.drawn && facts() !== before.facts,
        () => pause(LOOKS_EVERY_MS),
      );
      await settle();
    },
    scroller: () => document.querySelector('[role=listbox]') as HTMLElement,
  };
  for (let i = 0; i < 2; i++) {
    await handle.prepare();
    await handle.refresh();
  }
  return handle;
};

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function settle() {
  await pause(SETTLES_IN_MS);
}
