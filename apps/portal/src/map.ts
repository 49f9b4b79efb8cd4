import basemapUrl from '@gladhand/fleet-widgets/basemap.pmtiles?url';
import { type MapEngineFactory, mapFailureText, withFallback } from '@gladhand/fleet-widgets/map';
import { type Basemap, mapLibreEngine } from '@gladhand/fleet-widgets/map-maplibre';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { overridesNow, textsNow } from './languages/textsNow';
import { MAP_MESSAGES } from './mapMessages';
import { notify } from './shell/LazyToastHost';

/** The operator's own map, if the server has one. */
function ownMap(): { styleUrl?: string; satelliteUrl?: string; attribution?: string } {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="map"]');
  return meta ? JSON.parse(meta.content) : {};
}

const { styleUrl, satelliteUrl, attribution } = ownMap();
const basemap: Basemap = styleUrl
  ? { kind: /\.pmtiles(?:$|[?#])/.test(styleUrl) ? 'pmtiles' : 'style', url: styleUrl, attribution }
  : { kind: 'bundled', url: basemapUrl };
const satellite = satelliteUrl ? { url: satelliteUrl, attribution } : undefined;
const ownEngine = mapLibreEngine({ basemap, satellite, workerUrl });

/** The Google Maps key, if the server has one. */
function googleMapsKey() {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="google-maps"]');
  return meta ? { apiKey: meta.content, mapId: meta.dataset.mapId || undefined } : undefined;
}

const key = googleMapsKey();

/** Google's engine, which loads with the first map. */
const google: MapEngineFactory = async (element, options) => {
  const { googleEngine } = await import('@gladhand/fleet-widgets/map-google');
  return googleEngine(key ?? { apiKey: '' })(element, options);
};

/** The map engine of all screens. A new function would restart the maps. */
export const mapEngine: MapEngineFactory = key
  ? withFallback(google, ownEngine, (error) => {
      const { googleFailed, fallback, simplified } = textsNow('portalMap', MAP_MESSAGES);
      const reason = mapFailureText(error, overridesNow('map'));
      void notify({ tone: 'caution', title: googleFailed, detail: reason ? fallback(reason) : simplified });
    })
  : ownEngine;
