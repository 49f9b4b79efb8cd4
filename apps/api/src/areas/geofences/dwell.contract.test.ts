import type { GeofenceDwellInput, GeofenceInput } from '@gladhand/domain/geofences';
import { describe, expect, it } from 'vitest';
import { applyRetention } from '../../composition/retention';
import { NO_TRAILERS } from '../../repositories/scope';
import { codeOf, everywhere } from '../../testing/everywhere';
import { createTestDataset, TEST_NOW, testId } from '../../testing/testDataset';
import type { VisitRecord } from './repository';

const BOSS = 'boss@northline.example';
const NONE = 'none@northline.example';
const TECHNICIAN = 'tech@example.com';
const MINUTE_MS = 60_000;

const dataset = createTestDataset();
const own = dataset.trailers.filter(({ customerId }) => customerId === 1);
const { same, each } = everywhere(dataset, BOSS, {
  async prepare({ geofences }) {
    for (const [index, name] of ['Dock', 'Plant', 'Quiet'].entries()) {
      await geofences.add({
        ...{ customerId: 1, geofenceId: testId(7, index + 1), name, description: null, category: 'yard' },
        shape: { type: 'circle', center: { lat: 41.65, lng: -83.53 }, radiusMeters: 300 },
        ...{ isActive: true, enterEmails: [], exitEmails: [], freeMinutes: 60 },
        ...{ validFrom: TEST_NOW, createdAt: TEST_NOW, updatedAt: TEST_NOW, version: 1 },
      });
    }
    await geofences.putVisits([
      visit(1, { geofence: 1, trailer: 0, entered: 0, left: 30 }),
      visit(2, { geofence: 1, trailer: 0, entered: 100, left: 200 }),
      visit(3, { geofence: 1, trailer: 1, entered: 0, left: 180 }),
      visit(4, { geofence: 2, trailer: 1, entered: 250 }),
      visit(5, { geofence: 2, trailer: 2, entered: 40, left: 40, how: 'passed' }),
      visit(6, { geofence: 3, trailer: 2, entered: -200, left: -190 }),
    ]);
  },
});

const at = (minutes: number) => new Date(TEST_NOW.getTime() + (minutes - 300) * MINUTE_MS);

/** A visit with an entry that is known within 10 minutes, in minutes from five hours ago. */
function visit(
  number: number,
  given: { geofence: number; trailer: number; entered: number; left?: number; how?: 'passed' },
): VisitRecord {
  const { geofence, trailer, entered, left, how = 'seen' } = given;
  return {
    ...{ customerId: 1, visitId: testId(8, number), geofenceId: testId(7, geofence), how },
    trailerId: own[trailer]?.trailerId ?? '',
    entered: { at: at(entered), after: at(entered - 5), before: at(entered + 5) },
    left: left === undefined ? null : { at: at(left), after: at(left - 5), before: at(left + 5) },
    endedBy: left === undefined ? null : 'exit',
    ...{ loadAtEntry: null, loadAtExit: null, tetherAtEntry: null, tetherAtExit: null },
    ...{ decidedAt: at(entered), leftDecidedAt: left === undefined ? null : at(left) },
  };
}

const dwell = (input: Partial<GeofenceDwellInput> = {}, as = BOSS) =>
  same(
    ({ geofences }) =>
      geofences.dwell({
        ...{ customerId: 1, by: 'geofence', pageSize: 100, from: at(0).toISOString(), to: at(300).toISOString() },
        ...input,
      }),
    as,
  );
const minutes = (ms: number) => ms / MINUTE_MS;

describe('dwell during a period', () => {
  it('adds up the visits of each geofence, longest first, and of all', async () => {
    const { count, rows, total, next } = await dwell();
    expect({ count, next, names: rows.map(({ name }) => name) }).toEqual({
      ...{ count: 2, next: null, names: ['Dock', 'Plant'] },
    });
    expect(rows[0]).toEqual({
      id: testId(7, 1),
      name: 'Dock',
      numbers: {
        ...{ visits: 3, passed: 0, totalMs: 310 * MINUTE_MS, meanMs: Math.round((310 * MINUTE_MS) / 3) },
        ...{ medianMs: 100 * MINUTE_MS, longestMs: 180 * MINUTE_MS },
        // Without the free hour: 100 minutes less or more the uncertainty of 10, and 180.
        ...{ detentionAtLeastMs: (30 + 110) * MINUTE_MS, detentionAtMostMs: (50 + 130) * MINUTE_MS },
        trailersOverFreeTime: 2,
      },
    });
    expect(rows[1]?.numbers).toMatchObject({ visits: 1, passed: 1, totalMs: 50 * MINUTE_MS, trailersOverFreeTime: 0 });
    expect(total).toMatchObject({ visits: 4, passed: 1, totalMs: 360 * MINUTE_MS, medianMs: 75 * MINUTE_MS });
  });

  it('adds up the visits of each trailer in one geofence', async () => {
    const { rows } = await dwell({ by: 'trailer', geofenceId: testId(7, 1) });
    expect(rows.map(({ id, name, numbers }) => [id, name, minutes(numbers.totalMs)])).toEqual([
      [own[1]?.vin, own[1]?.unitId, 180],
      [own[0]?.vin, own[0]?.unitId, 130],
    ]);
    const ofTrailer = await dwell({ vin: own[1]?.vin ?? '' });
    expect(ofTrailer.rows.map(({ name }) => name)).toEqual(['Dock', 'Plant']);
  });

  it('is cut at the ends of the period, so that adjacent periods add up', async () => {
    const whole = (await dwell()).total;
    const parts = [
      (await dwell({ to: at(120).toISOString() })).total,
      (await dwell({ from: at(120).toISOString() })).total,
    ];
    for (const key of ['totalMs', 'detentionAtLeastMs', 'detentionAtMostMs'] as const) {
      expect(parts.reduce((sum, part) => sum + (part?.[key] ?? 0), 0)).toBe(whole?.[key]);
    }
    expect(minutes(parts[0]?.totalMs ?? 0)).toBe(30 + 20 + 120);
  });

  it('comes in pages that follow each other', async () => {
    const first = await dwell({ pageSize: 1 });
    const second = await dwell({ pageSize: 1, after: first.next });
    expect([first.rows[0]?.name, second.rows[0]?.name, second.next]).toEqual(['Dock', 'Plant', null]);
    expect(second.count).toBe(2);
  });

  it('is of the trailers of the caller only', async () => {
    expect(await dwell({}, NONE)).toEqual({ count: 0, total: null, rows: [], next: null });
    expect(await same(({ geofences }) => codeOf(geofences.dwell(INPUT)), TECHNICIAN)).toBe('FORBIDDEN');
    expect(await same(({ geofences }) => codeOf(geofences.dwell({ ...INPUT, customerId: 2 })))).toBe('NOT_FOUND');
  });

  it.each<[Partial<GeofenceDwellInput>, RegExp]>([
    [{ by: 'driver' }, /by must be geofence or trailer/],
    [{ to: at(-1).toISOString() }, /to must be after from/],
    [{ pageSize: 501 }, /500/],
    [{ after: 'now' }, /after must be the value of next/],
  ])('refuses %j', async (input, message) => {
    await expect(dwell(input)).rejects.toMatchObject({ code: 'BAD_USER_INPUT', message });
  });
});

const INPUT = { customerId: 1, by: 'geofence', from: at(0).toISOString(), to: at(300).toISOString(), pageSize: 10 };

describe('the visits behind a number', () => {
  const list = (input: object) =>
    same(async ({ geofences }) => {
      const period = { from: at(0).toISOString(), to: at(300).toISOString() };
      const page = { customerId: 1, ...period, ...input, paginationInput: { pageSize: 100, pageNumber: 1 } };
      const { total, visits } = await geofences.visits(page);
      return { total, ids: visits.map(({ id }) => Number(id.slice(-2))).sort() };
    });

  it('are those of the period that were seen, that only passed, or with detention', async () => {
    expect(await list({ how: 'seen' })).toEqual({ total: 4, ids: [1, 2, 3, 4] });
    expect(await list({ how: 'passed' })).toEqual({ total: 1, ids: [5] });
    expect(await list({ overFreeTime: true })).toEqual({ total: 2, ids: [2, 3] });
    expect(await list({ overFreeTime: true, to: at(64).toISOString() })).toEqual({ total: 0, ids: [] });
    await expect(list({ how: 'flown' })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

const SHAPE: GeofenceInput['shape'] = { type: 'circle', center: { lat: 35, lng: -101 }, radiusMeters: 300 };

it('a geofence is found by its name, by those who may read it', async () => {
  const found = (text: string, as = BOSS) =>
    same(async ({ search }) => (await search.find({ text, limit: 20 })).geofences.map(({ name }) => name), as);
  await same(async ({ geofences }) => {
    for (const name of ['North Quietwater', 'quiet%']) {
      const geofence = { name, category: 'other', isActive: false, shape: SHAPE, enterEmails: [], exitEmails: [] };
      await geofences.create({ customerId: 1, geofence });
    }
  });
  expect(await found('QUIET')).toEqual(['Quiet', 'quiet%', 'North Quietwater']);
  expect(await found('et%')).toEqual(['quiet%']);
  expect(await found('quiet', 'admin@example.com')).toHaveLength(3);
  expect(await found('quiet', 'two@example.com')).toHaveLength(3);
  expect(await found('quiet', TECHNICIAN)).toEqual([]);
  const [first] = await same(async ({ search }) => (await search.find({ text: 'quiet', limit: 1 })).geofences);
  expect(first).toMatchObject({ id: testId(7, 3), customerId: 1, customerName: 'northline', isActive: true });
});

it('visits that ended before the retention of the customer are deleted, with a line in the audit log', async () => {
  let made = 0;
  const left = await each(async ({ repositories }) => {
    const customer = (await repositories.customers.find([1]))[0];
    const days = customer?.retentionDurationDays ?? 0;
    const old = (number: number, minutesTooOld: number) => {
      const shift = (instant: Date) => new Date(instant.getTime() - days * 1_440 * MINUTE_MS);
      const record = visit(number, { geofence: 1, trailer: 3, entered: 200, left: 300 - minutesTooOld });
      const ended = record.left ?? record.entered;
      return {
        ...record,
        entered: { at: shift(record.entered.at), after: null, before: shift(record.entered.before) },
        left: { at: shift(ended.at), after: shift(ended.after ?? ended.at), before: shift(ended.before) },
      };
    };
    await repositories.geofences.putVisits([old(8, 1), old(9, -1)]);
    await applyRetention({ repositories, ids: { uuid: () => testId(6, ++made) }, now: () => TEST_NOW });
    const { visits } = await repositories.geofences.visits({
      ...{ customerId: 1, scope: { ...SCOPE, customerIds: [1] }, now: TEST_NOW, limit: 100, offset: 0 },
    });
    const audited = (await repositories.audit.latest(100)).find(
      ({ action }) => action === 'retention.geofenceVisitsDeleted',
    );
    const numbers = visits.map(({ visitId }) => Number(visitId.slice(-2))).sort((a, b) => a - b);
    return { numbers, rows: audited?.detail.rows };
  });
  expect(left).toEqual({ numbers: [1, 2, 3, 4, 5, 6, 9], rows: 1 });
});

const SCOPE = NO_TRAILERS;
