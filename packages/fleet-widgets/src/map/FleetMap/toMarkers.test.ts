import type { MapTrailer } from '@gladhand/domain/tracking';
import { expect, it } from 'vitest';
import { toMarkers } from './toMarkers';

const NOW = new Date('2026-11-21T12:00:00Z');
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const trailer = (says: Partial<MapTrailer> = {}): MapTrailer => ({
  id: 'a',
  vin: '1UYVS2530LG704218',
  unitId: 'R-2207',
  vehicleTypeId: 1,
  lat: 41.7,
  lng: -86.2,
  gpsHeading: 268,
  speed: 58,
  address: 'South Bend, IN',
  lastReport: NOW.getTime() - 3 * MINUTE_MS,
  positionReportedAt: NOW.getTime() - 3 * MINUTE_MS,
  simStatus: 'activated',
  tetheredStatus: 'tethered',
  trailerHealthStatus: 'GOOD',
  ...says,
});

it.each<[string, Partial<MapTrailer>, { heading: number | null; stale: boolean }]>([
  ['is moving', {}, { heading: 268, stale: false }],
  ['is parked', { speed: 2 }, { heading: null, stale: false }],
  [
    'was moving at its last report, an hour ago',
    { positionReportedAt: NOW.getTime() - HOUR_MS },
    { heading: null, stale: true },
  ],
  [
    'reports, but has had no new position for an hour',
    { lastReport: NOW.getTime(), positionReportedAt: NOW.getTime() - HOUR_MS },
    { heading: null, stale: true },
  ],
  [
    'has been parked untethered since yesterday',
    { tetheredStatus: 'untethered', speed: 0, positionReportedAt: NOW.getTime() - 26 * HOUR_MS },
    { heading: null, stale: false },
  ],
])('draws the heading and age of a trailer that %s', (_, says, look) => {
  expect(toMarkers([trailer(says)], NOW)[0]).toMatchObject(look);
});

it('leaves out trailers without a position', () => {
  expect(toMarkers([trailer({ lat: null, lng: null })], NOW)).toEqual([]);
});
