import type { LineLayerSpecification, Map as MapLibreMap } from 'maplibre-gl';
import { DRAW_ORDER, type DrawGroup } from '../mapLayers';
import type { MapPalette } from '../mapPalette';

/** The source of each group. Its style layers read nothing else. */
export const SOURCE_OF: Readonly<Record<DrawGroup, string>> = {
  tracks: 'tracks',
  fleet: 'fleet',
  places: 'track-places',
  pointer: 'track-pointer',
};

/** Style layers whose markers can be clicked. */
export const CLICKABLE_LAYERS = ['clusters', 'trailers', 'track-places'];

const EMPTY = { type: 'FeatureCollection' as const, features: [] };

const ADD: Readonly<Record<DrawGroup, (map: MapLibreMap) => void>> = {
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

export function recolorStyleLayers(map: MapLibreMap, { casing, text, selected }: MapPalette): void {
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
