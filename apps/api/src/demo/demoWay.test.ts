import { type HistoryReport, historyTrack } from '@gladhand/domain/history';
import { DAY_MS } from '@gladhand/domain/readings';
import { expect, it } from 'vitest';
import type { DeviceReport } from '../ingest/deviceReport';
import { roadNetwork } from '../simulator/roadNetwork';
import { demoFleet } from './demoDataset';
import { demoWays } from './demoWay';

const fleet = demoFleet(new Date('2026-11-17T15:12:00Z'));
const byDevice = new Map<string, DeviceReport[]>();
for (const report of demoWays(fleet, 1)) {
  const { serialNumber } = report;
  byDevice.set(serialNumber, [...(byDevice.get(serialNumber) ?? []), report]);
}

it('generates a history for eight trailers', () => expect(byDevice.size).toBe(8));

it('generates 31 days for five of them', () => {
  const daysOf = (reports: DeviceReport[]) => {
    const times = reports.map(({ recordedAt }) => recordedAt.getTime());
    return (Math.max(...times) - Math.min(...times)) / DAY_MS;
  };
  expect([...byDevice.values()].filter((reports) => daysOf(reports) > 30.9)).toHaveLength(5);
});

it('follows roads', () => {
  const driven = [...byDevice.values()].flat().flatMap(({ readings: { position } }) => position ?? []);
  const moving = driven.filter(({ speedMph }) => (speedMph ?? 0) > 0);
  const offRoad = moving.filter((at) => !roadNetwork().nearest(at, 12));
  expect(offRoad.length / moving.length).toBeLessThan(0.1);
});

it.each([...byDevice])('generates drives and stops for %s that end at its position', (serialNumber, reports) => {
  const index = fleet.trailers.findIndex((trailer) => trailer.serialNumber === serialNumber);
  const status = fleet.statuses[index];
  const now = { lat: status?.lat ?? 0, lng: status?.lng ?? 0, at: status?.lastReport?.getTime() ?? 0, id: 'now' };
  const track = historyTrack([...reports.map(asHistory), { ...asHistory(reports[0] as DeviceReport), ...now }]);
  expect(track.impossible).toEqual([]);
  expect(track.milesDriven).toBeGreaterThan(300);
  expect(track.stops.length).toBeGreaterThan(3);
  expect(track.unseenMs).toBeLessThan(track.movingMs);
  expect(track.legs.at(-1)?.kind).toBe('driven');
});

function asHistory({ reportId, recordedAt, readings }: DeviceReport): HistoryReport {
  const { lat = null, lng = null, speedMph = null, headingDegrees = null } = readings.position ?? {};
  return {
    id: reportId,
    at: recordedAt.getTime(),
    receivedAt: recordedAt.getTime(),
    lat,
    lng,
    speed: speedMph,
    heading: headingDegrees,
    address: null,
    tether: readings.tether ?? null,
    door: readings.door ?? null,
    absFaults: null,
    loaded: null,
    setPointF: null,
    returnAirF: null,
    tireMaxF: null,
    fixFlags: null,
  };
}
