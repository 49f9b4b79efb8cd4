import { type AlertCondition, alertTypeOf, type ExplainedCondition } from '@gladhand/domain/alerts';
import { LightBranchState } from '@gladhand/domain/readings';
import { SensorType } from '@gladhand/domain/trailers';
import { expect, it } from 'vitest';
import { createMemoryRepositories } from '../../composition/memoryRepositories';
import { takeReports } from '../../composition/takeReports';
import { createTestApi } from '../../testing/testApi';
import { alertFeatures, createTestDataset, TEST_NOW, testId } from '../../testing/testDataset';

const BOSS = 'boss@northline.example';
const MINUTE_MS = 60_000;
const CENTER = { lat: 40.1, lng: -84.2 };
const METERS_PER_LNG = 111_195 * Math.cos((CENTER.lat * Math.PI) / 180);
/** A position so many meters east of the yard, whose radius is 400 m. */
const at = (meters: number, speedMph = 0) => ({
  position: { lat: CENTER.lat, lng: CENTER.lng + meters / METERS_PER_LNG, accuracyM: 5, speedMph },
});

const fresh = createTestDataset();
const trailer = fresh.trailers.find(({ customerId }) => customerId === 1);
if (!trailer) throw new Error('no trailer');
const device = {
  ...trailer,
  ...{ serialNumber: 'D-1', lastReport: null, lat: null, lng: null, dwellingSince: null },
  installedSensorTypeIds: Object.values(SensorType),
};
const dataset = { ...fresh, trailers: [device], features: alertFeatures(1) };

type Readings = readonly object[];
const reefer = (fields: object) => ({ reefer: { power: 'on', ...fields } });

/** Each type with reports, 10 minutes apart, after which it doesn't fire, and further ones after which it does. */
const TYPES: readonly [id: number, condition: AlertCondition, quiet: Readings, firing: Readings][] = [
  [1, { kind: 'crossing', on: ['entered'], geofences: 'any' }, [at(3_000), at(2_000)], [at(100), at(50)]],
  [
    2,
    { kind: 'occupancy', where: 'within', geofences: 'any', durationMs: 15 * MINUTE_MS },
    [at(2_000), at(100)],
    [at(50), at(60)],
  ],
  [3, { kind: 'weightAbove', lbs: 30_000 }, [{ bogieWeightLbs: 30_000 }], [{ bogieWeightLbs: 30_001 }]],
  [4, { kind: 'loadChange', to: 'loaded' }, [{ bogieWeightLbs: 0 }], [{ bogieWeightLbs: 9_000 }]],
  [
    5,
    { kind: 'absFault', of: 'abs' },
    [{ abs: { active: false } }],
    [{ abs: { active: true, faultLevel: 3, description: 'Pump' } }],
  ],
  // 6 is no type of its own: component faults are an option of 5.
  [
    6,
    { kind: 'absFault', of: 'component' },
    [{ abs: { active: true, faultLevel: 3, description: 'Pump' } }],
    [{ abs: { active: true, faultLevel: 3, spn: 791, fmi: 5 } }],
  ],
  [
    7,
    { kind: 'lights', faultIds: [] },
    [{ lights: { red: LightBranchState.Good } }],
    [{ lights: { red: LightBranchState.LowCurrent } }],
  ],
  [8, { kind: 'tetherChange', to: 'any' }, [{ tether: 'tethered' }], [{ tether: 'untethered' }]],
  [
    9,
    { kind: 'tetherFor', status: 'untethered', durationMs: 15 * MINUTE_MS },
    [{ tether: 'tethered' }, { tether: 'untethered' }],
    [{}, {}],
  ],
  [10, { kind: 'doorChange', to: 'open' }, [{ door: 'closed' }], [{ door: 'open' }]],
  [11, { kind: 'doorFor', status: 'open', durationMs: 15 * MINUTE_MS }, [{ door: 'open' }], [{}, {}]],
  [12, { kind: 'battery', levels: ['critical'] }, [{ trailerBatteryVolts: 13.2 }], [{ trailerBatteryVolts: 9 }]],
  [
    13,
    { kind: 'tireInflation', states: ['filling'] },
    [{ tireInflation: { demandMs: 0, unplugged: false } }],
    [{ tireInflation: { demandMs: 60_000, unplugged: false } }],
  ],
  [14, { kind: 'geofenceCount', where: 'within', geofences: 'any', atLeast: 1 }, [at(3_000)], [at(100), at(50)]],
  [15, { kind: 'fuelBelow', percent: 25 }, [reefer({ fuelPercent: 25 })], [reefer({ fuelPercent: 24 })]],
  [
    16,
    { kind: 'reeferAlarm', levels: [3] },
    [reefer({ alarms: [{ code: 1, level: 2 }] })],
    [reefer({ alarms: [{ code: 1, level: 3 }] })],
  ],
  [18, { kind: 'tow' }, [{ ...at(0), tether: 'untethered' }, at(10)], [at(1_000, 30)]],
  [19, { kind: 'tirePressureBelow', psi: 80 }, [{ tirePressuresPsi: [100, 80] }], [{ tirePressuresPsi: [100, 79] }]],
  [20, { kind: 'tireTemperatureAbove', celsius: 90 }, [{ tiresC: [20, 90] }], [{ tiresC: [20, 91] }]],
  [0, { kind: 'silence', durationMs: 60 * MINUTE_MS }, [{ door: 'open' }], []],
];

const truthOf = (root: ExplainedCondition | null | undefined) => root?.truth;

it.each(TYPES)(
  'type %i fires on reports, and the explainer says why and why not',
  async (id, condition, quiet, firing) => {
    if (id !== 0) expect(alertTypeOf(condition).id).toBe(id);
    const repositories = createMemoryRepositories(dataset);
    await repositories.geofences.add({
      ...{ customerId: 1, geofenceId: testId(7, 1), name: 'Yard', description: null, category: 'yard', isActive: true },
      shape: { type: 'circle', center: CENTER, radiusMeters: 400 },
      ...{ enterEmails: [], exitEmails: [], freeMinutes: null, version: 1 },
      ...{ validFrom: TEST_NOW, createdAt: TEST_NOW, updatedAt: TEST_NOW },
    });
    const test = await createTestApi(repositories);
    const { portal } = await test.signedIn(BOSS);
    const rule = await portal.alerts.createRule({
      customerId: 1,
      rule: {
        ...{ name: 'Rule', severity: 'caution', condition, allVehicles: true, vehicleIds: [], vehicleGroupIds: [] },
        ...{ isActive: true, notifyMe: false, notifyAllCustomerUsers: false, notifyEmails: [] },
        ...{ includeSensorData: false, alertNotificationRateLimitMs: 0, notifyPresent: false },
      },
    });
    const report = async (readings: object) => {
      test.pass(10 * MINUTE_MS);
      const recordedAt = test.clock.now.toISOString();
      const one = { reportId: recordedAt, serialNumber: 'D-1', recordedAt, readings };
      const [status] = await takeReports(repositories, { customerId: 1 }, [one], test.clock.now);
      expect(status).toMatchObject({ status: 'accepted' });
    };
    const subject = id === 14 ? { geofenceId: testId(7, 1) } : { vin: device.vin };
    const seen = async () => {
      const { portal: again } = await test.signedIn(BOSS);
      const page = { pageSize: 10, pageNumber: 1 };
      const { alerts } = await again.alerts.list({ customerId: 1, paginationInput: page });
      const when = alerts[0]?.since ?? test.clock.now.toISOString();
      const why = await again.alerts.explain({ customerId: 1, ruleId: rule.id, ...subject, at: when });
      return { count: alerts.length, verdict: why?.verdict, truth: truthOf(why?.root) };
    };

    for (const readings of quiet) await report(readings);
    expect(await seen()).toMatchObject({ count: 0, verdict: 'notMet' });
    for (const readings of firing) await report(readings);
    if (firing.length === 0) {
      test.pass(61 * MINUTE_MS);
      await test.runScheduled('alert.due');
    }
    expect(await seen()).toEqual({ count: 1, verdict: 'firing', truth: true });
    await test.close();
  },
);
