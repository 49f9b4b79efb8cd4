import type {
  GeoJSONSource,
  LineLayerSpecification,
  MapGeoJSONFeature,
  Map as MapLibreMap,
  PointLike,
} from 'maplibre-gl';
import { TRACKED_SEVERITIES } from '../clusters';
import { createGlide } from '../glide';
import type {
  CoveredSides,
  MapCamera,
  MapEngineFactory,
  MapMarker,
  MapPlace,
  MapPointer,
  MapTrack,
} from '../mapEngine';
import { type MapPalette, readMapPalette } from '../mapPalette';
import { clusterPicture, type MarkPicture, shortCount, trailerPicture } from '../markerShapes';
import { PLACE_ORDER, placePicture, pointerPicture } from '../placeShapes';
import { BASEMAP_ATTRIBUTION, basemapLayers, basemapStyle } from './basemapStyle';

/** What lies under the trailers. */
export type Basemap =
  /** The map that comes with this package: `import url from '@gladhand/fleet-widgets/basemap.pmtiles?url'`. */
  | { kind: 'bundled'; url: string }
  /** A MapLibre style of your own. Its sources must be allowed by your content security policy. */
  | { kind: 'style'; url: string; attribution?: string };

export interface MapLibreOptions {
  basemap: Basemap;
  /**
   * Address of MapLibre's worker, which bundlers do not find by themselves:
   * `import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'`.
   */
  workerUrl: string;
}

/** MapLibre counts zoom with a world of 512 px, the port with one of 256 px. */
const ZOOM_SHIFT = 1;
/** The bundled data is drawn up to here; beyond, it would only grow. */
const BUNDLED_MAX_ZOOM = 14;
const HIT_RADIUS_PX = 8;
const EMPTY = { type: 'FeatureCollection' as const, features: [] };
const FLEET_LAYERS = ['clusters', 'trailers', 'track-places'];

let protocolAdded = false;

/** The engine that needs no key: MapLibre, in WebGL. */
export function mapLibreEngine({ basemap, workerUrl }: MapLibreOptions): MapEngineFactory {
  return async (element, { camera, minZoom, events, signal }) => {
    const [maplibre, pmtiles] = await Promise.all([import('maplibre-gl'), import('pmtiles')]);
    signal.throwIfAborted();
    maplibre.setWorkerUrl(workerUrl);
    if (!protocolAdded) {
      protocolAdded = true;
      maplibre.addProtocol('pmtiles', new pmtiles.Protocol().tile);
    }
    let palette = readMapPalette(element);
    const style =
      basemap.kind === 'style'
        ? basemap.url
        : basemapStyle(`pmtiles://${new URL(basemap.url, document.baseURI)}`, palette);
    const map = new maplibre.Map({
      container: element,
      style,
      center: [camera.lng, camera.lat],
      zoom: camera.zoom - ZOOM_SHIFT,
      minZoom: minZoom - ZOOM_SHIFT,
      ...(basemap.kind === 'bundled' && { maxZoom: BUNDLED_MAX_ZOOM - ZOOM_SHIFT }),
      attributionControl: false,
      dragRotate: false,
      pitchWithRotate: false,
      maxPitch: 0,
      fadeDuration: 0,
      localIdeographFontFamily: "'Inter Variable', Inter, 'Helvetica Neue', Arial, sans-serif",
    });
    map.touchZoomRotate.disableRotation();
    try {
      await loaded(map, signal);
    } catch (error) {
      map.remove();
      throw error;
    }
    const pictures = createPictures(map, () => palette);
    addFleetLayers(map, palette);

    const source = (name: string) => map.getSource<GeoJSONSource>(name);
    const glide = createGlide((markers) => {
      source('fleet')?.setData({
        type: 'FeatureCollection',
        features: markers.map((marker) => toFeature(marker, pictures)),
      });
    });
    let selected: string | undefined;
    let covered: CoveredSides = { leftPx: 0, rightPx: 0 };
    const select = () => {
      map.setFilter('selected', ['==', ['get', 'id'], selected ?? '']);
      map.setFilter('selected-label', ['==', ['get', 'id'], selected ?? '']);
    };
    const tellCamera = () => {
      const { lat, lng } = map.getCenter();
      const bounds = map.getBounds();
      events.onCamera({ lat, lng, zoom: map.getZoom() + ZOOM_SHIFT }, [
        bounds.getWest(),
        bounds.getSouth(),
        bounds.getEast(),
        bounds.getNorth(),
      ]);
    };
    map.on('moveend', tellCamera);
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
    map.on('webglcontextlost', () => events.onFailed(new Error('The graphics context was lost.')));
    tellCamera();

    return {
      name: 'maplibre',
      attribution: basemap.kind === 'bundled' ? BASEMAP_ATTRIBUTION : (basemap.attribution ?? ''),
      setCamera({ lat, lng, zoom }: MapCamera, options) {
        const target = { center: [lng, lat] as [number, number], zoom: zoom - ZOOM_SHIFT };
        if (options?.animate === false) map.jumpTo(target);
        else map.flyTo({ ...target, padding: padding(covered), maxDuration: 1500 });
      },
      fitBounds([west, south, east, north], options) {
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
      setMarkers(markers, options) {
        glide.show(markers, options?.glide ?? false);
      },
      setSelected(id) {
        selected = id;
        select();
      },
      setTracks(tracks) {
        source('tracks')?.setData({ type: 'FeatureCollection', features: tracks.map(toLine) });
      },
      setPlaces(places) {
        const features = places.map((place) => toPlace(place, pictures));
        source('track-places')?.setData({ type: 'FeatureCollection', features });
      },
      setPointer(pointer) {
        source('track-pointer')?.setData({
          type: 'FeatureCollection',
          features: pointer ? [toPointer(pointer, pictures)] : [],
        });
      },
      setCovered(next) {
        if (covered.leftPx === next.leftPx && covered.rightPx === next.rightPx) return;
        covered = next;
        map.easeTo({ padding: padding(next) });
      },
      repaint() {
        palette = readMapPalette(element);
        if (basemap.kind === 'bundled') repaintBasemap(map, palette);
        repaintFleet(map, palette);
        pictures.redraw();
      },
      destroy() {
        glide.stop();
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
    // a tile that fails is asked for again; a style or a worker that fails leaves nothing to look at
    map.on('error', ({ error }) => {
      if (!map.isStyleLoaded() && !map.loaded() && /worker|style/i.test(error.message)) reject(error);
    });
  });
}

function addFleetLayers(map: MapLibreMap, palette: MapPalette): void {
  map.addSource('tracks', { type: 'geojson', data: EMPTY });
  map.addSource('fleet', { type: 'geojson', data: EMPTY });
  const line = { 'line-join': 'round', 'line-cap': 'round' } as const;
  const seen: Omit<LineLayerSpecification, 'id'> = {
    type: 'line',
    source: 'tracks',
    filter: ['!', ['get', 'unseen']],
    layout: line,
  };
  map.addLayer({ id: 'track-casing', ...seen, paint: { 'line-width': 7 } });
  map.addLayer({ id: 'track', ...seen, paint: { 'line-width': 3.5 } });
  map.addLayer({
    id: 'track-unseen',
    type: 'line',
    source: 'tracks',
    filter: ['get', 'unseen'],
    paint: { 'line-width': 2, 'line-dasharray': [2, 2.5] },
  });
  addPlaceLayers(map);
  map.addLayer({
    id: 'selected',
    type: 'circle',
    source: 'fleet',
    filter: ['==', ['get', 'id'], ''],
    paint: { 'circle-radius': 14, 'circle-opacity': 0.18, 'circle-stroke-width': 2 },
  });
  // marks always show, and take their room: labels of places give way to them
  map.addLayer({
    id: 'clusters',
    type: 'symbol',
    source: 'fleet',
    filter: ['==', ['get', 'kind'], 'cluster'],
    layout: {
      'icon-image': ['get', 'picture'],
      'icon-allow-overlap': true,
      'text-field': ['get', 'label'],
      'text-font': ['Semibold'],
      'text-size': 11.5,
      'text-allow-overlap': true,
    },
  });
  map.addLayer({
    id: 'trailers',
    type: 'symbol',
    source: 'fleet',
    filter: ['==', ['get', 'kind'], 'trailer'],
    layout: {
      'icon-image': ['get', 'picture'],
      'icon-allow-overlap': true,
      'symbol-sort-key': ['get', 'order'],
    },
  });
  map.addLayer({
    id: 'selected-label',
    type: 'symbol',
    source: 'fleet',
    filter: ['==', ['get', 'id'], ''],
    layout: {
      'text-field': ['get', 'label'],
      'text-font': ['Semibold'],
      'text-size': 13,
      'text-offset': [0, -1.9],
      'text-allow-overlap': true,
      'text-ignore-placement': true,
    },
    paint: { 'text-halo-width': 2 },
  });
  repaintFleet(map, palette);
}

function repaintFleet(map: MapLibreMap, { casing, text, selected }: MapPalette): void {
  map.setPaintProperty('track-casing', 'line-color', casing);
  map.setPaintProperty('track', 'line-color', selected);
  map.setPaintProperty('track-unseen', 'line-color', text);
  map.setPaintProperty('selected', 'circle-color', selected);
  map.setPaintProperty('selected', 'circle-stroke-color', selected);
  map.setPaintProperty('clusters', 'text-color', text);
  map.setPaintProperty('selected-label', 'text-color', text);
  map.setPaintProperty('selected-label', 'text-halo-color', casing);
}

/** What lies on the tracks: the mark that moves is on top of all. */
function addPlaceLayers(map: MapLibreMap): void {
  for (const id of ['track-places', 'track-pointer']) {
    map.addSource(id, { type: 'geojson', data: EMPTY });
    map.addLayer({
      id,
      type: 'symbol',
      source: id,
      layout: {
        'icon-image': ['get', 'picture'],
        'icon-allow-overlap': true,
        'icon-ignore-placement': id === 'track-pointer',
        'symbol-sort-key': ['get', 'order'],
      },
    });
  }
}

/** In place: another style would drop the fleet's sources. */
function repaintBasemap(map: MapLibreMap, palette: MapPalette): void {
  for (const { id, paint = {} } of basemapLayers(palette) as { id: string; paint?: Record<string, unknown> }[]) {
    for (const [name, value] of Object.entries(paint)) map.setPaintProperty(id, name as never, value as never);
  }
}

interface Pictures {
  /** The picture's name, drawn by now. */
  need: (named: { key: string; picture: MarkPicture }) => string;
  redraw: () => void;
}

/** Marks are drawn on a canvas when they are first needed: some severities, and the rings that occur. */
function createPictures(map: MapLibreMap, palette: () => MapPalette): Pictures {
  const drawn = new Map<string, MarkPicture>();
  const screenRatio = Math.ceil(globalThis.devicePixelRatio ?? 1);
  // marks are few and fine; rings are many, and every tile of the map copies those it shows
  const ratioOf = (key: string) => (key.startsWith('cluster') ? screenRatio : Math.max(2, screenRatio));
  const draw = ({ widthPx, draw: paint }: MarkPicture, pixelRatio: number): ImageData => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = widthPx * pixelRatio;
    // read back at once: on a graphics card that would halt the page
    const context = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
    context.scale(pixelRatio, pixelRatio);
    context.translate(widthPx / 2, widthPx / 2);
    paint(context, palette());
    return context.getImageData(0, 0, canvas.width, canvas.height);
  };
  return {
    need({ key, picture }) {
      if (!drawn.has(key)) {
        drawn.set(key, picture);
        map.addImage(key, draw(picture, ratioOf(key)), { pixelRatio: ratioOf(key) });
      }
      return key;
    },
    redraw() {
      for (const [key, picture] of drawn) map.updateImage(key, draw(picture, ratioOf(key)));
    },
  };
}

function toFeature(marker: MapMarker, pictures: Pictures) {
  const geometry = { type: 'Point' as const, coordinates: [marker.lng, marker.lat] };
  const { id, kind } = marker;
  if (marker.kind === 'cluster') {
    const picture = pictures.need(clusterPicture(marker.total, marker.counts));
    return { type: 'Feature' as const, geometry, properties: { id, kind, picture, label: shortCount(marker.total) } };
  }
  const { severity, label } = marker;
  const picture = pictures.need(trailerPicture(marker));
  const order = TRACKED_SEVERITIES.indexOf(severity);
  return { type: 'Feature' as const, geometry, properties: { id, kind, picture, label, order } };
}

function toLine({ points, unseen = false }: MapTrack) {
  const coordinates = points.map(({ lat, lng }) => [lng, lat]);
  return { type: 'Feature' as const, properties: { unseen }, geometry: { type: 'LineString' as const, coordinates } };
}

function toPlace({ id, lat, lng, kind }: MapPlace, pictures: Pictures) {
  const geometry = { type: 'Point' as const, coordinates: [lng, lat] };
  const properties = { id, picture: pictures.need(placePicture(kind)), order: PLACE_ORDER.indexOf(kind) };
  return { type: 'Feature' as const, geometry, properties };
}

function toPointer({ lat, lng, heading }: MapPointer, pictures: Pictures) {
  const geometry = { type: 'Point' as const, coordinates: [lng, lat] };
  return { type: 'Feature' as const, geometry, properties: { picture: pictures.need(pointerPicture(heading)) } };
}

/** The topmost marker near a point: a pointer need not be exact. */
function markerAt(map: MapLibreMap, { x, y }: { x: number; y: number }): MapGeoJSONFeature | undefined {
  const box: [PointLike, PointLike] = [
    [x - HIT_RADIUS_PX, y - HIT_RADIUS_PX],
    [x + HIT_RADIUS_PX, y + HIT_RADIUS_PX],
  ];
  return map.queryRenderedFeatures(box, { layers: FLEET_LAYERS })[0];
}
