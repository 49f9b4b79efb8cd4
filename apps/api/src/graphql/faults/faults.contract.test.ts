import type { AbsLifecyclesInput } from '@gladhand/domain/maintenance';
import type { AbsFaultsInput } from '@gladhand/domain/trailers';
import { describe, expect, it } from 'vitest';
import { takeReports } from '../../composition/takeReports';
import type { DeviceReportMessage } from '../../ingest/deviceReport';
import { ENGINES } from '../../testing/engines';
import { codeOf, everywhere } from '../../testing/everywhere';
import { createTestDataset, TEST_NOW } from '../../testing/testDataset';

const fresh = createTestDataset();
const subject = fresh.trailers.find(({ customerId, deviceTypeId }) => customerId === 1 && deviceTypeId === 1);
const foreign = fresh.trailers.find(({ customerId }) => customerId === 2)?.vin ?? '';
const another = fresh.trailers.findLast(({ customerId, deviceTypeId }) => customerId === 1 && deviceTypeId === 1);
const vin = subject?.vin ?? '';
const SERIAL = 'FAULTS-1';
const SECOND = 'FAULTS-2';
const dataset = {
  ...fresh,
  trailers: fresh.trailers.map((trailer) =>
    trailer.vin === vin || trailer.vin === another?.vin
      ? {
          ...trailer,
          serialNumber: trailer.vin === vin ? SERIAL : SECOND,
          installedSensorTypeIds: [1, 6, 7],
          lastReport: null,
          absOdometer: null,
        }
      : trailer,
  ),
};

const BOSS = 'boss@northline.example';
const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(TEST_NOW.getTime() - hours * HOUR_MS).toISOString();
let made = 0;
const report = (hours: number, readings: DeviceReportMessage['readings']): DeviceReportMessage => ({
  reportId: `r-${++made}`,
  serialNumber: SERIAL,
  recordedAt: ago(hours),
  readings,
});
const at = (speedMph: number) => ({ position: { lat: 41.68, lng: -86.25, speedMph } });
const SENSOR = { active: true, spn: 789, fmi: 3 };
const REPORTS = [
  report(80, { abs: { active: true, spn: 4711, fmi: 2, description: 'Maker code 17' } }),
  report(75, { abs: { active: false } }),
  report(30, { abs: SENSOR, absOdometerMiles: 1_000, ...at(40) }),
  report(29, {
    abs: { ...SENSOR, amberLampMs: 60_000 },
    trailerBatteryVolts: 13.1,
    absOdometerMiles: 1_050,
    ...at(63),
  }),
  report(28, { abs: { active: false, amberLampMs: 0 }, ...at(70) }),
  report(2, { abs: SENSOR, ...at(0) }),
  report(1, { abs: { active: true, spn: 3597, fmi: 4 }, absOdometerMiles: 1_200, ...at(55) }),
];

const SUPPLY = { spn: 3597, fmi: 4 };
const SENSORS = [
  { spn: 789, fmi: 3 },
  { spn: 790, fmi: 8, description: 'Wheel speed sensor D' },
];
const SEVERAL = [
  report(30, { abs: { active: true, faults: SENSORS } }),
  report(20, { abs: { active: true, faults: [...SENSORS, SUPPLY] } }),
  report(10, { abs: { active: true, faults: [...SENSORS.slice(1), SUPPLY] } }),
  report(2, { abs: { active: true, faults: [SUPPLY, ...SENSORS] } }),
  report(1, { abs: { active: true, faults: SENSORS } }),
].map((one) => ({ ...one, serialNumber: SECOND }));

const { same, each } = everywhere(dataset, BOSS, {
  async prepare(repositories) {
    // Sends each report on its own and twice: open faults are recognized, and repeated reports change nothing.
    for (const one of [...REPORTS, ...SEVERAL, ...REPORTS, ...SEVERAL])
      await takeReports(repositories, { customerId: 1 }, [one], TEST_NOW);
  },
});
const faults = (input: Partial<AbsFaultsInput> = {}) => same((portal) => portal.trailers.absFaults({ vin, ...input }));
const refused = (input: Partial<AbsFaultsInput>) =>
  same((portal) => codeOf(portal.trailers.absFaults({ vin, ...input })));
const codes = ({ faults: list }: { faults: readonly { spn: number | null; faultStart: string }[] }) =>
  list.map(({ spn, faultStart }) => [spn, faultStart]);

describe('the faults of a trailer', () => {
  it('are the active ones by default, with recommended actions', async () => {
    const list = await faults();
    expect(list).toMatchObject({ total: 1, asOf: TEST_NOW.toISOString() });
    expect(list.faults).toMatchObject([
      {
        status: 'Active',
        faultDescription: 'Supply voltage below 8 V',
        faultStart: ago(1),
        faultEnd: null,
        suspectComponent: 'Supply voltage',
        durationSeconds: 3_600,
        maxMph: 55,
        bestAvailableTotalMileage: 1_200,
        faultTypeId: 1,
        fmi: 4,
        blinkCode: '6-2',
      },
    ]);
    expect(list.faults[0]?.repairInformation).toContain('under load');
  });

  it('include past ones on request, latest first', async () => {
    const list = await faults({ showAll: true });
    expect(codes(list)).toEqual([
      [3597, ago(1)],
      [789, ago(2)],
      [789, ago(30)],
      [4711, ago(80)],
    ]);
    expect(list.faults[1]).toMatchObject({ status: 'Cleared', faultEnd: ago(1), durationSeconds: 3_600, maxMph: 0 });
    expect(list.faults[2]).toMatchObject({
      faultEnd: ago(28),
      durationSeconds: 7_200,
      maxMph: 63,
      bestAvailableTotalMileage: 1_000,
      faultTypeId: 2,
      blinkCode: '2-2',
    });
    expect(list.faults[3]).toMatchObject({ faultDescription: 'Maker code 17', cause: null, repairInformation: null });
  });

  it.each<[Partial<AbsFaultsInput>, number[]]>([
    [{ withinDays: 1 }, [3597, 789]],
    [{ withinDays: 2 }, [3597, 789, 789]],
    [{ faultTypeIds: [2] }, [789, 789]],
    [{ faultTypeIds: [1] }, [3597, 4711]],
    [{ faultTypeIds: [1], withinDays: 1 }, [3597]],
    [{ faultTypeIds: [] }, []],
    [{ showAll: false, faultTypeIds: [2] }, []],
  ])('are filtered by %j to %j', async (input, spns) => {
    const list = await faults({ showAll: true, ...input });
    expect(list.faults.map(({ spn }) => spn)).toEqual(spns);
    expect(list.total).toBe(spns.length);
  });

  it.each([{ withinDays: 0 }, { withinDays: 3_651 }])('are refused for %j', async (input) => {
    expect(await refused(input)).toBe('BAD_USER_INPUT');
  });

  it.each([foreign, '1GRAA099999999999', ''])('are not found for the VIN %j', async (requestedVin) => {
    expect(await refused({ vin: requestedVin })).toBe('NOT_FOUND');
  });

  const lifecycles = (input: Partial<AbsLifecyclesInput> = {}) =>
    same((portal) => portal.maintenance.absLifecycles({ vin, ...input }));
  const repeats = async (input: Partial<AbsLifecyclesInput>) =>
    (await lifecycles(input)).lifecycles.map(({ spn, records }) => [spn, records.length]);

  it('are lifecycles with their repeats, the newest first', async () => {
    const list = await lifecycles();
    expect(list).toMatchObject({ asOf: TEST_NOW.toISOString(), isCut: false });
    expect(list.lifecycles).toMatchObject([
      { spn: 3597, status: 'Active', durationSeconds: 3_600, blinkCode: '6-2', maxMph: 55 },
      {
        ...{ spn: 789, status: 'Cleared', durationSeconds: 10_800, maxMph: 63, faultTypeId: 2, blinkCode: '2-2' },
        ...{ suspectComponent: 'Wheel speed sensor C', repairInformation: expect.stringContaining('Measure') },
        records: [{ faultStart: ago(2) }, { faultStart: ago(30), bestAvailableTotalMileage: 1_000 }],
      },
      { spn: 4711, faultDescription: 'Maker code 17', cause: null, blinkCode: null },
    ]);
  });

  it.each<[Partial<AbsLifecyclesInput>, [number, number][]]>([
    [{ status: 'Active' }, [[3597, 1]]],
    [{ faultTypeIds: [2] }, [[789, 2]]],
    // Repeats outside the period belong to the lifecycle.
    [
      { from: ago(20) },
      [
        [3597, 1],
        [789, 2],
      ],
    ],
    [
      { from: ago(79), to: ago(29) },
      [
        [789, 2],
        [4711, 1],
      ],
    ],
    [{ to: ago(80) }, []],
  ])('are the lifecycles in %j', async (input, expected) => expect(await repeats(input)).toEqual(expected));

  it('refuses an unknown status and hides the trailers of others', async () => {
    const code = (input: Partial<AbsLifecyclesInput>) =>
      same((portal) => codeOf(portal.maintenance.absLifecycles({ vin, ...input })));
    expect(await code({ status: 'Open' })).toBe('BAD_USER_INPUT');
    expect(await code({ vin: foreign })).toBe('NOT_FOUND');
  });

  it('are counted in full even if not all are listed', async () => {
    const key = { customerId: subject?.customerId ?? 0, trailerId: subject?.trailerId ?? '' };
    const wanted = { showAll: true, startedFrom: null, faultTypeIds: null };
    const { total, faults: list } = await each(({ repositories }) => repositories.faults.of(key, wanted, 2));
    expect([total, list.length]).toEqual([4, 2]);
  });

  it('are the same if the reports arrive in one batch, and unaffected by a late report', async () => {
    const other = await ENGINES.memory(dataset);
    const { faults: kept } = other.repositories;
    await takeReports(other.repositories, { customerId: 1 }, [...REPORTS, ...SEVERAL].reverse(), TEST_NOW);
    await takeReports(other.repositories, { customerId: 1 }, [report(50, { abs: SENSOR })], TEST_NOW);
    const storedFaults = (repository: typeof kept, trailerId = '') =>
      repository.of({ customerId: 1, trailerId }, { showAll: true, startedFrom: null, faultTypeIds: null }, 100);
    for (const trailerId of [subject?.trailerId, another?.trailerId]) {
      const batch = await storedFaults(kept, trailerId);
      expect(await each(({ repositories }) => storedFaults(repositories.faults, trailerId))).toEqual(batch);
    }
  });
});

describe('several faults of one trailer', () => {
  const faultsOf = (input: Partial<AbsFaultsInput> = {}) => faults({ vin: another?.vin ?? '', ...input });

  it('are active at the same time, and each is cleared and recurs independently', async () => {
    expect(codes(await faultsOf())).toEqual([
      [789, ago(2)],
      [790, ago(30)],
    ]);
    const all = await faultsOf({ showAll: true });
    expect(all.faults.map(({ spn, faultStart, faultEnd }) => [spn, faultStart, faultEnd])).toEqual([
      [789, ago(2), null],
      [3597, ago(20), ago(1)],
      [789, ago(30), ago(10)],
      [790, ago(30), null],
    ]);
    expect(new Set(all.faults.map(({ id }) => id)).size).toBe(4);
  });

  it.each<[Partial<AbsFaultsInput>, number[]]>([
    [{ withinDays: 1 }, [789]],
    [{ faultTypeIds: [2] }, [789, 790]],
    [{ faultTypeIds: [1] }, []],
    [{ faultTypeIds: [1], showAll: true }, [3597]],
  ])('are filtered by %j to %j', async (input, spns) => {
    expect((await faultsOf(input)).faults.map(({ spn }) => spn)).toEqual(spns);
  });

  it('count once, with the highest severity, until the last one is cleared', async () => {
    const stateOf = () =>
      same(async (portal) => {
        const { trailer } = await portal.trailers.detail(another?.vin ?? '');
        const { counts } = await portal.tracking.counts({ filter: { vins: [another?.vin ?? ''] } });
        const { total } = await portal.trailers.absFaults({ vin: another?.vin ?? '' });
        const { absFaultSeverityLevel: level, absFaultSpn: code, trailerHealthStatus: health } = trailer;
        return { level, code, health, total, ...counts.part.abs, urgent: counts.item.urgentAbs };
      });
    const tell = (minutes: number, abs: DeviceReportMessage['readings']['abs']) => {
      const one = { ...report(minutes / 60, { abs }), serialNumber: SECOND };
      return each(({ repositories, test }) => {
        // The Fleet Control counts are cached for a while.
        test.pass(60_000);
        return takeReports(repositories, { customerId: 1 }, [one], test.clock.now);
      });
    };
    const one = { spn: 789, fmi: 3 };
    await tell(30, { active: true, faults: [one, { ...SUPPLY, faultLevel: 3 }] });
    const worst = { level: 'CRITICAL', code: 3597, health: 'CRITICAL', total: 2 };
    expect(await stateOf()).toEqual({ ...worst, noFaults: 0, faults: 1, alerts: 0, urgent: 1 });
    await tell(20, { active: true, faults: [one] });
    const left = { level: 'CAUTION', code: 789, health: 'CAUTION', total: 1 };
    expect(await stateOf()).toEqual({ ...left, noFaults: 0, faults: 0, alerts: 1, urgent: 1 });
    await tell(10, { active: false });
    const none = { level: 'GOOD', code: null, health: 'GOOD', total: 0 };
    expect(await stateOf()).toEqual({ ...none, noFaults: 1, faults: 0, alerts: 0, urgent: 0 });
  });

  it.each([
    [{ active: true, faults: [] }],
    [{ active: false, faults: [{ spn: 789 }] }],
    [{ active: true, spn: 789, faults: [{ spn: 790 }] }],
  ])('are refused as %j', async (abs) => {
    const one = { ...report(0, { abs }), serialNumber: SECOND };
    const results = await each(({ repositories }) => takeReports(repositories, { customerId: 1 }, [one], TEST_NOW));
    expect(results).toMatchObject([{ status: 'rejected', code: 'INVALID' }]);
  });
});

describe('readings next to the faults', () => {
  const read = (fromHours: number, toHours: number) =>
    same((portal) =>
      portal.maintenance.absReadings({ vin, from: new Date(ago(fromHours)), to: new Date(ago(toHours)) }),
    );

  it('have speed, battery and lamp of each report in the period, oldest first, and null for what it lacks', async () => {
    const { isCut, atMs, speedMph, batteryVolts, isLampOn } = await read(31, 1.5);
    const hours = atMs.map((time) => (TEST_NOW.getTime() - time) / HOUR_MS);
    expect({ isCut, hours, speedMph, batteryVolts, isLampOn }).toEqual({
      isCut: false,
      hours: [30, 29, 28, 2],
      speedMph: [40, 63, 70, 0],
      batteryVolts: [null, 13.1, null, null],
      isLampOn: [null, true, false, null],
    });
  });

  it('are refused for another customer and for a period that ends before it begins', async () => {
    const codes = await same(async (portal) => [
      await codeOf(portal.maintenance.absReadings({ vin: foreign, from: new Date(ago(2)), to: new Date(ago(1)) })),
      await codeOf(portal.maintenance.absReadings({ vin, from: new Date(ago(1)), to: new Date(ago(2)) })),
    ]);
    expect(codes).toEqual(['NOT_FOUND', 'BAD_USER_INPUT']);
  });
});
