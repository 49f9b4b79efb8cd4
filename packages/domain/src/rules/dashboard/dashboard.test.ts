import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packHealthReason } from '../../vocabulary/healthReasons';
import { SENSOR_TYPES } from '../../vocabulary/sensorTypes';
import { trailerHealthOf } from '../health/trailerHealth';
import type { TrailerPosition } from '../tracking/trailerPosition';
import { encodeControlChoices, withControlChoices } from './controlChoices';
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
  withoutChoices,
} from './controlFilter';
import { DASHBOARD_ITEMS, type DashboardItemId, dashboardItem, dashboardItemsOf } from './dashboardItems';
import { decodeControlFilter, encodeControlFilter } from './filterInUrl';
import { decodeSavedFilter, encodeSavedFilter, SAVED_FILTER } from './savedFilter';

const NOW = new Date('2026-11-21T12:00:00Z');
const HOUR_MS = 3_600_000;
const ago = (hours: number) => NOW.getTime() - hours * HOUR_MS;

const ALL_SENSORS = SENSOR_TYPES.map(({ id }) => id);

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
    ['a moving trailer', {}, ['moving']],
    ['a trailer that has just stopped', { speed: 0, dwellingSince: ago(1) }, ['standingUnderOneDay']],
    ['a trailer parked for a day', { speed: 0, dwellingSince: ago(24) }, ['standingOneToThreeDays']],
    ['a trailer parked for three days', { speed: 0, dwellingSince: ago(72) }, ['standingOverThreeDays']],
    ['a stale speed', { positionReportedAt: ago(1) }, ['movementUnknown']],
    ['a trailer that stopped reporting on the road', silent, ['movementUnknown']],
    [
      'a trailer that stopped reporting in a yard',
      { ...silent, dwellingSince: ago(320), speed: 0 },
      ['movementUnknown'],
    ],
    ['an untethered, moving trailer', { tetheredStatus: 'untethered' }, ['untetheredMoving', 'moving']],
    [
      'an untethered trailer without the sensor',
      { tetheredStatus: 'untethered', installedSensorTypeIds: [1] },
      ['moving'],
    ],
    ['a door that is open while moving', { doorStatus: 'open' }, ['doorOpenMoving', 'moving']],
    [
      'a door that is open in the yard',
      { doorStatus: 'open', tetheredStatus: 'untethered', speed: 0, dwellingSince: ago(2) },
      ['doorOpenUntethered', 'standingUnderOneDay'],
    ],
    ['an open door of a trailer that stopped reporting', { ...silent, doorStatus: 'open' }, ['movementUnknown']],
    ['a battery notice', { trailerBatteryStatus: 'NOTICE' }, ['serviceBattery', 'moving']],
    [
      'a fault of a trailer that stopped reporting',
      { ...silent, trailerHealthStatus: 'CRITICAL', healthReasons: ['absFault:CRITICAL'] },
      ['movementUnknown'],
    ],
  ])('counts %s', (_, says, items) => expect(itemsOf(says)).toEqual(items));

  it('covers every health reason', () => {
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
      const items = itemsOf({
        trailerHealthStatus: status,
        healthReasons: [packHealthReason(reason)],
        installedSensorTypeIds: ALL_SENSORS,
      });
      expect(items.filter((id) => dashboardItem(id)?.widget === 'urgentIssues')).toHaveLength(1);
    }
  });
});

it('counts a fault in the cards and in the fault table by the same rule', () => {
  const installedSensorTypeIds = ALL_SENSORS;
  const fleet = [
    trailer({ installedSensorTypeIds, absFaultSeverityLevel: 'CRITICAL', healthReasons: ['absFault:CRITICAL'] }),
    trailer({
      installedSensorTypeIds,
      tireInflationStatus: 'unstable',
      healthReasons: ['tireInflationUnstable:CAUTION'],
    }),
    // The readings are too old to count
    trailer({ installedSensorTypeIds, absFaultSeverityLevel: 'CRITICAL', tireInflationStatus: 'unstable' }),
    // The sensors were removed
    trailer({ installedSensorTypeIds: [1], healthReasons: ['absFault:CRITICAL', 'tireInflationUnstable:CAUTION'] }),
  ].map((one) => ({ ...one, trailerHealthStatus: 'CRITICAL' }));
  const { item, part } = controlCounts(controlTrailers(fleet, NOW), {});
  expect({ urgent: item.urgentAbs, service: item.serviceAbs, table: part.abs.faults + part.abs.alerts }).toEqual({
    urgent: 1,
    service: 1,
    table: 1,
  });
  expect([item.urgentTireInflation, item.serviceTireInflation, part.tis.faults]).toEqual([1, 1, 1]);
});

it('leaves trailers that stopped reporting out of the fault table', () => {
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
      healthReasons: fc.subarray(['absFault:CAUTION', 'wheelEndHot:CRITICAL', 'lightsMultiple:CRITICAL']),
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

describe('counts', () => {
  it('match the lengths of their lists, for any fleet and filter', () => {
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

  it('by severity and by utilization add up to all trailers', () => {
    fc.assert(
      fc.property(fleets, (fleet) => {
        const { all, severity, item } = controlCounts(controlTrailers(fleet, NOW), {});
        expect(Object.values(severity).reduce((sum, count) => sum + count)).toBe(all);
        expect(dashboardItemsOf('trailerUtilization').reduce((sum, { id }) => sum + item[id], 0)).toBe(all);
      }),
    );
  });

  it('can be selected and deselected', () => {
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

describe('the selected counts in a URL', () => {
  it('are restored as they were written, and keep the other filters', () => {
    fc.assert(
      fc.property(filters, fc.constantFrom(...CHOICES), (filter, [choice]) => {
        fc.pre(choice.kind !== 'all');
        const chosen = withChoice(withChoice(filter, { kind: 'all' }), choice);
        const read = withControlChoices(filter, encodeControlChoices(chosen));
        expect(isChosen(read, choice)).toBe(true);
        expect(withoutChoices(read)).toEqual(withoutChoices(filter));
      }),
    );
  });

  it.each<[Record<string, string>]>([[{}], [{ severity: 'none' }], [{ item: '' }], [{ other: 'critical' }]])(
    'come from the filter for %j',
    (pairs) => expect(withControlChoices({ severities: ['critical'] }, pairs)).toEqual({ severities: ['critical'] }),
  );
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

  it('is restored from its cookie as it was written', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(decodeSavedFilter(encodeSavedFilter(filter, 'u1'), 'u1')).toEqual(bare(filter));
      }),
    );
  });

  it('does not apply to the next user of the device', () => {
    const cookie = encodeSavedFilter({ customerId: 7, vins: ['1UYVS2530LG704218'] }, 'u1');
    expect(decodeSavedFilter(cookie, 'u2')).toEqual({});
  });

  it('is omitted, not truncated, if it exceeds the size of a cookie', () => {
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
  ])('reads %j as no filter', (cookie) => {
    expect(decodeSavedFilter(cookie, 'u1')).toEqual({});
  });
});

describe('a complete filter in a URL', () => {
  it('is restored as it was written', () => {
    const filter: ControlFilter = {
      customerId: 3,
      groups: ['A & B, C'],
      health: ['CRITICAL'],
      items: ['doorOpenMoving'],
    };
    expect(decodeControlFilter(encodeControlFilter(filter))).toEqual(filter);
  });

  it.each(['', 'item=x', 'filter=', 'filter=%7B', 'filter=7'])('is absent in "%s"', (query) => {
    expect(decodeControlFilter(query)).toBeUndefined();
  });

  it('is an empty text without filters', () => expect(encodeControlFilter({ customerId: null, groups: [] })).toBe(''));
});
