import type { ActivityLogEntry, ActivityLogInput } from '@gladhand/domain/trailers';
import { LOG_PAGE_SIZE } from '@gladhand/domain/trailers';
import { describe, expect, it } from 'vitest';
import { takeReports } from '../../composition/takeReports';
import type { DeviceReportMessage } from '../../ingest/deviceReport';
import type { ReportSource } from '../../ingest/reportSource';
import { type Call, codeOf, everywhere } from '../../testing/everywhere';
import { createTestApi } from '../../testing/testApi';
import { createTestDataset, TEST_NOW } from '../../testing/testDataset';

const fresh = createTestDataset();
const subject = fresh.trailers.find(({ customerId, deviceTypeId }) => customerId === 1 && deviceTypeId === 1);
const foreign = fresh.trailers.find(({ customerId }) => customerId === 2)?.vin ?? '';
const vin = subject?.vin ?? '';
const SERIAL = 'DRAWER-1';
const INSTALLED = [1, 5, 7, 8, 10, 13, 15, 21, 23, 24, 25, 36];
/** One Morey trailer with many sensors and no reports yet. */
const dataset = {
  ...fresh,
  trailers: fresh.trailers.map((trailer) =>
    trailer.vin === vin
      ? { ...trailer, serialNumber: SERIAL, installedSensorTypeIds: INSTALLED, lastReport: null }
      : trailer,
  ),
};

const BOSS = 'boss@northline.example';
const MINUTE_MS = 60_000;
const ago = (minutes: number) => new Date(TEST_NOW.getTime() - minutes * MINUTE_MS).toISOString();
let made = 0;
const report = (minutes: number, readings: DeviceReportMessage['readings']): DeviceReportMessage => ({
  reportId: `r-${++made}`,
  serialNumber: SERIAL,
  recordedAt: ago(minutes),
  readings,
});
/** A position every five minutes, a battery every ten, and one report of everything else. */
const REPORTS = [
  ...Array.from({ length: 25 }, (_, index) =>
    report(5 * index, {
      position: { lat: 41.68, lng: -86.25, speedMph: index },
      ...(index % 2 === 0 && { trailerBatteryVolts: 12 - index / 100 }),
    }),
  ),
  report(7, {
    lights: { red: 'intermittent', green: 'good' },
    wheelEndsC: [50, null, 61.5],
    brakes: ['good', 'dragging'],
    tirePressuresPsi: [101.3, null, 999],
    door: 'open',
    bogieWeightLbs: 41_260,
    abs: { active: true, faultLevel: 2, description: 'Wheel speed sensor', spn: 789, fmi: 0, amberLampMs: 60_000 },
    reefer: { power: 'on', zones: [{ setPointF: 34, returnAirF: 58.6 }] },
    tether: 'tethered',
  }),
];

/** A second API on the same storage must not reuse the ids of the first. */
const OTHER_IDS = { uuid: () => crypto.randomUUID() };
const { same: sameAs, each } = everywhere(dataset, BOSS, {
  prepare: (repositories) => takeReports(repositories, { customerId: 1 }, REPORTS, TEST_NOW),
});
const same = <Answer>(email: string, ask: Call<Answer>) => sameAs(ask, email);

const log = (input: Partial<ActivityLogInput>) =>
  same(BOSS, (portal) => portal.trailers.activityLog({ vin, pageNumber: 0, pageSize: 10, ...input }));

describe('the details of a trailer', () => {
  it('are complete in one response', async () => {
    const detail = await same(BOSS, (portal) => portal.trailers.detail(vin));
    expect(detail).toMatchObject({
      asOf: TEST_NOW.toISOString(),
      deviceType: { id: 1, longName: 'Morey' },
      trailer: {
        vin,
        cargoWeightOnBogieLbs: 41_260,
        doorStatus: 'open',
        tkReturnAir1F: 58.6,
        lightFault: 'intermittent',
      },
      lights: { red: 'intermittent', green: 'good', yellow: null, black: null, brown: null },
      wheelEndsC: [50, null, 61.5],
      wheelEndMaxC: 61.5,
      brakes: ['good', 'dragging'],
      brakesReportedAt: ago(7),
      tirePressuresPsi: [101.3, null, 999],
      tirePressureReportedAt: ago(7),
      wheelEndReportedAt: ago(7),
      tiresC: null,
      checkFuse: false,
      sensorOrder: null,
      sensorOrderKnown: true,
    });
  });

  it.each([
    ["another customer's trailer", foreign],
    ['an unknown VIN', '1GRAA099999999999'],
    ['an empty VIN', ''],
  ])('are not found for %s', async (_, requestedVin) => {
    expect(await same(BOSS, (portal) => codeOf(portal.trailers.detail(requestedVin)))).toBe('NOT_FOUND');
    const params = { vin: requestedVin, pageNumber: 0, pageSize: 10 };
    expect(await same(BOSS, (portal) => codeOf(portal.trailers.activityLog(params)))).toBe('NOT_FOUND');
  });

  it('have the default order if the saved one cannot be read', async () => {
    const detail = await each(async ({ repositories }) => {
      const sensorOrders = { ...repositories.sensorOrders, of: () => Promise.reject(new Error('away')) };
      const test = await createTestApi({ ...repositories, sensorOrders }, { ids: OTHER_IDS });
      const { portal } = await test.signedIn(BOSS);
      return portal.trailers.detail(vin).finally(test.close);
    });
    expect(detail).toMatchObject({ sensorOrder: null, sensorOrderKnown: false });
  });
});

describe('the activity log', () => {
  it('has pages of 10 and 3 without gaps or duplicates', async () => {
    const whole: ActivityLogEntry[] = [];
    for (let pageNumber = 0; ; pageNumber++) {
      const pageSize = pageNumber === 0 ? LOG_PAGE_SIZE.first : LOG_PAGE_SIZE.later;
      const page = await log({ pageNumber, pageSize });
      whole.push(...page);
      if (page.length < pageSize) break;
    }
    expect(whole).toHaveLength(REPORTS.length);
    expect(new Set(whole.map(({ id }) => id)).size).toBe(REPORTS.length);
    const instants = whole.map(({ recorded }) => recorded);
    expect(instants).toEqual([...instants].sort().reverse());
  });

  it('contains only the reports of a selected sensor, 100 per page', async () => {
    const page = await log({ sensorTypeIds: [13], pageSize: 100 });
    expect(page.map(({ batteryVoltageTrailer }) => batteryVoltageTrailer)).toHaveLength(13);
    expect(page[0]?.batteryVoltageTrailer).toBe(12);
    expect(await log({ sensorTypeIds: [13], pageSize: 100, pageNumber: 1 })).toEqual([]);
    expect(await log({ sensorTypeIds: [22] })).toEqual([]);
  });

  it('shows the readings of each report, and null for the others', async () => {
    const [entry] = await log({ sensorTypeIds: [8] });
    expect(entry).toMatchObject({
      recorded: ago(7),
      loaded: true,
      loadWeight: 41_260,
      doorOpened: true,
      absFaultActive: true,
      absFaultDescription: 'Wheel speed sensor',
      amberLampStatus: 'on',
      lights: { red: 'intermittent', yellow: null },
      brakes: ['good', 'dragging'],
      tirePressuresPsi: [101.3, null, 999],
      absFaultSpn: 789,
      absFaultFmi: 0,
      tseFaults: [{ faultDescription: 'Wheel speed sensor', spn: 789, fmi: 0, faultLevel: 2 }],
      reefer: { power: 'on', zones: [{ setPointF: 34, returnAirF: 58.6, dischargeAirF: null }] },
      latitude: null,
      speed: null,
    });
    const [newest] = await log({});
    expect(newest).toMatchObject({ latitude: 41.68, speed: 0, doorOpened: null });
    expect(newest?.reverseGeoFullAddress).toContain('South Bend, IN');
  });

  it.each([{ pageSize: 0 }, { pageSize: 101 }, { pageNumber: -1 }, { pageNumber: 100_000 }])(
    'refuses %j',
    async (input) => {
      const params = { vin, pageNumber: 0, pageSize: 10, ...input };
      expect(await same(BOSS, (portal) => codeOf(portal.trailers.activityLog(params)))).toBe('BAD_USER_INPUT');
    },
  );

  it('contains the readings of reefer zones under a second name', async () => {
    const answer = await sameAs(async (_, { client }) => {
      const query = `{ vehicleTrackingV2(vin: "${vin}", pageSize: 100, pageNumber: 0, sensorTypeIds: [30]) {
        activityLog { id } thermoKingSetPointActivityLog { activityLog { reefer { zones { setPointF } } } } } }`;
      const response = await client.fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      });
      return response.json();
    });
    expect(answer).toEqual({
      data: {
        vehicleTrackingV2: {
          activityLog: [],
          thermoKingSetPointActivityLog: { activityLog: [{ reefer: { zones: [{ setPointF: 34 }] } }] },
        },
      },
    });
  });
});

describe('the sensor order', () => {
  it('is separate for each user and list', async () => {
    const none = { moreySensorOrder: null, xirgoSensorOrder: null, fleetColumnOrder: null };
    expect(await same(BOSS, (portal) => portal.trailers.sensorOrder())).toEqual(none);
    await same(BOSS, (portal) => portal.trailers.saveSensorOrder({ moreySensorOrder: [13, 1, 8] }));
    await same(BOSS, (portal) =>
      portal.trailers.saveSensorOrder({ xirgoSensorOrder: [38], fleetColumnOrder: [36, 7] }),
    );
    const saved = await same(BOSS, (portal) => portal.trailers.saveSensorOrder({ moreySensorOrder: [8, 13] }));
    expect(saved).toEqual({ moreySensorOrder: [8, 13], xirgoSensorOrder: [38], fleetColumnOrder: [36, 7] });
    expect((await same(BOSS, (portal) => portal.trailers.detail(vin))).sensorOrder).toEqual([8, 13]);
    expect(await same('east@northline.example', (portal) => portal.trailers.sensorOrder())).toEqual(none);
  });

  it.each([{}, { moreySensorOrder: [2] }, { xirgoSensorOrder: [1, 1] }])('is refused as %j', async (input) => {
    expect(await same(BOSS, (portal) => codeOf(portal.trailers.saveSensorOrder(input)))).toBe('BAD_USER_INPUT');
  });
});

describe('the source of a report', () => {
  const at = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * MINUTE_MS);
  const brought = (minutes: number, readings: DeviceReportMessage['readings'], source?: ReportSource) =>
    each(({ repositories, test }) => {
      test.clock.now = at(minutes);
      const one = { ...report(-minutes, readings), serialNumber: SERIAL };
      return takeReports(repositories, { customerId: 1 }, [one], at(minutes), { source });
    });
  const seen = () =>
    same(BOSS, async (portal) => {
      const { positionSource } = await portal.trailers.detail(vin);
      const [newest] = await portal.trailers.activityLog({ vin, pageNumber: 0, pageSize: 10 });
      return [positionSource?.kind, positionSource?.name, newest?.source?.kind];
    });
  const position = { lat: 41.68, lng: -86.25, speedMph: 0 };

  it('is shown for the newest position and for each report, and is unknown for old reports', async () => {
    expect(await seen()).toEqual([undefined, undefined, undefined]);
    await brought(1, { position }, { kind: 'gateway', name: 'Morey' });
    expect(await seen()).toEqual(['gateway', 'Morey', 'gateway']);
    await brought(2, { position }, { kind: 'phone', name: null });
    expect(await seen()).toEqual(['phone', null, 'phone']);
    await brought(3, { door: 'open' }, { kind: 'gateway', name: 'Morey' });
    expect(await seen()).toEqual(['phone', null, 'gateway']);
  });
});
