import { DAY_MS } from '@gladhand/domain/readings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyRetention } from '../composition/retention';
import type { ActivityEntry } from '../repositories/ingest';
import { ENGINES, type OpenedEngine } from '../testing/engines';
import { createTestDataset, TEST_NOW, testId } from '../testing/testDataset';

describe('retention', () => {
  const fresh = createTestDataset();
  const KEPT_DAYS: Record<number, number> = { 1: 30, 2: 365 };
  const dataset = {
    ...fresh,
    customers: fresh.customers.map((customer) => ({
      ...customer,
      retentionDurationDays: KEPT_DAYS[customer.customerId] ?? 10,
    })),
  };
  const trailerOf = (customerId: number) => dataset.trailers.find((trailer) => trailer.customerId === customerId);
  const DAYS_AGO = [1, 29, 31, 100];
  const entries = [1, 2].flatMap((customerId) =>
    DAYS_AGO.map(
      (days, index): ActivityEntry => ({
        customerId,
        trailerId: trailerOf(customerId)?.trailerId ?? '',
        logId: testId(5, customerId * 10 + index),
        recorded: new Date(TEST_NOW.getTime() - days * DAY_MS),
        received: TEST_NOW,
        reportId: `r${index}`,
        readings: {},
      }),
    ),
  );

  const ended = (daysAgo: number | null) => (daysAgo === null ? null : new Date(TEST_NOW.getTime() - daysAgo * DAY_MS));
  const key = { customerId: 1, trailerId: trailerOf(1)?.trailerId ?? '' };
  const faults = [1, 100, null].map((days, index) => ({
    ...key,
    faultId: testId(7, index),
    faultStart: new Date(TEST_NOW.getTime() - 200 * DAY_MS),
    faultEnd: ended(days),
    faultTypeId: 1,
    spn: 1_045,
    fmi: 5,
    description: null,
    maxMph: null,
    bestAvailableTotalMileage: null,
  }));
  const commands = [1, 100, null].map((days, index) => ({
    ...key,
    commandId: testId(8, index),
    kind: 'remoteOff' as const,
    zone: null,
    setPointC: null,
    status: days === null ? ('inProgress' as const) : ('success' as const),
    message: null,
    created: new Date(TEST_NOW.getTime() - 200 * DAY_MS),
    delivered: null,
    completed: ended(days),
    userId: testId(3, 1),
    sentBy: 'boss@northline.example',
  }));

  const engines: OpenedEngine[] = [];
  beforeAll(async () => {
    engines.push(await ENGINES.memory(dataset), await ENGINES.pglite(dataset));
  });
  afterAll(async () => {
    await Promise.all(engines.map((engine) => engine.close()));
  });

  it.each([0, 1])(
    'deletes data after the retention period of a customer, and records it in the audit log (engine %d)',
    async (index) => {
      const repositories = engines[index]?.repositories;
      if (!repositories) throw new Error('no engine');
      await repositories.ingest.ensureMonths(entries.map(({ recorded }) => recorded));
      await repositories.ingest.write({ log: entries, trailers: [] }, [], TEST_NOW);
      await repositories.faults.put(faults);
      await repositories.reefers.add(commands);
      let made = 0;
      const deps = { repositories, ids: { uuid: () => testId(6, ++made) }, now: () => TEST_NOW };
      await applyRetention(deps);
      await applyRetention(deps);

      const left = async (customerId: number) => {
        const trailerId = trailerOf(customerId)?.trailerId ?? '';
        return (await repositories.activityLog.latest({ customerId, trailerId }, 10)).map(({ reportId }) => reportId);
      };
      expect([await left(1), await left(2)]).toEqual([
        ['r0', 'r1'],
        ['r0', 'r1', 'r2', 'r3'],
      ]);
      const known = await repositories.faults.of(key, { showAll: true, startedFrom: null, faultTypeIds: null }, 10);
      expect(known.faults.map(({ faultId }) => faultId).sort()).toEqual([testId(7, 0), testId(7, 2)]);
      const sent = await repositories.reefers.latest(key, 10);
      expect(sent.map(({ commandId }) => commandId).sort()).toEqual([testId(8, 0), testId(8, 2)]);
      const audited = (await repositories.audit.latest(5)).sort((a, b) => (a.action < b.action ? -1 : 1));
      expect(audited).toMatchObject([
        {
          action: 'retention.activityLogDeleted',
          customerId: 1,
          userId: null,
          detail: { rows: 2, retentionDurationDays: 30 },
        },
        { action: 'retention.faultsDeleted', customerId: 1, detail: { rows: 1 } },
        { action: 'retention.reeferCommandsDeleted', customerId: 1, detail: { rows: 1 } },
      ]);
    },
  );
});
