import { describe, expect, it } from 'vitest';
import { POSITION_COLUMNS, type PositionColumns } from '../../vocabulary/positionColumns';
import { passesTracking } from '../filters/trackingFilter';
import { asTracked, isPlaceFresh, readPositions, type TrailerPosition, trackedSeverity } from './trailerPosition';

const NOW = new Date('2026-11-21T12:00:00Z');
const DAY_MS = 86_400_000;

const trailer = (extra: Partial<TrailerPosition> = {}): TrailerPosition => ({
  id: 'a',
  vin: '1UYVS2530LG704218',
  unitId: 'R-2207',
  customerId: 1,
  customerName: 'Cedar Ridge',
  groups: ['Midwest'],
  deviceTypeId: 1,
  vehicleTypeId: 1,
  vehicleType: 'reefer trailer',
  productType: 'PRO',
  installedSensorTypeIds: [1, 5, 7, 8, 10],
  simStatus: 'activated',
  lastReport: NOW.getTime() - 60_000,
  positionReportedAt: NOW.getTime() - 60_000,
  dwellingSince: null,
  tetherStatusChanged: null,
  lat: 41.7,
  lng: -86.2,
  gpsHeading: 268,
  speed: 58,
  address: 'South Bend, IN',
  tetheredStatus: 'tethered',
  loadStatus: 'loaded',
  cargoWeightOnBogieLbs: 41_260,
  doorStatus: 'closed',
  absFaultSeverityLevel: 'GOOD',
  tireInflationStatus: 'stable',
  lightFault: 'none',
  wheelEndSeverityLevel: null,
  tireTemperatureSeverityLevel: null,
  trailerBatteryVoltage: 12.6,
  trailerBatteryStatus: 'GOOD',
  deviceBatteryStatus: null,
  trailerHealthStatus: 'GOOD',
  healthReasons: [],
  ...extra,
});

const columns = (...trailers: Record<string, unknown>[]): PositionColumns =>
  Object.fromEntries(POSITION_COLUMNS.map((name) => [name, trailers.map((row) => row[name])])) as never;

describe('readPositions', () => {
  it('restores positions from columns', () => {
    const rows = [trailer(), trailer({ id: 'b', unitId: '53418', lat: null, lng: null })];
    expect(readPositions(columns(...rows))).toEqual({ trailers: rows, broken: [] });
  });

  it.each([
    ['a latitude as text', { lat: '41.7' }],
    ['a latitude above 90 degrees', { lat: 141.7 }],
    ['a missing longitude', { lng: null }],
    ['a speed that is not a number', { speed: Number.NaN }],
    ['groups that are not a list', { groups: 'Midwest' }],
    ['no health', { trailerHealthStatus: null }],
  ])('reports a trailer with %s and keeps the others', (_, wrong) => {
    const answer = readPositions(columns(trailer({ id: 'x', unitId: 'T-1' }), { ...trailer(), ...wrong }));
    expect(answer.trailers.map(({ unitId }) => unitId)).toEqual(['T-1']);
    expect(answer.broken).toEqual(['R-2207']);
  });

  it('accepts a response without columns', () => {
    expect(readPositions({} as PositionColumns)).toEqual({ trailers: [], broken: [] });
  });
});

describe('trackedSeverity', () => {
  it.each([
    ['CRITICAL', 60_000, 'critical'],
    ['CAUTION', 60_000, 'caution'],
    ['GOOD', 60_000, 'good'],
    ['NA', 60_000, 'unknown'],
    ['something new', 60_000, 'unknown'],
    ['GOOD', 10 * DAY_MS, 'unknown'],
    ['CRITICAL', 11 * DAY_MS, 'unknown'],
  ])('of health %s, last report %d ms ago, is %s', (trailerHealthStatus, ageMs, severity) => {
    expect(trackedSeverity(trailer({ trailerHealthStatus, lastReport: NOW.getTime() - ageMs }), NOW)).toBe(severity);
  });

  it('of a trailer that never reported is unknown', () => {
    expect(trackedSeverity(trailer({ lastReport: null }), NOW)).toBe('unknown');
  });
});

describe('asTracked', () => {
  it.each([
    ['brake', { absFaultSeverityLevel: 'CRITICAL' }],
    ['tire', { tireInflationStatus: 'unstable' }],
    ['wheelTemperature', { wheelEndSeverityLevel: 'CRITICAL' }],
    ['boxBattery', { trailerBatteryStatus: 'CRITICAL' }],
  ] as const)('finds faulty trailers with the toggle %s', (toggle, fault) => {
    const filter = { toggles: new Set([toggle]) };
    expect(passesTracking(asTracked(trailer(fault)), filter)).toBe(true);
    expect(passesTracking(asTracked(trailer()), filter)).toBe(false);
  });

  it('distinguishes a trailer without a weight sensor from one without a reading', () => {
    expect(asTracked(trailer({ installedSensorTypeIds: [1] })).cargoWeightOnBogieLbs).toBeUndefined();
    expect(asTracked(trailer({ cargoWeightOnBogieLbs: null })).cargoWeightOnBogieLbs).toBeNull();
  });

  it.each([
    ['unloaded', 'unloaded', true],
    ['unloaded', 'loaded', false],
    ['loaded', 'loaded', true],
  ] as const)('shows 3,000 lb judged as %s with the toggle %s: %s', (loadStatus, toggle, shown) => {
    const weighed = asTracked(trailer({ cargoWeightOnBogieLbs: 3_000, loadStatus }));
    expect(passesTracking(weighed, { toggles: new Set([toggle]) })).toBe(shown);
  });

  it('distinguishes unavailable faults from no faults', () => {
    const filter = { toggles: new Set<never>(), alertActive: true };
    const silent = { lightFault: 'unknown', absFaultSeverityLevel: null, tireInflationStatus: 'notAvailable' };
    expect(passesTracking(asTracked(trailer(silent)), filter)).toBe(true);
    expect(passesTracking(asTracked(trailer()), filter)).toBe(false);
  });
});

describe('isPlaceFresh', () => {
  const MINUTE_MS = 60_000;
  it.each([
    ['is true for a tethered trailer after three intervals', 'tethered', 15 * MINUTE_MS, true],
    ['is false for a tethered trailer after more than that', 'tethered', 16 * MINUTE_MS, false],
    ['is true for an untethered trailer after three days', 'untethered', 3 * DAY_MS, true],
    ['is false for an untethered trailer after more than that', 'untethered', 3 * DAY_MS + 1, false],
    ['is true for a time in the future', 'tethered', -MINUTE_MS, true],
  ])('%s', (_, tetheredStatus, ageMs, fresh) => {
    expect(isPlaceFresh({ tetheredStatus, positionReportedAt: NOW.getTime() - ageMs }, NOW)).toBe(fresh);
  });

  it('is false without any report', () => {
    expect(isPlaceFresh({ tetheredStatus: 'tethered', positionReportedAt: null }, NOW)).toBe(false);
  });
});
