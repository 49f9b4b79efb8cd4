import type {
  ExpressionSpecification,
  LineLayerSpecification,
  Map as MapLibreMap,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import { DRAW_ORDER, type DrawGroup } from '../mapLayers';
import type { MapPalette } from '../mapPalette';

/** The source of each group. Its style layers read nothing else. */
export const SOURCE_OF: Readonly<Record<DrawGroup, string>> = {
  areas: 'areas',
  marked: 'marked-areas',
  pins: 'pins',
  tracks: 'tracks',
  fleet: 'fleet',
  places: 'track-places',
  pointer: 'track-pointer',
};

/** Style layers whose areas can be clicked. */
export const AREA_LAYERS = ['areas', 'area-marked-fill'];

/** Style layers whose markers can be clicked. */
export const CLICKABLE_LAYERS = ['clusters', 'trailers', 'track-places', 'pins', 'pin-counts'];

/** Circles have visible corners with MapLibre's own tolerance of 0.375. */
const TOLERANCE_PX = 0.1;

const EMPTY = { type: 'FeatureCollection' as const, features: [] };

const ADD: Readonly<Record<DrawGroup, (map: MapLibreMap) => void>> = {
  areas: addAreas,
  marked: addMarkedAreas,
  pins: addPins,
  tracks: addTracks,
  fleet: addFleet,
  places: (map) => addTrackMarkers(map, 'places'),
  pointer: (map) => addTrackMarkers(map, 'pointer'),
};

/** Adds the sources and style layers of all groups, from the lowest to the topmost. */
export function addStyleLayers(map: MapLibreMap, palette: MapPalette): void {
  for (const group of DRAW_ORDER) {
    map.addSource(SOURCE_OF[group], { type: 'geojson', data: EMPTY, tolerance: TOLERANCE_PX });
    ADD[group](map);
  }
  recolorStyleLayers(map, palette);
}

export function recolorStyleLayers(map: MapLibreMap, { casing, text, selected, ...palette }: MapPalette): void {
  for (const layer of ['areas', 'area-marked-fill']) map.setPaintProperty(layer, 'fill-color', palette.geofence);
  map.setPaintProperty('area-marked-casing', 'line-color', casing);
  for (const layer of ['area-lines', 'area-inactive']) map.setPaintProperty(layer, 'line-color', palette.geofenceLine);
  map.setPaintProperty('area-marked', 'line-color', selected);
  for (const layer of ['area-names', 'area-marked-names', 'pins']) {
    map.setPaintProperty(layer, 'text-color', palette.label);
    map.setPaintProperty(layer, 'text-halo-color', palette.labelHalo);
  }
  map.setPaintProperty('pin-counts', 'text-color', text);
  map.setPaintProperty('track-casing', 'line-color', casing);
  map.setPaintProperty('track', 'line-color', selected);
  map.setPaintProperty('track-unseen', 'line-color', text);
  map.setPaintProperty('selected', 'circle-color', selected);
  map.setPaintProperty('selected', 'circle-stroke-color', selected);
  map.setPaintProperty('clusters', 'text-color', text);
  map.setPaintProperty('selected-label', 'text-color', text);
  map.setPaintProperty('selected-label', 'text-halo-color', casing);
}

/** Highlights one trailer; undefined: none. */
export function filterSelected(map: MapLibreMap, id: string | undefined): void {
  for (const layer of ['selected', 'selected-label']) map.setFilter(layer, ['==', ['get', 'id'], id ?? '']);
}

const LOOK: ExpressionSpecification = ['get', 'look'];
const IS_AREA: ExpressionSpecification = ['in', ['geometry-type'], ['literal', ['Polygon', 'MultiPolygon']]];
/** A corridor has its edge as lines, because its parts overlap. */
const IS_EDGE: ExpressionSpecification = ['!=', IS_AREA, ['get', 'hasOwnEdge']];
const IS_NAME: ExpressionSpecification = ['==', ['geometry-type'], 'Point'];

/** Stroke opacity 0.8, weight 2 and fill opacity 0.35 are specified. */
function addAreas(map: MapLibreMap): void {
  const source = SOURCE_OF.areas;
  const line: Omit<LineLayerSpecification, 'id'> = { type: 'line', source, layout: { 'line-join': 'round' } };
  map.addLayer({
    id: 'areas',
    type: 'fill',
    source,
    filter: IS_AREA,
    paint: { 'fill-opacity': ['match', LOOK, 'inactive', 0, 0.35], 'fill-antialias': false },
  });
  map.addLayer({
    id: 'area-lines',
    ...line,
    filter: ['all', IS_EDGE, ['==', LOOK, 'plain']],
    paint: { 'line-width': 2, 'line-opacity': 0.8 },
  });
  map.addLayer({
    id: 'area-inactive',
    ...line,
    filter: ['all', IS_EDGE, ['==', LOOK, 'inactive']],
    paint: { 'line-width': 1.5, 'line-opacity': 0.8, 'line-dasharray': [3, 2] },
  });
  map.addLayer({ id: 'area-names', source, filter: IS_NAME, ...NAMES });
}

const NAMES: Omit<SymbolLayerSpecification, 'id' | 'source'> = {
  type: 'symbol',
  minzoom: 9,
  layout: {
    'text-anchor': 'top',
    'text-offset': [0, 0.3],
    'text-field': ['get', 'name'],
    'text-font': ['Regular'],
    'text-size': 12,
    'text-optional': true,
  },
  paint: { 'text-halo-width': 1.5 },
};

function addMarkedAreas(map: MapLibreMap): void {
  const source = SOURCE_OF.marked;
  const line: Omit<LineLayerSpecification, 'id'> = {
    ...{ type: 'line', source, layout: { 'line-join': 'round' } },
    filter: IS_EDGE,
  };
  map.addLayer({
    id: 'area-marked-fill',
    type: 'fill',
    source,
    filter: ['all', IS_AREA, ['!', ['get', 'isOutline']]],
    paint: { 'fill-opacity': 0.35, 'fill-antialias': false },
  });
  map.addLayer({ id: 'area-marked-casing', ...line, paint: { 'line-width': ['match', LOOK, 'selected', 7, 5] } });
  map.addLayer({ id: 'area-marked', ...line, paint: { 'line-width': ['match', LOOK, 'selected', 3, 2] } });
  map.addLayer({
    id: 'area-marked-names',
    source,
    ...NAMES,
    filter: ['all', IS_NAME, ['!', ['get', 'isOutline']]],
  });
}

function addPins(map: MapLibreMap): void {
  const source = SOURCE_OF.pins;
  const isSingle: ExpressionSpecification = ['==', ['get', 'count'], 1];
  const icon: SymbolLayerSpecification['layout'] = { 'icon-image': ['get', 'picture'], 'icon-allow-overlap': true };
  map.addLayer({
    id: 'pins',
    type: 'symbol',
    source,
    filter: isSingle,
    layout: {
      ...icon,
      'symbol-sort-key': ['get', 'order'],
      'text-field': ['get', 'label'],
      'text-font': ['Regular'],
      'text-size': 12,
      'text-anchor': 'top',
      'text-offset': [0, 0.6],
      'text-optional': true,
    },
    paint: { 'text-halo-width': 1.5 },
  });
  map.addLayer({
    id: 'pin-counts',
    type: 'symbol',
    source,
    filter: ['!', isSingle],
    layout: {
      ...icon,
      'text-field': ['get', 'label'],
      'text-font': ['Semibold'],
      'text-size': 11,
      'text-allow-overlap': true,
    },
  });
}

function addTracks(map: MapLibreMap): void {
  const seen: Omit<LineLayerSpecification, 'id'> = {
    type: 'line',
    source: SOURCE_OF.tracks,
    filter: ['!', ['get', 'unseen']],
    layout: { 'line-join': 'round', 'line-cap': 'round' },
  };
  map.addLayer({ id: 'track-casing', ...seen, paint: { 'line-width': 7 } });
  map.addLayer({ id: 'track', ...seen, paint: { 'line-width': 3.5 } });
  map.addLayer({
    id: 'track-unseen',
    type: 'line',
    source: SOURCE_OF.tracks,
    filter: ['get', 'unseen'],
    paint: { 'line-width': 2, 'line-dasharray': [2, 2.5] },
  });
}

function addFleet(map: MapLibreMap): void {
  map.addLayer({
    id: 'selected',
    type: 'circle',
    source: SOURCE_OF.fleet,
    filter: ['==', ['get', 'id'], ''],
    paint: { 'circle-radius': 14, 'circle-opacity': 0.18, 'circle-stroke-width': 2 },
  });
  // Markers are always drawn and reserve their space: place names of the basemap give way to them.
  map.addLayer({
    id: 'clusters',
    type: 'symbol',
    source: SOURCE_OF.fleet,
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
    source: SOURCE_OF.fleet,
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
    source: SOURCE_OF.fleet,
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
}

function addTrackMarkers(map: MapLibreMap, group: 'places' | 'pointer'): void {
  map.addLayer({
    id: SOURCE_OF[group],
    type: 'symbol',
    source: SOURCE_OF[group],
    layout: {
      'icon-image': ['get', 'picture'],
      'icon-allow-overlap': true,
      'icon-ignore-placement': group === 'pointer',
      'symbol-sort-key': ['get', 'order'],
    },
  });
}
