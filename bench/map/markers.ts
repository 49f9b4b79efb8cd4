import 'maplibre-gl/dist/maplibre-gl.css';
import './markers.css';
import { createPortalApi } from '@gladhand/domain';
import { durationText } from '@gladhand/domain/formats';
import { MOVING_ABOVE_MPH } from '@gladhand/domain/readings';
import {
  isPlaceFresh,
  readPositions,
  TRACKED_SEVERITY_WORDS,
  type TrailerPosition,
  trackedSeverity,
} from '@gladhand/domain/tracking';
import { trailerType } from '@gladhand/domain/trailers';
import * as maplibre from 'maplibre-gl';
import { Marker, setWorkerUrl } from 'maplibre-gl';
import mapWorkerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { createServer } from './answers';
import type { Peer } from './peer';

const SETTLES_IN_MS = 600;

type ShownTrailer = ReturnType<typeof shownOf>;

interface PlacedMarker {
  marker: Marker;
  arrow: HTMLElement;
  shown: ShownTrailer;
}

/**
 * One DOM marker per trailer, as many portals begin: the same response, judged by the same rules, with the same
 * severity, heading, age and name. Unchanged markers are not touched.
 */
export const peer: Peer = async (root, trailers) => {
  const server = await createServer(trailers);
  const api = createPortalApi({ endpoint: '', fetch: server.fetch as typeof fetch });
  setWorkerUrl(mapWorkerUrl);
  const map = new maplibre.Map({
    container: root,
    style: { version: 8, sources: {}, layers: [] },
    center: [-97, 39],
    zoom: 3.2,
  });
  await map.once('load');

  const standing = new Map<string, PlacedMarker>();
  async function show() {
    const { asOf, columns } = await api.tracking.positions({ customerId: null, upTo: trailers }, {});
    const now = new Date(asOf);
    for (const trailer of readPositions(columns).trailers) {
      const { id, lat, lng } = trailer;
      if (lat === null || lng === null) continue;
      const shown = shownOf(trailer, { lat, lng }, now);
      const one = standing.get(id);
      if (one) change(one, shown);
      else standing.set(id, stand(map, shown));
    }
  }
  await show();
  await server.prepare();
  await show();
  return {
    prepare: server.prepare,
    async refresh() {
      await show();
      await new Promise((done) => setTimeout(done, SETTLES_IN_MS));
    },
  };
};

/** What a marker of the product shows about a trailer. */
function shownOf(trailer: TrailerPosition, place: { lat: number; lng: number }, now: Date) {
  const { unitId, vehicleTypeId, positionReportedAt, speed, gpsHeading } = trailer;
  const severity = trackedSeverity(trailer, now);
  const stale = !isPlaceFresh(trailer, now);
  const isMoving = !stale && severity !== 'unknown' && speed !== null && speed > MOVING_ABOVE_MPH;
  const age = positionReportedAt === null ? 'age unknown' : durationText(now.getTime() - positionReportedAt);
  const title = [unitId, trailerType(vehicleTypeId).label, TRACKED_SEVERITY_WORDS[severity], age].join(', ');
  return { ...place, severity, stale, heading: isMoving ? gpsHeading : null, title };
}

function stand(map: maplibre.Map, shown: ShownTrailer): PlacedMarker {
  const element = document.createElement('div');
  element.className = 'mark';
  element.setAttribute('role', 'img');
  const arrow = element.appendChild(document.createElement('i'));
  paint(element, arrow, shown);
  const marker = new Marker({ element }).setLngLat([shown.lng, shown.lat]).addTo(map);
  return { marker, arrow, shown };
}

function change(one: PlacedMarker, next: ShownTrailer): void {
  const { shown, marker, arrow } = one;
  one.shown = next;
  if (shown.lat !== next.lat || shown.lng !== next.lng) marker.setLngLat([next.lng, next.lat]);
  paint(marker.getElement(), arrow, next, shown);
}

function paint(element: HTMLElement, arrow: HTMLElement, next: ShownTrailer, before?: ShownTrailer): void {
  if (before?.severity !== next.severity) element.dataset.severity = next.severity;
  if (before?.stale !== next.stale) element.toggleAttribute('data-stale', next.stale);
  if (before?.title !== next.title) element.setAttribute('aria-label', next.title);
  if (before?.heading !== next.heading) {
    arrow.hidden = next.heading === null;
    arrow.style.rotate = `${next.heading ?? 0}deg`;
  }
}
