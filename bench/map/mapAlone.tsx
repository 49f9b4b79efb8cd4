import { CLUSTERED_ON_CLIENT_UP_TO, createPortalApi, decodeTracking } from '@gladhand/domain';
import { WidgetHost } from '@gladhand/domain/react';
import { FleetMap, type MapEngineFactory } from '@gladhand/fleet-widgets';
import basemapUrl from '@gladhand/fleet-widgets/basemap.pmtiles?url';
import fleetWorkerUrl from '@gladhand/fleet-widgets/fleet-worker?worker&url';
import { mapLibreEngine } from '@gladhand/fleet-widgets/map-maplibre';
import { ThemeScope } from '@gladhand/ui';
import mapWorkerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { createRoot } from 'react-dom/client';
import type { MarkSource } from '../../packages/fleet-widgets/src/map/markSource';
import { openDesk } from '../../packages/fleet-widgets/src/positions/remote/openDesk';
import { remoteMarks } from '../../packages/fleet-widgets/src/positions/remote/remoteMarks';
import { until } from '../page';
import { createServer } from './answers';
import { asOfState } from './fleet';
import type { Peer } from './peer';
import { silentEngine } from './silentEngine';

const SETTLES_IN_MS = 600;
const LOOKS_EVERY_MS = 50;

/** The map alone, as a peer's map stands there: the server's answer in, the marks of every trailer out. */
export const peer: Peer = async (root, trailers) => {
  const server = await createServer(trailers);
  const maplibre = mapLibreEngine({ basemap: { kind: 'bundled', url: basemapUrl }, workerUrl: mapWorkerUrl });
  const draws = new URLSearchParams(location.search).has('draws');
  let drawn = 0;
  const engine: MapEngineFactory = async (element, options) => {
    const made = draws ? await maplibre(element, options) : silentEngine(element, options);
    return {
      ...made,
      setMarkers(markers, how) {
        made.setMarkers(markers, how);
        if (markers.length > 0) drawn++;
      },
    };
  };
  const api = createPortalApi({ endpoint: '', fetch: server.fetch as typeof fetch });
  const now = () => asOfState(0);
  const clock = now();
  const page = createRoot(root);
  const show = (marks?: MarkSource) =>
    page.render(
      <ThemeScope style={{ height: '100%' }}>
        <WidgetHost api={api} now={now} timeZone="UTC" hasFeature={hasNone}>
          <FleetMap marks={marks} engine={engine} now={clock} />
        </WidgetHost>
      </ThemeScope>,
    );
  show();
  await until(() => document.querySelector('[data-map-idle]') !== null);
  const desk = openDesk(fleetWorkerUrl);
  const query = decodeTracking({});
  const { signal } = new AbortController();
  const handle = {
    prepare: server.prepare,
    async refresh() {
      const before = drawn;
      await desk.take(await api.tracking.unreadPositions({ customerId: null, upTo: CLUSTERED_ON_CLIENT_UP_TO }));
      show(remoteMarks(desk.fleet, query, await desk.fleet.totals(query, signal)));
      await until(
        () => drawn > before,
        () => pause(LOOKS_EVERY_MS),
      );
      await pause(SETTLES_IN_MS);
    },
  };
  await handle.refresh();
  return handle;
};

const hasNone = () => false;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
