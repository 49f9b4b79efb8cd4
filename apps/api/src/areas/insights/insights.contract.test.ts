import { addFigures, foldDay, type InsightDay, type InsightsInput, NO_CARRY } from '@gladhand/domain/insights';
import { addUtcDays, DAY_MS, startOfUtcDay, utcDayOf } from '@gladhand/domain/readings';
import { SensorType } from '@gladhand/domain/trailers';
import fc from 'fast-check';
import { decodeJwt, jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { takeReports } from '../../composition/takeReports';
import { codeOf, everywhere } from '../../testing/everywhere';
import { TEST_CONFIG } from '../../testing/testApi';
import { createTestDataset, TEST_NOW } from '../../testing/testDataset';
import { addUpDays } from './daysJob';
import { insightReport } from './insightReport';

const BOSS = 'boss@northline.example';
const EAST = 'east@northline.example';
const ADMIN = 'admin@example.com';
const HOUR_MS = 3_600_000;
const TODAY = utcDayOf(TEST_NOW);
const FIRST = addUtcDays(TODAY, -9);
const LAST = addUtcDays(TODAY, -2);
const PAGE = { pageSize: 50, pageNumber: 1 };

const fresh = createTestDataset();
const dataset = {
  ...fresh,
  features: [
    ...fresh.features.filter(({ feature }) => feature !== 'Insight'),
    ...[1, 2, 3].map((customerId) => ({ customerId, feature: 'Insight' })),
  ],
  trailers: fresh.trailers.map((trailer) => ({
    ...trailer,
    ...{ serialNumber: `D-${trailer.vin}`, lastReport: null, installationDate: null, simStatus: 'activated' },
    ...{ absOdometer: null, gpsOdometer: null, loadStatus: null, tkUnitOnOrOff: null, tetheredStatus: null },
    installedSensorTypeIds: [
      ...[SensorType.AbsFault, SensorType.TrailerBattery, SensorType.TireInflation, SensorType.LightFault],
      ...[SensorType.Gps, SensorType.GpsMileage, SensorType.ReeferUnit],
    ],
  })),
};
const own = dataset.trailers.filter(({ customerId }) => customerId === 1);
const clock = { now: TEST_NOW };
const EMBED = { url: 'https://bi.example.com/fleet?theme=light', secret: 'a-secret-of-the-operator-of-32-chars' };
const { same, each } = everywhere(dataset, BOSS, {
  deps: () => ({ now: () => clock.now, config: { ...TEST_CONFIG, insightsEmbed: EMBED } }),
});

const trailer = (index: number) => {
  const found = own[index];
  if (!found) throw new Error('no such trailer');
  return found;
};
let reported = 0;
interface Report {
  vin: string;
  at: number;
  readings: object;
}
async function arrive(reports: readonly Report[], now: Date): Promise<void> {
  const batch = reports.map(({ vin, at, readings }) => ({
    reportId: `i-${++reported}`,
    serialNumber: `D-${vin}`,
    recordedAt: new Date(at).toISOString(),
    readings,
  }));
  await each(async ({ repositories }) => {
    const results = await takeReports(repositories, { customerId: 1 }, batch, now);
    expect(results.map(({ status }) => status)).not.toContain('rejected');
  });
}
const addUp = (day = TODAY) =>
  each(({ repositories }) =>
    addUpDays({ repositories, now: () => new Date(startOfUtcDay(day)) }, new AbortController().signal),
  );
const get = (input: Partial<InsightsInput> = {}, as = BOSS) =>
  same((portal) => portal.insights.get({ customerId: 1, from: FIRST, to: LAST, ...input }), as);
const sumOf = (days: readonly InsightDay[]) => addFigures(days.map(({ figures }) => figures));

const gps = (miles: number) => ({ gpsOdometerMiles: miles });
const abs = (active: boolean) => ({ abs: { active } });
const reefer = (returnAirF: number) => ({ reefer: { power: 'on', zones: [{ setPointF: 34, returnAirF }] } });
const at = (day: number, hours: number) => startOfUtcDay(addUtcDays(FIRST, day)) + hours * HOUR_MS;

describe('days', () => {
  it('are added up once they are over', async () => {
    const [a, b] = [trailer(0).vin, trailer(1).vin];
    await arrive(
      [
        { vin: a, at: at(0, 6), readings: { ...gps(100), ...abs(true) } },
        { vin: b, at: at(0, 7), readings: reefer(50) },
        { vin: a, at: at(0, 9), readings: gps(180) },
        { vin: a, at: at(1, 6), readings: { ...gps(200), ...abs(false) } },
        { vin: b, at: at(1, 7), readings: reefer(35) },
      ],
      new Date(at(1, 8)),
    );
    expect((await get()).period.days).toEqual([]);
    await addUp();
    const { through, period } = await get({ to: addUtcDays(FIRST, 1) });
    expect(through).toBe(LAST);
    expect(period.days).toMatchObject([
      {
        day: FIRST,
        figures: {
          ...{ trailers: own.length, reporting: 2, moved: 1, measured: 1, miles: 80 },
          ...{ reeferReadings: 1, reeferWithin: 0 },
          systems: { abs: { faultMs: 18 * HOUR_MS, repairs: 0, repairMs: 0 } },
        },
      },
      {
        day: addUtcDays(FIRST, 1),
        figures: {
          ...{ reporting: 2, moved: 1, miles: 20, reeferReadings: 1, reeferWithin: 1 },
          systems: { abs: { faultMs: 6 * HOUR_MS, repairs: 1, repairMs: DAY_MS } },
        },
      },
    ]);
    expect(period.faultyTrailers).toEqual({ abs: 1, all: 1 });
  });

  it('are added up again when a late report changes them, and those after it as far as it matters', async () => {
    const vin = trailer(0).vin;
    await arrive([{ vin, at: at(0, 20), readings: { ...gps(190), ...abs(false) } }], TEST_NOW);
    await addUp();
    const { days } = (await get({ to: addUtcDays(FIRST, 1) })).period;
    expect(days.map(({ figures }) => figures)).toMatchObject([
      { miles: 90, systems: { abs: { faultMs: 14 * HOUR_MS, repairs: 1, repairMs: 14 * HOUR_MS } } },
      { miles: 10, systems: {} },
    ]);
  });

  it('are added up again when the late report came before the next day was over', async () => {
    const one = trailer(own.length - 2);
    await addUp();
    await arrive([{ vin: one.vin, at: at(5, 6), readings: {} }], TEST_NOW);
    await addUp(addUtcDays(TODAY, 1));
    const [day] = await each(({ repositories }) =>
      repositories.insights.daysOf(one, addUtcDays(FIRST, 5), addUtcDays(FIRST, 5)),
    );
    expect(day?.figures.reporting).toBe(1);
  });

  it('from before the first one are added for all trailers when a late report shows them', async () => {
    const [late, silent] = [trailer(2), trailer(own.length - 2)];
    await arrive([{ vin: late.vin, at: at(-2, 6), readings: {} }], TEST_NOW);
    await addUp();
    const days = await each(({ repositories }) => repositories.insights.daysOf(silent, addUtcDays(FIRST, -3), FIRST));
    expect(days.map(({ day }) => day)).toEqual([addUtcDays(FIRST, -2), addUtcDays(FIRST, -1), FIRST]);
  });

  it('count a report without a reading as a report', async () => {
    const one = trailer(own.length - 1);
    await arrive([{ vin: one.vin, at: at(4, 6), readings: {} }], TEST_NOW);
    await addUp();
    const [day] = await each(({ repositories }) =>
      repositories.insights.daysOf(one, addUtcDays(FIRST, 4), addUtcDays(FIRST, 4)),
    );
    expect(day?.figures.reporting).toBe(1);
  });

  it('count a trailer with several reports on one day once, and one without any as silent', async () => {
    const { total, trailers } = await same((portal) =>
      portal.insights.trailers({ customerId: 1, from: FIRST, to: FIRST, measure: 'silent', paginationInput: PAGE }),
    );
    expect(total).toBe(own.length - 2);
    expect(trailers[0]).toMatchObject({ value: 1, customerName: expect.any(String) });
  });

  it.each([
    ['moved', { value: 2 }],
    ['miles', { value: 100 }],
    ['faults', { value: 14 * HOUR_MS }],
  ] as const)('lead to the trailers behind them: %s', async (measure, first) => {
    const { trailers } = await same((portal) =>
      portal.insights.trailers({
        ...{ customerId: 1, from: FIRST, to: addUtcDays(FIRST, 1), measure, paginationInput: PAGE },
      }),
    );
    expect(trailers).toMatchObject([{ vin: trailer(0).vin, ...first }]);
  });

  it('are the same for all trailers of a customer as for each type', async () => {
    const all = sumOf((await get()).period.days);
    const types = [...new Set(own.map(({ vehicleType }) => vehicleType))];
    const each = await Promise.all(types.map((type) => get({ vehicleTypes: [type] })));
    expect(addFigures(each.map(({ period }) => sumOf(period.days)))).toEqual(all);
  });

  it('of a user with groups are those of the trailers in these groups', async () => {
    const limited = await get({}, EAST);
    expect(limited.period.days[0]?.figures.trailers).toBeGreaterThan(0);
    expect(limited.period.days[0]?.figures.trailers).toBeLessThan(own.length);
  });

  it('of a chosen group include those of the groups below it', async () => {
    const parent = dataset.groups.find(({ groupId }) => dataset.groups.some(({ parentId }) => parentId === groupId));
    const isBelow = ({ groupId, parentId }: (typeof dataset.groups)[number]): boolean =>
      groupId === parent?.groupId || dataset.groups.some((group) => group.groupId === parentId && isBelow(group));
    const ids = new Set(dataset.groups.filter(isBelow).map(({ groupId }) => groupId));
    const members = new Set(
      dataset.groupTrailers.flatMap(({ groupId, trailerId }) => (ids.has(groupId) ? [trailerId] : [])),
    );
    expect(ids.size).toBeGreaterThan(1);
    const chosen = await get({ customerId: parent?.customerId ?? 0, groups: [parent?.name ?? ''] });
    expect(chosen.period.days[0]?.figures.trailers ?? 0).toBe(members.size);
  });

  it('compare with another period', async () => {
    const { against } = await get({ from: addUtcDays(FIRST, 1), to: LAST, againstFrom: FIRST, againstTo: FIRST });
    expect(against).toMatchObject({ from: FIRST, to: FIRST, days: [{ figures: { miles: 90 } }] });
  });
});

describe('an external dashboard', () => {
  it('opens for ten minutes with an address that is signed for the viewer', async () => {
    const found = await same(async (portal) => {
      const embed = await portal.insights.embed(1);
      const { sub } = decodeJwt(new URL(embed?.url ?? '').searchParams.get('token') ?? '');
      return { ...embed, isOwn: sub === (await portal.me()).id };
    });
    const address = new URL(found.url ?? '');
    expect([address.origin, address.searchParams.get('theme'), found.isOwn]).toEqual([
      ...['https://bi.example.com', 'light', true],
    ]);
    expect(found.expiresAt).toBe(new Date(TEST_NOW.getTime() + 600_000).toISOString());
    const { payload } = await jwtVerify(
      address.searchParams.get('token') ?? '',
      new TextEncoder().encode(EMBED.secret),
      { audience: 'https://bi.example.com', currentDate: TEST_NOW },
    );
    expect(payload.customer).toBe(1);
  });

  it('does not exist for a viewer of some groups, and not for other customers', async () => {
    expect(await same((portal) => portal.insights.embed(1), EAST)).toBeNull();
    expect(await same((portal) => portal.insights.embed(null))).toBeNull();
    expect(await same((portal) => codeOf(portal.insights.embed(2)))).toBe('NOT_FOUND');
  });
});

describe('access', () => {
  it('is limited to the own customer', async () => {
    expect(await same((portal) => codeOf(portal.insights.get({ customerId: 2, from: FIRST, to: LAST })))).toBe(
      'NOT_FOUND',
    );
    const all = await get({ customerId: null }, ADMIN);
    expect(all.period.days.at(-1)?.figures.trailers).toBe(dataset.trailers.length);
  });

  it.each<[string, Partial<InsightsInput>]>([
    ['a day that does not exist', { from: '2026-02-30' }],
    ['an end before the start', { to: addUtcDays(FIRST, -1) }],
    ['a longer period than a year', { from: addUtcDays(LAST, -400) }],
    ['half a period to compare with', { againstFrom: FIRST }],
  ])('refuses %s', async (_, changed) => {
    const input = { customerId: 1, from: FIRST, to: LAST, ...changed };
    expect(await same((portal) => codeOf(portal.insights.get(input)))).toBe('BAD_USER_INPUT');
  });
});

const readings = fc.record(
  {
    gpsOdometerMiles: fc.integer({ min: 0, max: 400 }),
    abs: fc.record({ active: fc.boolean() }),
    trailerBatteryVolts: fc.constantFrom(11, 12, 13),
    reefer: fc.constantFrom(reefer(34).reefer, reefer(60).reefer),
  },
  { requiredKeys: [] },
);
/** Reports of one trailer in the order in which they arrive. */
const histories = fc
  .uniqueArray(fc.record({ at: fc.integer({ min: 0, max: 8 * 12 - 1 }), readings }), {
    ...{ minLength: 1, maxLength: 14 },
    selector: (one) => one.at,
  })
  .map((reports) => reports.map((one) => ({ ...one, at: startOfUtcDay(FIRST) + one.at * 2 * HOUR_MS })));

it('equal the log, in whatever order reports arrive and days are added up', async () => {
  let index = 2;
  await fc.assert(
    fc.asyncProperty(histories, fc.integer({ min: 0, max: 3 }), async (history, every) => {
      const one = trailer(index++ % own.length);
      const before = await each(({ repositories }) => repositories.insights.daysOf(one, FIRST, LAST));
      if (before.some(({ figures }) => figures.reporting > 0)) return;
      for (const [count, report] of history.entries()) {
        await arrive([{ vin: one.vin, ...report }], TEST_NOW);
        if (every > 0 && count % (4 * every) === 0) await addUp();
      }
      await addUp();
      const stored = await each(({ repositories }) => repositories.insights.daysOf(one, FIRST, LAST));
      const sorted = history.toSorted((a, b) => a.at - b.at);
      let carry = NO_CARRY;
      const expected = Array.from({ length: 8 }, (_, day) => {
        const span = { fromMs: at(day, 0), beforeMs: at(day + 1, 0) };
        const reports = sorted
          .filter((report) => report.at >= span.fromMs && report.at < span.beforeMs)
          .map((report) =>
            insightReport(one, {
              ...{ customerId: 1, trailerId: one.trailerId, logId: '', reportId: '', received: TEST_NOW },
              ...{ recorded: new Date(report.at), readings: report.readings },
            }),
          );
        const folded = foldDay(carry, reports, span);
        carry = folded.carry;
        return folded.figures;
      });
      expect(stored.map(({ figures }) => figures)).toEqual(expected);
    }),
    { numRuns: Math.min(10, own.length - 2) },
  );
});
