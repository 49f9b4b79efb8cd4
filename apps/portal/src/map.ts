import { type MapEngineFactory, withFallback } from '@gladhand/fleet-widgets';
import basemapUrl from '@gladhand/fleet-widgets/basemap.pmtiles?url';
import { mapLibreEngine } from '@gladhand/fleet-widgets/map-maplibre';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { notify } from './shell/LazyToastHost';

const simplified = mapLibreEngine({ basemap: { kind: 'bundled', url: basemapUrl }, workerUrl });

/** The key to Google Maps, where the server has one. */
function googleMapsKey() {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="google-maps"]');
  return meta ? { apiKey: meta.content, mapId: meta.dataset.mapId || undefined } : undefined;
}

const key = googleMapsKey();

/** Google's engine, loaded by whoever draws a map with it. */
const google: MapEngineFactory = async (element, options) => {
  const { googleEngine } = await import('@gladhand/fleet-widgets/map-google');
  return googleEngine(key ?? { apiKey: '' })(element, options);
};

/** The map of every screen. One function for all of them, so that none starts anew. */
export const mapEngine: MapEngineFactory = key
  ? withFallback(google, simplified, ({ message }) => {
      const detail = `${message} The simplified map is shown.`;
      void notify({ tone: 'caution', title: 'Google Maps could not be loaded', detail });
    })
  : simplified;
