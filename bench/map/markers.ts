import 'maplibre-gl/dist/maplibre-gl.css';
import * as maplibre from 'maplibre-gl';
import { type Map as MapLibreMap, Marker, setWorkerUrl } from 'maplibre-gl';
import mapWorkerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { columnsOf } from './fleet';
import type { Peer } from './peer';

const SETTLES_IN_MS = 600;

/** One marker of the DOM for each trailer, as many portals begin. */
export const peer: Peer = async (root, trailers) => {
  setWorkerUrl(mapWorkerUrl);
  const map: MapLibreMap = new maplibre.Map({
    container: root,
    style: { version: 8, sources: {}, layers: [] },
    center: [-97, 39],
    zoom: 3.2,
  });
  await map.once('load');
  const first = columnsOf(trailers, 0) as { lat: number[]; lng: number[] };
  const markers = first.lat.map((lat, i) => new Marker().setLngLat([first.lng[i] ?? 0, lat]).addTo(map));
  let state = 0;
  let next = first;
  return {
    prepare() {
      next = columnsOf(trailers, ++state) as typeof first;
    },
    async refresh() {
      for (const [i, marker] of markers.entries()) marker.setLngLat([next.lng[i] ?? 0, next.lat[i] ?? 0]);
      await new Promise((done) => setTimeout(done, SETTLES_IN_MS));
    },
  };
};
