import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trailerHealthOf } from '../health/trailerHealth';
import type { TrailerPosition } from '../tracking/trailerPosition';
import {
  type ControlChoice,
  type ControlFilter,
  controlCounts,
  controlTrailers,
  FAULT_PARTS,
  FAULT_STATES,
  hasChoice,
  isChosen,
  passesControl,
  withChoice,
  withoutChoice,
} from './controlFilter';
import { DASHBOARD_ITEMS, type DashboardItemId, dashboardItem, dashboardItemsOf } from './dashboardItems';
import { decodeSavedFilter, encodeSavedFilter, SAVED_FILTER } from './savedFilter';

const NOW = new Date('2026-11-21T12:00:00Z');
const HOUR_MS = 3_600_000;
const ago = (hours: number) => NOW.getTime() - hours * HOUR_MS;

const trailer = (says: Partial<TrailerPosition> = {}): TrailerPosition => ({
  id: 'a',
  vin: '1UYVS2530LG704218',
  unitId: 'R-2207',
  customerId: 1,
  customerName: 'Cedar Ridge',
  groups: ['Midwest'],
  deviceTypeId: 1,
  vehicleTypeId: 1,
  vehicleType: 'Reefer Trailer',
  productType: 'PRO',
  installedSensorTypeIds: [1, 5, 7, 8, 10, 13, 15, 36],
  simStatus: 'activated',
  lastReport: ago(0.1),
  positionReportedAt: ago(0.1),
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
  ...says,
});

const itemsOf = (says: Partial<TrailerPosition>) => controlTrailers([trailer(says)], NOW)[0]?.items ?? [];

describe('dashboard items', () => {
  const silent = { lastReport: ago(300), positionReportedAt: ago(300) };
  it.each<[string, Partial<TrailerPosition>, DashboardItemId[]]>([
    ['a trailer on the road', {}, ['moving']],
    ['one that just stopped', { speed: 0, dwellingSince: ago(1) }, ['standingUnderOneDay']],
    ['one that stands a day', { speed: 0, dwellingSince: ago(24) }, ['standingOneToThreeDays']],
    ['one that stands three days', { speed: 0, dwellingSince: ago(72) }, ['standingOverThreeDays']],
    ['a speed that is old', { positionReportedAt: ago(1) }, ['movementUnknown']],
    ['one that fell silent on the road', silent, ['movementUnknown']],
    ['one that fell silent in a yard', { ...silent, dwellingSince: ago(320), speed: 0 }, ['movementUnknown']],
    ['untethered and moving', { tetheredStatus: 'untethered' }, ['untetheredMoving', 'moving']],
    ['untethered without the sensor', { tetheredStatus: 'untethered', installedSensorTypeIds: [1] }, ['moving']],
    ['door open while moving', { doorStatus: 'open' }, ['doorOpenMoving', 'moving']],
    [
      'door open in the yard',
      { doorStatus: 'open', tetheredStatus: 'untethered', speed: 0, dwellingSince: ago(2) },
      ['doorOpenUntethered', 'standingUnderOneDay'],
    ],
    ['an open door that fell silent', { ...silent, doorStatus: 'open' }, ['movementUnknown']],
    ['battery notice', { trailerBatteryStatus: 'NOTICE' }, ['serviceBattery', 'moving']],
    [
      'a fault of a silent trailer',
      { ...silent, trailerHealthStatus: 'CRITICAL', healthReasons: ['ABS fault'] },
      ['movementUnknown'],
    ],
  ])('%s', (_, says, items) => expect(itemsOf(says)).toEqual(items));

  it('know every reason that health can have', () => {
    const { status, reasons } = trailerHealthOf({
      abs: 'CRITICAL',
      tireInflation: 'unstable',
      lights: 'lowCurrent',
      trailerBattery: 'NOTICE',
      wheelEnd: 'CAUTION',
      tireTemperature: 'CRITICAL',
    });
    expect(reasons).toHaveLength(dashboardItemsOf('urgentIssues').length);
    for (const reason of reasons) {
      const items = itemsOf({ trailerHealthStatus: status, healthReasons: [reason] });
      expect(items.filter((id) => dashboardItem(id)?.widget === 'urgentIssues')).toHaveLength(1);
    }
  });
});

it('a silent trailer stands in no column of the fault table', () => {
  const states = controlTrailers([trailer({ lastReport: ago(300) })], NOW)[0]?.faultStates;
  expect(states).toEqual({ abs: [], tis: [], battery: [], lights: [], any: [] });
  expect(controlTrailers([trailer()], NOW)[0]?.faultStates.abs).toEqual(['noFaults']);
});

const oneOf = <Value>(...values: Value[]) => fc.constantFrom(...values);
const fleets = fc.array(
  fc
    .record({
      customerId: oneOf(1, 2),
      groups: fc.subarray(['Midwest', 'East']),
      installedSensorTypeIds: fc.subarray([1, 5, 7, 8, 10, 13, 15, 36]),
      simStatus: oneOf('activated', 'deactivated', null),
      lastReport: oneOf(null, ago(0.1), ago(20), ago(60), ago(300)),
      positionReportedAt: oneOf(null, ago(0.1), ago(20), ago(300)),
      dwellingSince: oneOf(null, ago(1), ago(30), ago(80)),
      speed: oneOf(null, 0, 55),
      tetheredStatus: oneOf('tethered', 'untethered', null),
      loadStatus: oneOf('loaded', 'unloaded', null),
      doorStatus: oneOf('open', 'closed', null),
      absFaultSeverityLevel: oneOf('GOOD', 'CAUTION', 'CRITICAL', null),
      tireInflationStatus: oneOf('stable', 'unstable', 'notAvailable', null),
      lightFault: oneOf('none', 'multiple', 'unknown', null),
      trailerBatteryStatus: oneOf('GOOD', 'NOTICE', 'CRITICAL', 'NA', null),
      deviceBatteryStatus: oneOf('GOOD', 'NOTICE', null),
      trailerHealthStatus: oneOf('GOOD', 'CAUTION', 'CRITICAL', 'NA'),
      healthReasons: fc.subarray(['ABS fault', 'Wheel end hot', 'Lights: multiple']),
    })
    .map((says) => trailer(says as Partial<TrailerPosition>)),
  { maxLength: 40 },
);
const states = fc.subarray([...FAULT_STATES]);
const filters: fc.Arbitrary<ControlFilter> = fc.record(
  {
    customerId: oneOf(null, 1),
    groups: fc.subarray(['Midwest', 'East']),
    tether: fc.subarray(['tethered', 'untethered'] as const),
    load: fc.subarray(['loaded', 'unloaded'] as const),
    battery: fc.subarray(['GOOD', 'NOTICE'] as const),
    connectivity: fc.subarray(['GOOD', 'CAUTION', 'CRITICAL', 'NA'] as const),
    severities: fc.subarray(['critical', 'caution', 'good', 'unknown'] as const),
    items: fc.subarray(DASHBOARD_ITEMS.map(({ id }) => id)),
    anyPart: states,
    parts: fc.record({ abs: states, tis: states, battery: states, lights: states }, { requiredKeys: [] }),
  },
  { requiredKeys: [] },
);

const CHOICES: readonly (readonly [ControlChoice, (counts: ReturnType<typeof controlCounts>) => number])[] = [
  [{ kind: 'all' }, ({ all }) => all],
  ...(['critical', 'caution', 'good', 'unknown'] as const).map(
    (severity) =>
      [
        { kind: 'severity', severity },
        (counts: ReturnType<typeof controlCounts>) => counts.severity[severity],
      ] as const,
  ),
  ...DASHBOARD_ITEMS.map(
    ({ id }) =>
      [{ kind: 'items', items: [id] }, (counts: ReturnType<typeof controlCounts>) => counts.item[id]] as const,
  ),
  ...[...FAULT_PARTS, 'any' as const].flatMap((part) =>
    FAULT_STATES.map(
      (state) =>
        [
          { kind: 'part', part, state },
          (counts: ReturnType<typeof controlCounts>) => counts.part[part][state],
        ] as const,
    ),
  ),
];

describe('the numbers', () => {
  it('are the lengths of the lists they lead to, for any fleet and filter', () => {
    fc.assert(
      fc.property(fleets, filters, (fleet, filter) => {
        const trailers = controlTrailers(fleet, NOW);
        const counts = controlCounts(trailers, filter);
        for (const [choice, count] of CHOICES) {
          const list = trailers.filter((one) => passesControl(one, withChoice(filter, choice)));
          expect([choice, count(counts)]).toEqual([choice, list.length]);
        }
      }),
    );
  });

  it('of the severities, and of the utilization, add up to all trailers', () => {
    fc.assert(
      fc.property(fleets, (fleet) => {
        const { all, severity, item } = controlCounts(controlTrailers(fleet, NOW), {});
        expect(Object.values(severity).reduce((sum, count) => sum + count)).toBe(all);
        expect(dashboardItemsOf('trailerUtilization').reduce((sum, { id }) => sum + item[id], 0)).toBe(all);
      }),
    );
  });

  it('are chosen and taken back', () => {
    fc.assert(
      fc.property(filters, fc.constantFrom(...CHOICES), (filter, [choice]) => {
        const chosen = withChoice(filter, choice);
        expect(isChosen(chosen, choice)).toBe(true);
        expect(isChosen(withoutChoice(chosen, choice), choice)).toBe(choice.kind === 'all');
        expect(hasChoice(withChoice(filter, { kind: 'all' }))).toBe(false);
      }),
    );
  });
});

describe('the saved filter', () => {
  const empty = (value: unknown) => value == null || Object.keys(value as object).length === 0;
  const bare = (filter: ControlFilter) =>
    Object.fromEntries(
      Object.entries({
        ...filter,
        parts: Object.fromEntries(Object.entries(filter.parts ?? {}).filter(([, list]) => list.length)),
      }).filter(([, value]) => typeof value === 'number' || !empty(value)),
    );

  it('comes back out of its cookie as it went in', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(decodeSavedFilter(encodeSavedFilter(filter, 'u1'), 'u1')).toEqual(bare(filter));
      }),
    );
  });

  it('is not that of the next user of the device', () => {
    const cookie = encodeSavedFilter({ customerId: 7, vins: ['1UYVS2530LG704218'] }, 'u1');
    expect(decodeSavedFilter(cookie, 'u2')).toEqual({});
  });

  it('is never longer than a cookie may be, and never half', () => {
    const vins = Array.from({ length: 400 }, (_, i) => `1UYVS2530LG7${String(i).padStart(5, '0')}`);
    expect(encodeSavedFilter({ vins }, 'u1')).toBeUndefined();
    expect(encodeSavedFilter({ vins: vins.slice(0, 100) }, 'u1')?.length).toBeLessThan(SAVED_FILTER.maxBytes);
  });

  it.each([
    undefined,
    '',
    '%',
    'null',
    '[]',
    encodeURIComponent('{"v":2,"of":"u1","tether":["tethered"]}'),
    encodeURIComponent(
      '{"v":1,"of":"u1","tether":"tethered","items":["no such"],"customerId":-1,"parts":7,"vins":[1,null]}',
    ),
  ])('takes %j as nothing chosen', (cookie) => {
    expect(decodeSavedFilter(cookie, 'u1')).toEqual({});
  });
});
