import type { ExpressionSpecification, LineLayerSpecification, Map as MapLibreMap } from 'maplibre-gl';
import { DRAW_ORDER, type DrawGroup } from '../mapLayers';
import type { MapPalette } from '../mapPalette';

/** The source of each group. Its style layers read nothing else. */
export const SOURCE_OF: Readonly<Record<DrawGroup, string>> = {
  areas: 'areas',
  tracks: 'tracks',
  fleet: 'fleet',
  places: 'track-places',
  pointer: 'track-pointer',
};

/** Style layers whose areas can be clicked. */
export const AREA_LAYERS = ['areas'];

/** Style layers whose markers can be clicked. */
export const CLICKABLE_LAYERS = ['clusters', 'trailers', 'track-places'];

const EMPTY = { type: 'FeatureCollection' as const, features: [] };

const ADD: Readonly<Record<DrawGroup, (map: MapLibreMap) => void>> = {
  areas: addAreas,
  tracks: addTracks,
  fleet: addFleet,
  places: (map) => addTrackMarkers(map, 'places'),
  pointer: (map) => addTrackMarkers(map, 'pointer'),
};

/** Adds the sources and style layers of all groups, from the lowest to the topmost. */
export function addStyleLayers(map: MapLibreMap, palette: MapPalette): void {
  for (const group of DRAW_ORDER) {
    map.addSource(SOURCE_OF[group], { type: 'geojson', data: EMPTY });
    ADD[group](map);
  }
  recolorStyleLayers(map, palette);
}

export function recolorStyleLayers(map: MapLibreMap, { casing, text, selected, ...palette }: MapPalette): void {
  map.setPaintProperty('areas', 'fill-color', palette.geofence);
  for (const layer of ['area-lines', 'area-inactive']) map.setPaintProperty(layer, 'line-color', palette.geofenceLine);
  map.setPaintProperty('area-marked', 'line-color', selected);
  map.setPaintProperty('area-names', 'text-color', palette.label);
  map.setPaintProperty('area-names', 'text-halo-color', palette.labelHalo);
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

/** Stroke opacity 0.8, weight 2 and fill opacity 0.35 are specified. */
function addAreas(map: MapLibreMap): void {
  const line: Omit<LineLayerSpecification, 'id'> = {
    type: 'line',
    source: SOURCE_OF.areas,
    layout: { 'line-join': 'round' },
  };
  const look: ExpressionSpecification = ['get', 'look'];
  const isArea: ExpressionSpecification = ['in', ['geometry-type'], ['literal', ['Polygon', 'MultiPolygon']]];
  // A corridor has its edge as lines, because its parts overlap.
  const isEdge: ExpressionSpecification = ['!=', isArea, ['get', 'hasOwnEdge']];
  map.addLayer({
    id: 'areas',
    type: 'fill',
    source: SOURCE_OF.areas,
    filter: isArea,
    paint: { 'fill-opacity': ['match', ['get', 'look'], 'inactive', 0, 0.35], 'fill-antialias': false },
  });
  map.addLayer({
    id: 'area-lines',
    ...line,
    filter: ['all', isEdge, ['==', look, 'plain']],
    paint: { 'line-width': 2, 'line-opacity': 0.8 },
  });
  map.addLayer({
    id: 'area-inactive',
    ...line,
    filter: ['all', isEdge, ['==', look, 'inactive']],
    paint: { 'line-width': 1.5, 'line-opacity': 0.8, 'line-dasharray': [3, 2] },
  });
  map.addLayer({
    id: 'area-marked',
    ...line,
    filter: ['all', isEdge, ['in', look, ['literal', ['hovered', 'selected']]]],
    paint: { 'line-width': ['match', ['get', 'look'], 'selected', 3, 2] },
  });
  map.addLayer({
    id: 'area-names',
    type: 'symbol',
    source: SOURCE_OF.areas,
    filter: ['==', ['geometry-type'], 'Point'],
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
