import type { MapTrailer } from '@gladhand/domain/tracking';
import { sayEnglish } from '@gladhand/ui';
import { expect, it } from 'vitest';
import type { FleetMarker } from '../mapFeatures';
import { MAP_MESSAGES } from '../messages';
import { markerTitle, type TitleContext } from './markerTitles';

const NOW = new Date('2026-11-21T12:00:00Z');
const MINUTES_AGO = (minutes: number) => NOW.getTime() - minutes * 60_000;

const english: TitleContext = { now: NOW, messages: MAP_MESSAGES, say: sayEnglish, locale: 'en-US' };
const GERMAN: Readonly<Record<string, string>> = { 'Dry Van': 'Kofferauflieger', Critical: 'Kritisch' };
const german: TitleContext = {
  now: NOW,
  messages: { ...MAP_MESSAGES, ageUnknown: 'Alter unbekannt', trailers: (total) => `${total} Trailer` },
  say: (word) => GERMAN[word] ?? word,
  locale: 'de',
};

const marker: FleetMarker = {
  kind: 'trailer',
  id: 'a',
  lat: 41.7,
  lng: -86.2,
  severity: 'critical',
  heading: null,
  label: 'R-2207',
};
const counts = { critical: 1, caution: 0, good: 1, unknown: 0 };
const cluster: FleetMarker = { kind: 'cluster', id: 'cluster:1', lat: 41.7, lng: -86.2, counts, total: 2 };
const trailer = (positionReportedAt: number | null): MapTrailer => ({
  id: 'a',
  vin: '1UYVS2530LG704218',
  unitId: 'R-2207',
  vehicleTypeId: 3,
  lat: 41.7,
  lng: -86.2,
  gpsHeading: null,
  speed: 0,
  address: null,
  lastReport: NOW.getTime(),
  positionReportedAt,
  simStatus: 'activated',
  tetheredStatus: null,
  trailerHealthStatus: 'CRITICAL',
});

it.each<[string, FleetMarker, MapTrailer | undefined, TitleContext]>([
  ['R-2207, Dry Van, Critical, 3 min ago', marker, trailer(MINUTES_AGO(3)), english],
  ['R-2207, Dry Van, Critical, just now', marker, trailer(MINUTES_AGO(0)), english],
  ['R-2207, Dry Van, Critical, age unknown', marker, trailer(null), english],
  ['R-2207, Kofferauflieger, Kritisch, vor 3 Min.', marker, trailer(MINUTES_AGO(3)), german],
  ['R-2207, Kofferauflieger, Kritisch, Alter unbekannt', marker, trailer(null), german],
  ['2 trailers', cluster, undefined, english],
  ['2 Trailer', cluster, undefined, german],
  ['R-2207', marker, undefined, english],
])('%s', (title, one, itsTrailer, context) => expect(markerTitle(one, itsTrailer, context)).toBe(title));
