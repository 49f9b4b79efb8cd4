// Writes basemap.pmtiles: the map that needs no key and no network. North America, tile zooms 0 to 8, about 3 MB.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { zxyToTileId } from 'pmtiles';
import { basemapLayers } from './basemapLayers.mjs';
import { pmtilesArchive } from './pmtilesArchive.mjs';

const MAX_ZOOM = 8;
const BOUNDS = [-172, 12, -50, 75];
const TARGET = fileURLToPath(new URL('../basemap.pmtiles', import.meta.url));

const layers = Object.entries(basemapLayers()).map(([name, [from, data]]) => ({
  name,
  from,
  index: new GeoJSONVT(data, {
    maxZoom: MAX_ZOOM,
    indexMaxZoom: MAX_ZOOM,
    indexMaxPoints: 0,
    extent: 4096,
    buffer: 64,
    tolerance: 3,
  }),
}));

const tiles = [];
for (let z = 0; z <= MAX_ZOOM; z++) {
  const [west, south, east, north] = BOUNDS;
  for (let x = columnOf(west, z); x <= columnOf(east, z); x++) {
    for (let y = rowOf(north, z); y <= rowOf(south, z); y++) {
      const bytes = tileAt(z, x, y);
      if (bytes) tiles.push({ id: zxyToTileId(z, x, y), bytes });
    }
  }
}
const archive = pmtilesArchive(tiles, {
  maxZoom: MAX_ZOOM,
  bounds: BOUNDS,
  center: [-98, 39, 3],
  metadata: {
    name: 'Gladhand basemap',
    attribution: 'Made with Natural Earth · © GeoNames (CC BY 4.0) · US Census',
    vector_layers: layers.map(({ name, from }) => ({ id: name, minzoom: from, maxzoom: MAX_ZOOM, fields: {} })),
  },
});
writeFileSync(TARGET, archive);
console.log(`basemap.pmtiles: ${tiles.length} tiles, ${(archive.length / 1e6).toFixed(2)} MB`);

/** Undefined: an empty tile is not written. */
function tileAt(z, x, y) {
  const found = layers
    .filter(({ from }) => z >= from)
    .map(({ name, index }) => [name, index.getTile(z, x, y)])
    .filter(([, tile]) => tile?.features.length);
  return found.length > 0 ? gzipSync(fromGeojsonVt(Object.fromEntries(found), { version: 2 })) : undefined;
}

function columnOf(lng, z) {
  return Math.floor(((lng + 180) / 360) * 2 ** z);
}

function rowOf(lat, z) {
  const radians = (lat * Math.PI) / 180;
  return Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** z);
}
