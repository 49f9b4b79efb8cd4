import type { AbsFaultsInput } from '@gladhand/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeviceReportMessage } from '../../ingest/deviceReport';
import { takeReports } from '../../ingest/takeReports';
import { ENGINES, type OpenedEngine } from '../../testing/engines';
import { createTestApi, type TestApi } from '../../testing/testApi';
import { createTestWorld, TEST_NOW } from '../../testing/testWorld';

const fresh = createTestWorld();
const subject = fresh.trailers.find(({ customerId, deviceTypeId }) => customerId === 1 && deviceTypeId === 1);
const foreign = fresh.trailers.find(({ customerId }) => customerId === 2)?.vin ?? '';
const vin = subject?.vin ?? '';
const SERIAL = 'FAULTS-1';
const world = {
  ...fresh,
  trailers: fresh.trailers.map((trailer) =>
    trailer.vin === vin
      ? { ...trailer, serialNumber: SERIAL, installedSensorTypeIds: [1, 6, 7], lastReport: null, absOdometer: null }
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
  report(29, { abs: SENSOR, absOdometerMiles: 1_050, ...at(63) }),
  report(28, { abs: { active: false }, ...at(70) }),
  report(2, { abs: SENSOR, ...at(0) }),
  report(1, { abs: { active: true, spn: 3597, fmi: 4 }, absOdometerMiles: 1_200, ...at(55) }),
];

const engines: OpenedEngine[] = [];
const apis: { engine: OpenedEngine; test: TestApi }[] = [];
beforeAll(async () => {
  engines.push(await ENGINES.memory(world), ...(await Promise.all([ENGINES.pglite(world), ENGINES.postgres(world)])));
  for (const engine of engines) {
    // one by one and twice: what is open is found again, and what was sent before changes nothing
    for (const one of [...REPORTS, ...REPORTS])
      await takeReports(engine.repositories.ingest, { customerId: 1 }, [one], TEST_NOW);
    apis.push({ engine, test: await createTestApi(engine.repositories) });
  }
});
afterAll(async () => {
  for (const { test } of apis) await test.close();
  await Promise.all(engines.map((engine) => engine.close()));
});

type Client = Awaited<ReturnType<TestApi['signedIn']>>['portal'];

/** Asks over all three storages and holds the databases to the memory's answer. */
async function same<Answer>(ask: (portal: Client) => Promise<Answer>): Promise<Answer> {
  const answers = [];
  for (const { engine, test } of apis) {
    const { portal } = await test.signedIn(BOSS);
    answers.push({ engine: engine.name, answer: await ask(portal) });
  }
  const [memory, ...databases] = answers;
  for (const { engine, answer } of databases) expect({ engine, answer }).toEqual({ engine, answer: memory?.answer });
  return memory?.answer as Answer;
}
const faults = (input: Partial<AbsFaultsInput> = {}) => same((portal) => portal.trailers.absFaults({ vin, ...input }));
const codeOf = (input: Partial<AbsFaultsInput>) =>
  same((portal) =>
    portal.trailers.absFaults({ vin, ...input }).then(
      () => 'answered',
      ({ code }: { code: string }) => code,
    ),
  );
const codes = ({ faults: list }: { faults: readonly { spn: number | null; faultStart: string }[] }) =>
  list.map(({ spn, faultStart }) => [spn, faultStart]);

describe('the faults of a trailer', () => {
  it('are the active ones, with what to do', async () => {
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

  it('are all of them on demand, the one that began last first', async () => {
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
  ])('%j leaves %j', async (input, spns) => {
    const list = await faults({ showAll: true, ...input });
    expect(list.faults.map(({ spn }) => spn)).toEqual(spns);
    expect(list.total).toBe(spns.length);
  });

  it.each([{ withinDays: 0 }, { withinDays: 3_651 }])('%j is refused', async (input) => {
    expect(await codeOf(input)).toBe('BAD_USER_INPUT');
  });

  it.each([foreign, '1GRAA099999999999', '', '\u0000'])('of %j are not found', async (of) => {
    expect(await codeOf({ vin: of })).toBe('NOT_FOUND');
  });

  it('are counted in full when they are more than are listed', async () => {
    for (const { engine } of apis) {
      const key = { customerId: subject?.customerId ?? 0, trailerId: subject?.trailerId ?? '' };
      const wanted = { showAll: true, startedFrom: null, faultTypeIds: null };
      const { total, faults: list } = await engine.repositories.faults.of(key, wanted, 2);
      expect([engine.name, total, list.length]).toEqual([engine.name, 4, 2]);
    }
  });

  it('are the same when the reports come in one batch, and a late one changes nothing', async () => {
    const other = await ENGINES.memory(world);
    const { ingest, faults: kept } = other.repositories;
    await takeReports(ingest, { customerId: 1 }, [...REPORTS].reverse(), TEST_NOW);
    await takeReports(ingest, { customerId: 1 }, [report(50, { abs: SENSOR })], TEST_NOW);
    const of = (repository: typeof kept) =>
      repository.of(
        { customerId: 1, trailerId: subject?.trailerId ?? '' },
        { showAll: true, startedFrom: null, faultTypeIds: null },
        100,
      );
    const [memory] = engines;
    if (!memory) throw new Error('no memory engine');
    expect(await of(kept)).toEqual(await of(memory.repositories.faults));
  });
});
