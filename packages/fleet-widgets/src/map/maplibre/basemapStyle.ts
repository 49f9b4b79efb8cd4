import type { LayerSpecification, Map as MapLibreMap, StyleSpecification } from 'maplibre-gl';
import type { MapPalette } from '../mapPalette';
import { MAP_MESSAGES } from '../messages';
import { roadLines, roadShields } from './roadLayers';

/** The licenses of the bundled data require it on every map. */
export const BASEMAP_ATTRIBUTION = MAP_MESSAGES.attribution;

/** A font stack has only a weight, because glyphs are drawn from the fonts of the page. */
const REGULAR = ['Regular'];
const MEDIUM = ['Medium'];
const SOURCE = { source: 'basemap' } as const;

/** The style of the bundled basemap, in the colors of the theme. */
export function basemapStyle(tilesUrl: string, palette: MapPalette): StyleSpecification {
  return {
    version: 8,
    sources: { basemap: { type: 'vector', url: tilesUrl, attribution: BASEMAP_ATTRIBUTION } },
    layers: basemapLayers(palette),
  };
}

/** Changes the colors in place, because a new style would drop the sources of the markers. */
export function repaintBasemap(map: MapLibreMap, palette: MapPalette): void {
  for (const { id, paint = {} } of basemapLayers(palette) as { id: string; paint?: Record<string, unknown> }[]) {
    for (const [name, value] of Object.entries(paint)) map.setPaintProperty(id, name as never, value as never);
  }
}

/** Layers from the lowest to the topmost. They differ only in their colors from call to call. */
function basemapLayers(palette: MapPalette): LayerSpecification[] {
  const halo = { 'text-halo-color': palette.labelHalo, 'text-halo-width': 1.25 };
  return [
    { id: 'water', type: 'background', paint: { 'background-color': palette.water } },
    { id: 'land', type: 'fill', ...SOURCE, 'source-layer': 'land', paint: { 'fill-color': palette.land } },
    { id: 'lakes', type: 'fill', ...SOURCE, 'source-layer': 'lakes', paint: { 'fill-color': palette.water } },
    {
      id: 'rivers',
      type: 'line',
      ...SOURCE,
      'source-layer': 'rivers',
      paint: {
        'line-color': palette.water,
        'line-width': ['interpolate', ['linear'], ['zoom'], 4, 0.75, 9, 2],
      },
    },
    {
      id: 'counties',
      type: 'line',
      ...SOURCE,
      'source-layer': 'counties',
      minzoom: 6,
      paint: { 'line-color': palette.county, 'line-width': 0.75 },
    },
    ...roadLines(palette),
    {
      id: 'states',
      type: 'line',
      ...SOURCE,
      'source-layer': 'states',
      paint: {
        'line-color': palette.border,
        'line-width': ['interpolate', ['linear'], ['zoom'], 3, 0.75, 8, 1.5],
        'line-dasharray': [3, 2],
      },
    },
    {
      id: 'borders',
      type: 'line',
      ...SOURCE,
      'source-layer': 'borders',
      paint: {
        'line-color': palette.border,
        'line-width': ['interpolate', ['linear'], ['zoom'], 2, 1, 8, 2],
      },
    },
    {
      id: 'state-labels',
      type: 'symbol',
      ...SOURCE,
      'source-layer': 'state-labels',
      minzoom: 3,
      maxzoom: 7,
      layout: {
        'text-field': ['upcase', ['get', 'name']],
        'text-font': MEDIUM,
        'text-size': ['interpolate', ['linear'], ['zoom'], 3, 9, 6, 12],
        'text-letter-spacing': 0.08,
        'text-max-width': 7,
      },
      paint: { 'text-color': palette.label, 'text-opacity': 0.75, ...halo },
    },
    {
      id: 'county-labels',
      type: 'symbol',
      ...SOURCE,
      'source-layer': 'county-labels',
      minzoom: 8,
      layout: { 'text-field': ['get', 'name'], 'text-font': REGULAR, 'text-size': 10, 'text-letter-spacing': 0.04 },
      paint: { 'text-color': palette.label, 'text-opacity': 0.7, ...halo },
    },
    ...roadShields(palette),
    placeLayer('towns', 7, palette),
    placeLayer('places', 3, palette),
  ];
}

/** Place names. Larger places appear at lower zooms. */
function placeLayer(id: 'places' | 'towns', minzoom: number, palette: MapPalette): LayerSpecification {
  return {
    id,
    type: 'symbol',
    ...SOURCE,
    'source-layer': id,
    minzoom,
    ...(id === 'places' && { filter: ['<=', ['get', 'rank'], ['step', ['zoom'], 1, 4, 2, 5, 3, 6, 6, 7, 7]] }),
    layout: {
      'text-field': ['get', 'name'],
      'text-font': id === 'places' ? MEDIUM : REGULAR,
      'text-size': ['interpolate', ['linear'], ['zoom'], 3, 10, 10, id === 'places' ? 15 : 12],
      'text-anchor': 'center',
      'symbol-sort-key': ['-', 0, ['get', 'population']],
      'text-padding': 6,
    },
    paint: { 'text-color': palette.label, 'text-halo-color': palette.labelHalo, 'text-halo-width': 1.5 },
  };
}
