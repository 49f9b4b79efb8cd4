import type { GeoJSONSource, MapGeoJSONFeature, Map as MapLibreMap, PointLike } from 'maplibre-gl';
import type { CoveredSides, MapCamera, MapEngineFactory } from '../mapEngine';
import { MapEngineError } from '../mapFailure';
import type { MapFeature, PinMarker } from '../mapFeatures';
import { createMapLayers, type DrawGroup } from '../mapLayers';
import { readMapPalette } from '../mapPalette';
import { BASEMAP_ATTRIBUTION, basemapStyle, repaintBasemap } from './basemapStyle';
import { createHoveredPin } from './hoveredPin';
import { createMarkerImages } from './markerImages';
import { archiveStyle, imagerySource, loadStyle } from './ownStyle';
import { shieldPicture } from './roadLayers';
import {
  AREA_LAYERS,
  addStyleLayers,
  CLICKABLE_LAYERS,
  filterSelected,
  recolorStyleLayers,
  SOURCE_OF,
} from './styleLayers';
import { toGeoJson } from './toGeoJson';

/** The map below everything that Gladhand draws. */
export type Basemap =
  /** The map that comes with this package: `import url from '@gladhand/fleet-widgets/basemap.pmtiles?url'`. */
  | { kind: 'bundled'; url: string }
  /** A MapLibre style of your own. Your content security policy must allow its sources. */
  | { kind: 'style'; url: string; attribution?: string | undefined }
  /** A PMTiles archive of your own, with images or with the layers of the bundled map. */
  | { kind: 'pmtiles'; url: string; attribution?: string | undefined };

/** Satellite images, which a button on the map shows. */
export interface Imagery {
  /** A tile address with {z}, {x} and {y}, or a PMTiles archive. */
  url: string;
  attribution?: string | undefined;
}

export interface MapLibreOptions {
  basemap: Basemap;
  /**
   * Address of MapLibre's worker, which bundlers don't find on their own:
   * `import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'`.
   */
  workerUrl: string;
  /** @default no satellite images */
  satellite?: Imagery | undefined;
}

/** MapLibre's zoom assumes a world of 512 px, the port's one of 256 px. */
const ZOOM_SHIFT = 1;
/** The bundled data has no more detail beyond this zoom. */
const BUNDLED_MAX_ZOOM = 14;
/** The highest zoom of satellite images and of maps of your own. */
const MAX_ZOOM = 20;
const IMAGERY = 'satellite';
const HIT_RADIUS_PX = 8;

let protocolAdded = false;

/** The engine that needs no key: MapLibre, in WebGL. */
export function mapLibreEngine({ basemap, workerUrl, satellite }: MapLibreOptions): MapEngineFactory {
  return async (element, { camera, minZoom, maxZoom: highestZoom = 0, events, signal }) => {
    const [maplibre, pmtiles] = await Promise.all([import('maplibre-gl'), import('pmtiles')]);
    signal.throwIfAborted();
    maplibre.setWorkerUrl(workerUrl);
    if (!protocolAdded) {
      protocolAdded = true;
      maplibre.addProtocol('pmtiles', new pmtiles.Protocol().tile);
    }
    let palette = readMapPalette(element);
    const url = new URL(basemap.url, document.baseURI).href;
    const style =
      basemap.kind === 'style'
        ? await loadStyle(url, signal)
        : basemap.kind === 'pmtiles'
          ? await archiveStyle(new pmtiles.PMTiles(url), url, palette)
          : basemapStyle(`pmtiles://${url}`, palette);
    signal.throwIfAborted();
    // Place names and numbers of roads stay above the images
    const firstLabel = style.layers.find(({ type }) => type === 'symbol')?.id;
    const ownLayers = basemap.kind !== 'style' && firstLabel !== undefined;
    const maxZoom = Math.max(highestZoom, basemap.kind === 'bundled' ? BUNDLED_MAX_ZOOM : MAX_ZOOM) - ZOOM_SHIFT;
    const map = new maplibre.Map({
      container: element,
      style,
      center: [camera.lng, camera.lat],
      zoom: camera.zoom - ZOOM_SHIFT,
      minZoom: minZoom - ZOOM_SHIFT,
      maxZoom,
      attributionControl: false,
      dragRotate: false,
      pitchWithRotate: false,
      maxPitch: 0,
      fadeDuration: 0,
      localIdeographFontFamily: "'Inter Variable', Inter, 'Helvetica Neue', Arial, sans-serif",
    });
    map.touchZoomRotate.disableRotation();
    const images = createMarkerImages(map, () => palette);
    map.setMissingStyleImageResolver(async (id) => {
      const picture = shieldPicture(id);
      if (picture) images.need({ key: id, picture });
    });
    try {
      await loaded(map, signal);
    } catch (error) {
      map.remove();
      throw error;
    }
    if (satellite) {
      map.addSource(IMAGERY, imagerySource(satellite.url));
      const layout = { visibility: 'none' } as const;
      map.addLayer({ id: IMAGERY, type: 'raster', source: IMAGERY, layout }, firstLabel);
    }
    addStyleLayers(map, palette);

    const drawer = (group: DrawGroup) => (features: readonly MapFeature[]) => {
      const data = { type: 'FeatureCollection' as const, features: features.map((one) => toGeoJson(one, images)) };
      map.getSource<GeoJSONSource>(SOURCE_OF[group])?.setData(data);
    };
    const hoveredPin = createHoveredPin(map, element, () => palette);
    const drawPins = drawer('pins');
    let pins: readonly PinMarker[] = [];
    const layers = createMapLayers({
      areas: drawer('areas'),
      marked: drawer('marked'),
      pins(features) {
        hoveredPin.show(features.find(({ look }) => look === 'hovered'));
        const plainPins = features.filter(({ look }) => look !== 'hovered');
        if (plainPins.length === pins.length && plainPins.every((pin, index) => pin === pins[index])) return;
        pins = plainPins;
        drawPins(pins);
      },
      tracks: drawer('tracks'),
      fleet: drawer('fleet'),
      places: drawer('places'),
      pointer: drawer('pointer'),
    });
    let covered: CoveredSides = { leftPx: 0, rightPx: 0 };
    const currentCamera = (): MapCamera => {
      const { lat, lng } = map.getCenter();
      return { lat, lng, zoom: map.getZoom() + ZOOM_SHIFT };
    };
    const reportCamera = () => {
      const bounds = map.getBounds();
      events.onCamera(currentCamera(), [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]);
    };
    map.on('moveend', reportCamera);
    map.on('move', () => events.onCameraFrame?.(currentCamera()));
    map.on('idle', () => element.setAttribute('data-map-idle', ''));
    map.on('movestart', () => element.removeAttribute('data-map-idle'));
    map.on('click', ({ point }) => {
      const id = markerAt(map, point)?.properties.id;
      if (typeof id === 'string') events.onMarker(id);
    });
    map.on('mousemove', ({ point }) => {
      const id = markerAt(map, point)?.properties.id;
      map.getCanvas().style.cursor = id === undefined ? '' : 'pointer';
      events.onHover(typeof id === 'string' ? { id, x: point.x, y: point.y } : undefined);
    });
    map.on('mouseout', () => events.onHover(undefined));
    map.on('webglcontextlost', () => events.onFailed(new MapEngineError({ code: 'contextLost' })));
    reportCamera();

    return {
      name: 'maplibre',
      attribution: [basemap.kind === 'bundled' ? BASEMAP_ATTRIBUTION : basemap.attribution, satellite?.attribution]
        .filter((credit, index, all) => credit && all.indexOf(credit) === index)
        .join(' · '),
      simplified: basemap.kind === 'bundled',
      ...(satellite && {
        setImagery(isShown: boolean) {
          map.setLayoutProperty(IMAGERY, 'visibility', isShown ? 'visible' : 'none');
          map.setMaxZoom(isShown ? Math.max(maxZoom, MAX_ZOOM - ZOOM_SHIFT) : maxZoom);
        },
      }),
      setCamera({ lat, lng, zoom }: MapCamera, options) {
        const target = { center: [lng, lat] as [number, number], zoom: zoom - ZOOM_SHIFT };
        if (options?.animate === false) map.jumpTo(target);
        else map.flyTo({ ...target, padding: padding(covered), maxDuration: 1500 });
      },
      fitBounds([west, south, east, north], options) {
        // What covers the map may still be moving it.
        map.setPadding(padding(covered));
        map.fitBounds(
          [
            [west, south],
            [east, north],
          ],
          {
            padding: options?.paddingPx ?? 48,
            animate: false,
            ...(options?.maxZoom !== undefined && { maxZoom: options.maxZoom - ZOOM_SHIFT }),
          },
        );
      },
      zoomBy(steps) {
        map.zoomTo(map.getZoom() + steps);
      },
      setLayer(id, features, options) {
        layers.set(id, features, options);
      },
      setSelected: (id) => filterSelected(map, id),
      setCovered(next) {
        if (covered.leftPx === next.leftPx && covered.rightPx === next.rightPx) return;
        covered = next;
        map.easeTo({ padding: padding(next) });
      },
      repaint() {
        palette = readMapPalette(element);
        if (ownLayers) repaintBasemap(map, palette);
        recolorStyleLayers(map, palette);
        images.redraw();
        hoveredPin.repaint();
      },
      destroy() {
        layers.stop();
        hoveredPin.remove();
        map.remove();
      },
    };
  };
}

const padding = ({ leftPx, rightPx }: CoveredSides) => ({ top: 0, bottom: 0, left: leftPx, right: rightPx });

function loaded(map: MapLibreMap, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
    map.once('load', () => {
      signal.removeEventListener('abort', onAbort);
      resolve();
    });
    // A failed tile is requested again. Without a style or a worker there is no map.
    map.on('error', ({ error }) => {
      if (!map.isStyleLoaded() && !map.loaded() && /worker|style/i.test(error.message)) reject(error);
    });
  });
}

/** The topmost marker near a point, because a click or a touch is rarely exact; otherwise the area at the point. */
function markerAt(map: MapLibreMap, { x, y }: { x: number; y: number }): MapGeoJSONFeature | undefined {
  const box: [PointLike, PointLike] = [
    [x - HIT_RADIUS_PX, y - HIT_RADIUS_PX],
    [x + HIT_RADIUS_PX, y + HIT_RADIUS_PX],
  ];
  const [marker] = map.queryRenderedFeatures(box, { layers: CLICKABLE_LAYERS });
  return marker ?? map.queryRenderedFeatures([x, y], { layers: AREA_LAYERS })[0];
}
