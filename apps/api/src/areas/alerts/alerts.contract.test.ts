import type { AlertRuleInput } from '@gladhand/domain/alerts';
import { SensorType } from '@gladhand/domain/trailers';
import { describe, expect, it } from 'vitest';
import { takeReports } from '../../composition/takeReports';
import { codeOf, everywhere } from '../../testing/everywhere';
import { alertFeatures, createTestDataset, TEST_NOW, testId } from '../../testing/testDataset';
import { judgeDue } from './engine/dueJob';
import { failJob } from './engine/failRules';
import { sweepJob } from './engine/sweepJob';

const BOSS = 'boss@northline.example';
const EAST = 'east@northline.example';
const VIEWER = 'view@example.com';
const ADMIN = 'admin@example.com';
const NONE = 'none@northline.example';
const TECHNICIAN = 'tech@example.com';
const MINUTE_MS = 60_000;
const ids = { uuid: () => crypto.randomUUID() };

const fresh = createTestDataset();
/** Every trailer has a device with sensors that have not reported yet. */
const dataset = {
  ...fresh,
  features: alertFeatures(1),
  trailers: fresh.trailers.map((trailer) => ({
    ...trailer,
    ...{ serialNumber: `D-${trailer.vin}`, lastReport: null, lat: null, lng: null },
    installedSensorTypeIds: [...new Set([...trailer.installedSensorTypeIds, SensorType.Door, SensorType.ReeferUnit])],
  })),
};
const own = dataset.trailers.filter(({ customerId }) => customerId === 1);
const trailer = (index: number) => {
  const found = own[index];
  if (!found) throw new Error('no such trailer');
  return found;
};
const { same, each } = everywhere(dataset, BOSS);

const DOORS: AlertRuleInput = {
  name: 'Doors open',
  severity: 'caution',
  condition: { kind: 'doorFor', status: 'open', durationMs: 10 * MINUTE_MS },
  allVehicles: true,
  vehicleIds: [],
  vehicleGroupIds: [],
  isActive: true,
  notifyMe: true,
  notifyAllCustomerUsers: false,
  notifyEmails: [],
  includeSensorData: false,
  alertNotificationRateLimitMs: 86_400_000,
  notifyPresent: false,
};
const create = (rule: Partial<AlertRuleInput> = {}, as = BOSS) =>
  same(async (portal) => {
    const { id: _, ...made } = await portal.alerts.createRule({ customerId: 1, rule: { ...DOORS, ...rule } });
    return made;
  }, as);
const rules = (as = BOSS) =>
  same(async (portal) => (await portal.alerts.rules(1)).map(({ id: _, ...rule }) => rule), as);

const minuteOf = (instant: string) => (Date.parse(instant) - TEST_NOW.getTime()) / MINUTE_MS;
const at = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * MINUTE_MS);
let reported = 0;
const report = (serialNumber: string | null, minutes: number, readings: object) => ({
  reportId: `r-${++reported}`,
  serialNumber: serialNumber ?? '',
  recordedAt: at(minutes).toISOString(),
  readings,
});
type Report = ReturnType<typeof report>;
/** Ingests each batch on every storage, at the minute of its latest report or later. */
const ingest = (...batches: Report[][]) =>
  each(async ({ repositories }) => {
    const statuses = [];
    for (const batch of batches) {
      const times = batch.map(({ recordedAt }) => new Date(recordedAt).getTime());
      latest = new Date(Math.max(latest.getTime(), ...times));
      statuses.push(...(await takeReports(repositories, { customerId: 1 }, batch, latest)).map((one) => one.status));
    }
    return statuses;
  });
let latest = TEST_NOW;
type Messages = [since: string, messages: [recipient: string, outcome: string, reason: string | null][]];
const pass = (minutes: number) =>
  each(({ repositories }) => repositories.transaction((within) => judgeDue(within, at(minutes))));
const alertsOf = (vin: string, as = BOSS) =>
  same(async (portal) => {
    const page = { pageSize: 100, pageNumber: 1 };
    const { alerts } = await portal.alerts.list({ customerId: 1, vin, paginationInput: page });
    // Alerts of the same instant are in the order of their ids, which each storage makes itself.
    return alerts
      .map(({ id: _, ruleId: __, ...alert }) => alert)
      .sort((a, b) => (`${b.since} ${b.ruleName}` < `${a.since} ${a.ruleName}` ? -1 : 1));
  }, as);

describe('rules', () => {
  it('are listed in the order of the customer, for every user of the module', async () => {
    const made = await create();
    expect(made).toMatchObject({ name: 'Doors open', isActive: true, isOwn: true, ownerEmail: BOSS, version: 1 });
    expect(made.alertPredicates).toMatchObject([{ alertPredicateTypeId: 11, doorOpened: true }]);
    await create({ name: 'Doors open at night' });
    for (const user of [BOSS, EAST, ADMIN]) {
      expect((await rules(user)).map(({ name }) => name)).toEqual(['Doors open', 'Doors open at night']);
    }
    expect(await same((portal) => codeOf(portal.alerts.rules(2)))).toBe('NOT_FOUND');
    expect(await same((portal) => codeOf(portal.alerts.rules(1)), TECHNICIAN)).toBe('FORBIDDEN');
  });

  it('move, and the others make room', async () => {
    const names = await same(async (portal) => {
      const [first] = await portal.alerts.rules(1);
      const moved = await portal.alerts.moveRule({ customerId: 1, id: first?.id ?? '', place: 1 });
      return moved.map(({ name }) => name);
    });
    expect(names).toEqual(['Doors open at night', 'Doors open']);
  });

  it.each([
    ['an empty name', { name: ' ' }, 'Give the rule a name.'],
    ['a group without conditions', { condition: { kind: 'all', of: [] } as const }, 'Choose at least one condition.'],
    [
      'a short duration',
      { condition: { kind: 'doorFor', status: 'open', durationMs: 1 } as const },
      'Enter a duration of 1 minute to 30 days.',
    ],
    ['no trailers', { allVehicles: false }, 'Choose all trailers, or trailers or groups.'],
    [
      'a trailer of another customer',
      { allVehicles: false, vehicleIds: [testId(1, 999)] },
      "A chosen trailer was not found, or you don't have access to it.",
    ],
    ['an invalid address', { notifyEmails: ['dispatch'] }, "“dispatch” isn't an email address."],
  ])('refuse %s', async (_, change, message) => {
    const refused = await same((portal) =>
      portal.alerts
        .createRule({ customerId: 1, rule: { ...DOORS, ...change } })
        .then(() => undefined)
        .catch((error) => [error.code, error.message]),
    );
    expect(refused).toEqual(['BAD_USER_INPUT', message]);
  });

  it('are changed by their owner and by administrators, and only from the version that was read', async () => {
    const change = (as: string, version: number) =>
      same(async (portal) => {
        const [first] = await portal.alerts.rules(1);
        const key = { customerId: 1, id: first?.id ?? '' };
        const input = { ...DOORS, name: 'Doors open at night', severity: 'critical' };
        return portal.alerts.updateRule({ ...key, version, input }).then(
          (rule) => rule.version,
          (error) => error.code,
        );
      }, as);
    expect(await change(EAST, 1)).toBe('FORBIDDEN');
    expect(await change(ADMIN, 1)).toBe(2);
    expect(await change(BOSS, 1)).toBe('CONFLICT');
    expect(await change(VIEWER, 2)).toBe('FORBIDDEN');
  });
});

describe('alerts', () => {
  it('begin once a duration elapses, also without a report, and end with a report', async () => {
    const { vin, serialNumber } = trailer(0);
    await ingest([report(serialNumber, 1, { door: 'closed' }), report(serialNumber, 5, { door: 'open' })]);
    expect(await alertsOf(vin)).toEqual([]);
    expect(await pass(14)).toBe(0);
    expect(await pass(16)).toBe(1);
    const begun = await alertsOf(vin);
    expect(begun).toMatchObject([
      { ruleName: 'Doors open at night', severity: 'critical', since: at(15).toISOString(), endedAt: null },
      { ruleName: 'Doors open', since: at(15).toISOString(), handling: 'new' },
    ]);
    await ingest([report(serialNumber, 30, { door: 'closed' })]);
    expect(await alertsOf(vin)).toMatchObject([
      { endedAt: at(30).toISOString(), endedBy: 'condition' },
      { endedAt: at(30).toISOString(), endedBy: 'condition' },
    ]);
  });

  it('follow a late report: false ones are withdrawn, and missed ones are added', async () => {
    const { vin, serialNumber } = trailer(1);
    await ingest([report(serialNumber, 1, { door: 'open' })], [report(serialNumber, 30, { door: 'open' })]);
    expect(await alertsOf(vin)).toMatchObject([{ since: at(11).toISOString() }, { since: at(11).toISOString() }]);
    expect(await ingest([report(serialNumber, 8, { door: 'closed' })])).toEqual(['late']);
    await pass(41);
    const after = await alertsOf(vin);
    expect(after.filter(({ withdrawnAt }) => withdrawnAt)).toHaveLength(2);
    expect(after.filter(({ withdrawnAt }) => !withdrawnAt)).toMatchObject([
      { since: at(40).toISOString(), endedAt: null },
      { since: at(40).toISOString(), endedAt: null },
    ]);
  });

  it('are seen and counted within the access of each user', async () => {
    const seen = async (as: string) =>
      same(async (portal) => {
        const { total } = await portal.alerts.list({
          customerId: 1,
          group: 'attention',
          paginationInput: { pageSize: 100, pageNumber: 1 },
        });
        return [total, await portal.alerts.count(1)];
      }, as);
    expect(await seen(BOSS)).toEqual([4, 4]);
    expect(await seen(NONE)).toEqual([0, 0]);
    expect(await seen(VIEWER)).toEqual([4, 4]);
  });

  it('are handled by everyone who may write, and conflicts are shown', async () => {
    const handle = (action: string, versions: readonly number[], as = BOSS, options: object = {}) =>
      same(async (portal) => {
        const { vin } = trailer(1);
        const page = { pageSize: 100, pageNumber: 1 };
        const { alerts } = await portal.alerts.list({ customerId: 1, vin, group: 'attention', paginationInput: page });
        const chosen = versions.map((version, index) => ({ id: alerts[index]?.id ?? '', version }));
        return portal.alerts.handle({ customerId: 1, alerts: chosen, action, ...options }).then(
          (handled) => [
            handled.alerts.map(({ handling, handledBy, assignee }) => [handling, handledBy, assignee]),
            handled.conflicts.map(({ handling, version }) => [handling, version]),
          ],
          (error) => error.code,
        );
      }, as);
    expect(await handle('acknowledge', [1, 1])).toEqual([
      [
        ['acknowledged', BOSS, null],
        ['acknowledged', BOSS, null],
      ],
      [],
    ]);
    expect(await handle('close', [1, 2], ADMIN)).toEqual([[['closed', ADMIN, null]], [['acknowledged', 2]]]);
    expect(await handle('assign', [2], ADMIN, { assignee: ADMIN })).toEqual([[['acknowledged', BOSS, ADMIN]], []]);
    expect(await handle('unacknowledge', [3])).toEqual([[['new', null, ADMIN]], []]);
    expect(await handle('acknowledge', [4])).toEqual([[['acknowledged', BOSS, ADMIN]], []]);
    expect(await handle('assign', [3], BOSS, { assignee: TECHNICIAN })).toBe('BAD_USER_INPUT');
    expect(await handle('snooze', [3], BOSS, { until: at(-1).toISOString() })).toBe('BAD_USER_INPUT');
    expect(await handle('acknowledge', [3], VIEWER)).toBe('FORBIDDEN');
    const kinds = await same(async (portal) => {
      const page = { pageSize: 100, pageNumber: 1 };
      const { alerts } = await portal.alerts.list({
        customerId: 1,
        assigned: 'none',
        group: 'done',
        paginationInput: page,
      });
      const closed = alerts.find(({ handling }) => handling === 'closed');
      const detail = await portal.alerts.detail({ customerId: 1, id: closed?.id ?? '' });
      return detail?.steps.map(({ kind, by }) => [kind, by]).sort();
    });
    expect(kinds).toEqual([
      ['acknowledged', BOSS],
      ['closed', ADMIN],
      ['fired', null],
    ]);
  });

  it('end when their rule is switched off, and begin again when it is switched on', async () => {
    const { vin } = trailer(1);
    const toggle = (on: boolean) =>
      same(async (portal) => {
        const rule = (await portal.alerts.rules(1)).find(({ name }) => name === 'Doors open');
        const key = { customerId: 1, id: rule?.id ?? '' };
        const changed = await (on ? portal.alerts.enableRule(key) : portal.alerts.disableRule(key));
        const { isActive, deactivated, disabledAt } = changed;
        return [isActive, deactivated, disabledAt !== null, (await portal.alerts.rule(key))?.disabledBy];
      });
    expect(await toggle(false)).toEqual([false, true, true, BOSS]);
    const ended = (await alertsOf(vin)).filter(
      ({ ruleName, withdrawnAt }) => ruleName === 'Doors open' && !withdrawnAt,
    );
    expect(ended).toMatchObject([{ endedBy: 'ruleDisabled' }]);
    expect(await toggle(true)).toEqual([true, null, false, null]);
  });

  it('about silence begin a duration after the last report, although reports do not move the stored instant', async () => {
    const { serialNumber, vin, trailerId } = trailer(6);
    const condition = { kind: 'silence', durationMs: 60 * MINUTE_MS } as const;
    await create({ name: 'Silent', condition, allVehicles: false, vehicleIds: [trailerId] });
    await ingest([report(serialNumber, 0, { door: 'closed' })]);
    const stored = () =>
      each(async ({ repositories }) => {
        const memories = await repositories.transaction((within) => within.alertMemory.lock([trailer(6)]));
        return memories.map(({ dueAt }) => dueAt && minuteOf(dueAt.toISOString()));
      });
    expect(await stored()).toEqual([60]);
    await ingest([report(serialNumber, 50, { door: 'closed' })]);
    expect(await stored()).toEqual([60]);

    await pass(61);
    expect(await stored()).toEqual([110]);
    expect(await alertsOf(vin)).toEqual([]);
    await pass(109);
    expect(await alertsOf(vin)).toEqual([]);
    await pass(111);
    expect((await alertsOf(vin)).map(({ since }) => minuteOf(since))).toEqual([110]);
  });
});

describe('messages', () => {
  it('reach each recipient once per trailer and day, and never one without access', async () => {
    const { serialNumber } = trailer(2);
    await create({
      name: 'Opened',
      condition: { kind: 'doorChange', to: 'open' },
      notifyAllCustomerUsers: true,
      notifyEmails: ['dispatch@northline.example'],
    });
    const doors = (['closed', 'open', 'closed', 'open'] as const).map((door, at) =>
      report(serialNumber, 50 + at, { door }),
    );
    await ingest(doors);
    const messages = await same(async (portal, { test }) => {
      await test.runJobs();
      const page = { pageSize: 100, pageNumber: 1 };
      const rule = (await portal.alerts.rules(1)).find(({ name }) => name === 'Opened');
      const { alerts } = await portal.alerts.list({ customerId: 1, ruleId: rule?.id, paginationInput: page });
      const all = [];
      for (const { id, since } of alerts) {
        const detail = await portal.alerts.detail({ customerId: 1, id });
        const messages: Messages[1] = (detail?.messages ?? []).map((one) => [
          one.recipient,
          one.outcome,
          one.reason ?? null,
        ]);
        all.push([since, messages] satisfies Messages);
      }
      return all;
    });
    const [[, later], [, first]] = messages as [Messages, Messages];
    const queued = first.filter(([, outcome]) => outcome === 'queued').map(([recipient]) => recipient);
    expect(queued).toContain(BOSS);
    expect(queued).toContain('dispatch@northline.example');
    expect(first.flat()).not.toContain(NONE);
    expect(first.filter(([, outcome]) => outcome !== 'queued')).toEqual([]);
    expect(later).toEqual(queued.map((recipient) => [recipient, 'heldBack', 'rateLimit']));
  });
});

describe('explanations', () => {
  it('say why a rule fired for a trailer, and why not', async () => {
    const { vin, serialNumber } = trailer(3);
    await ingest([report(serialNumber, 5, { door: 'closed' }), report(serialNumber, 6, { door: 'open' })]);
    await pass(75);
    const explain = (minutes: number, ruleName = 'Doors open at night', as = BOSS) =>
      same(async (portal, { test }) => {
        test.clock.now = at(30);
        const rule = (await portal.alerts.rules(1)).find(({ name }) => name === ruleName);
        const found = await portal.alerts.explain({
          ...{ customerId: 1, ruleId: rule?.id ?? '', vin, at: at(minutes).toISOString() },
        });
        return found && [found.verdict, found.state, found.since ?? null, found.root];
      }, as);
    expect(await explain(-5)).toEqual(['ruleYounger', null, null, null]);
    expect(await explain(4)).toMatchObject(['noReports', 'unknown', null, { truth: null, unknown: 'neverReported' }]);
    expect(await explain(5)).toMatchObject(['notMet', 'clear', null, { truth: false, value: { word: 'closed' } }]);
    expect(await explain(15)).toMatchObject(['notMet', 'pending', null, { dueAt: at(16).toISOString() }]);
    const since = at(16).toISOString();
    expect(await explain(25)).toMatchObject([
      'firing',
      'firing',
      since,
      { since: at(6).toISOString(), value: { word: 'open' } },
    ]);
    const around = (minutes: number, rule: string, about = vin) =>
      same(async (portal, { test }) => {
        test.clock.now = at(Math.max(minutes, 30));
        const { id: ruleId = '' } = (await portal.alerts.rules(1)).find(({ name }) => name === rule) ?? {};
        const when = { at: at(minutes).toISOString(), from: at(2).toISOString(), to: at(50).toISOString() };
        const found = await portal.alerts.explain({ customerId: 1, ruleId, vin: about, ...when, withMessages: true });
        return {
          states: found?.states?.map(({ state, from, to }) => [state, minuteOf(from), minuteOf(to)]),
          messages: found?.messages?.map(({ recipient, outcome, reason }) => [recipient, outcome, reason ?? null]),
        };
      });
    expect(await around(15, 'Doors open at night')).toEqual({
      states: [
        ['unknown', 2, 5],
        ['clear', 5, 6],
        ['pending', 6, 16],
        ['firing', 16, 30],
      ],
      messages: [[BOSS, 'sent', null]],
    });
    expect(await around(25, 'Doors open at night')).toMatchObject({ messages: undefined });
    expect(await around(-5, 'Doors open at night')).toEqual({ states: undefined, messages: undefined });
    const opened = await around(7, 'Opened');
    expect(opened.states?.filter(([, from, to]) => from === to)).toEqual([['firing', 6, 6]]);
    expect(opened.messages).toContainEqual([BOSS, 'sent', null]);
    // A message about an alert of that trailer has been sent.
    expect((await around(60, 'Opened', trailer(2).vin)).messages).toContainEqual([BOSS, 'waiting', 'rateLimit']);
    const tooLong = { from: at(0).toISOString(), to: at(3_000).toISOString(), vin, ruleId: '' };
    await expect(
      same((portal) => portal.alerts.explain({ customerId: 1, at: at(1).toISOString(), ...tooLong })),
    ).rejects.toThrow('from must be before to');
    expect(await explain(6, 'Opened')).toMatchObject(['firing', 'firing', at(6).toISOString(), { truth: true }]);
    expect(await explain(7, 'Opened')).toMatchObject(['notMet', 'clear', null, { truth: false }]);
    expect(await explain(25, 'Opened', NONE)).toBe(null);
    // The clock of a device may be five minutes ahead.
    expect(await explain(35)).toMatchObject(['firing', 'firing', since, { truth: true }]);
    await expect(explain(36)).rejects.toThrow('Choose a time that has passed.');
  });
});

describe('rules of a type that the plan does not include', () => {
  const setFeatures = (features: readonly string[]) =>
    each(async ({ repositories }) => {
      const search = { search: '1', showDeactivated: true, sortBy: 'id', sortAsc: true, limit: 1, offset: 0 } as const;
      const [customer] = (await repositories.customerAdministration.search(search)).customers;
      await repositories.customerAdministration.change(1, customer?.version ?? 1, { features }, at(0));
    });

  it('stay listed and can be deleted, but decide nothing and cannot be created', async () => {
    const { vin, serialNumber } = trailer(7);
    const plan = alertFeatures(1).map(({ feature }) => feature);
    const fuel = { name: 'Fuel', condition: { kind: 'fuelBelow', percent: 25 } } as const;
    await create(fuel);
    await setFeatures(plan.filter((feature) => feature !== 'ThermoKing'));
    await ingest([report(serialNumber, 140, { reefer: { power: 'on', fuelPercent: 20 } })]);
    expect((await alertsOf(vin)).filter(({ ruleName }) => ruleName === 'Fuel')).toEqual([]);
    const listed = (await rules()).find(({ name }) => name === 'Fuel');
    expect(listed).toMatchObject({ isActive: true, pausedBy: 'notInPlan' });
    expect(await create({ ...fuel, name: 'More fuel' }).catch(({ code }) => code)).toBe('BAD_USER_INPUT');
    await setFeatures(plan);
    await ingest([report(serialNumber, 141, { reefer: { power: 'on', fuelPercent: 19 } })]);
    expect((await alertsOf(vin)).filter(({ ruleName }) => ruleName === 'Fuel')).toHaveLength(1);
    await same(async (portal) => {
      const found = (await portal.alerts.rules(1)).find(({ name }) => name === 'Fuel');
      await portal.alerts.deleteRule({ customerId: 1, id: found?.id ?? '' });
    });
  });
});

describe('a test on the past', () => {
  const backtest = (condition: AlertRuleInput['condition'], as = BOSS, now = at(40)) =>
    same(async (_, { test }) => {
      test.clock.now = now;
      const { portal } = await test.signedIn(as);
      const pages = [];
      let after: string | null | undefined;
      do {
        const page = await portal.alerts.backtest({
          ...{ customerId: 1, condition, days: 7, allVehicles: true, vehicleIds: [], vehicleGroupIds: [] },
          ...(after && { after }),
        });
        pages.push(page);
        after = page.next;
      } while (after);
      return {
        firings: pages.flatMap(({ firings }) => firings).map(({ vin, since, endedAt }) => [vin, since, endedAt]),
        matchingNow: pages.reduce((sum, page) => sum + page.matchingNow, 0),
        trailers: pages.reduce((sum, page) => sum + page.trailers, 0),
        withoutData: pages.reduce((sum, page) => sum + page.withoutData, 0),
      };
    }, as);

  it('finds what the rule would have fired, and writes nothing', async () => {
    const before = await alertsOf(trailer(3).vin);
    const condition = { kind: 'doorFor', status: 'open', durationMs: 20 * MINUTE_MS } as const;
    const { firings, matchingNow } = await backtest(condition);
    expect(firings).toContainEqual([trailer(3).vin, at(26).toISOString(), null]);
    expect(firings).toContainEqual([trailer(0).vin, at(25).toISOString(), at(30).toISOString()]);
    expect(matchingNow).toBe(1);
    expect(await alertsOf(trailer(3).vin)).toEqual(before);
  });

  it('finds the alerts that the rule had, which was saved before the reports arrived', async () => {
    await pass(145);
    const alerts = await same(async (portal) => {
      const page = { pageSize: 100, pageNumber: 1 };
      const found = (await portal.alerts.list({ customerId: 1, paginationInput: page })).alerts;
      return (
        found
          .filter(({ ruleName, withdrawnAt }) => ruleName === 'Doors open' && !withdrawnAt)
          // A change of the rule has ended some of them earlier than the reports did.
          .map(({ vin, since, endedAt, endedBy }) => [vin, since, endedBy === 'condition' ? endedAt : null])
      );
    });
    const { firings } = await backtest(DOORS.condition, BOSS, at(145));
    expect(firings.length).toBeGreaterThan(2);
    expect(firings.sort()).toEqual(alerts.sort());
  });

  it('finds the same in days that were stored as in the log', async () => {
    const conditions: AlertRuleInput['condition'][] = [
      { kind: 'doorFor', status: 'open', durationMs: 20 * MINUTE_MS },
      { kind: 'doorChange', to: 'any' },
      {
        kind: 'any',
        of: [
          { kind: 'silence', durationMs: 60 * MINUTE_MS },
          { kind: 'tirePressureBelow', psi: 80 },
        ],
      },
      { kind: 'occupancy', where: 'outside', geofences: 'any', durationMs: 60 * MINUTE_MS },
    ];
    const days = 4 * 24 * 60;
    const now = at(40 + days);
    const fromLog = [];
    for (const condition of conditions) fromLog.push(await backtest(condition, BOSS, now));
    expect(fromLog[0]?.firings.length).toBeGreaterThan(1);
    const span = { from: '2000-01-01', before: '3000-01-01' };
    const stored = await each(async ({ test, repositories }) => {
      test.clock.now = now;
      await test.runScheduled('alert.days');
      const found = await repositories.alertDays.read(1, [trailer(3).trailerId], span, ['door', 'tether']);
      return found.filter(({ strips }) => strips.door).map(({ day, carrier, strips }) => ({ day, carrier, strips }));
    });
    expect(stored.length).toBeGreaterThan(0);
    for (const [index, condition] of conditions.entries()) {
      expect(await backtest(condition, BOSS, now)).toEqual(fromLog[index]);
    }
    // A report about a day deletes it and those after it.
    const { trailerId, serialNumber } = trailer(9);
    const daysOf = () => each(({ repositories }) => repositories.alertDays.list(1, [trailerId], span));
    const late = [report(serialNumber, 40 + days - 2 * 1_440, { door: 'closed' })];
    const before = await daysOf();
    await each(({ repositories }) => takeReports(repositories, { customerId: 1 }, late, now));
    expect(await daysOf()).toEqual(before.slice(0, -2));
    await each(({ repositories }) => repositories.alertDays.deleteOfCustomer(1, span.before, 10));
    expect(await each(({ repositories }) => repositories.alertDays.list(1, [trailer(3).trailerId], span))).toEqual([]);
  });

  it('is limited to the trailers that the caller sees', async () => {
    const condition = { kind: 'doorFor', status: 'open', durationMs: 20 * MINUTE_MS } as const;
    expect(await backtest(condition, NONE)).toEqual({
      ...{ firings: [], matchingNow: 0 },
      ...{ trailers: 0, withoutData: 0 },
    });
  });

  it('counts the trailers that did not report what the condition is about', async () => {
    const { trailers, withoutData } = await backtest({ kind: 'tirePressureBelow', psi: 80 });
    expect(withoutData).toBe(trailers);
    const doors = await backtest({ kind: 'doorFor', status: 'open', durationMs: 20 * MINUTE_MS });
    expect(doors.withoutData).toBeLessThan(doors.trailers);
  });
});

describe('rules that stop deciding', () => {
  const GROUP = testId(2, 1);
  const opened = { kind: 'doorFor', status: 'open', durationMs: MINUTE_MS } as const;
  const endOf = async (vin: string, name: string) =>
    (await alertsOf(vin))
      .filter(({ ruleName, withdrawnAt }) => ruleName === name && !withdrawnAt)
      .map((one) => one.endedBy);

  it.each([
    ['the next report', 200],
    ['a late report', 170],
  ])('end the alert of a trailer that has left their group with %s', async (_, minutes) => {
    const { vin, serialNumber, trailerId } = trailer(4);
    const name = `Of a group ${minutes}`;
    await each(({ repositories }) => repositories.groups.addTrailers(1, [trailerId], [GROUP]));
    await create({ name, condition: opened, allVehicles: false, vehicleGroupIds: [GROUP] });
    await ingest(
      [report(serialNumber, minutes - 20, { door: 'open' })],
      [report(serialNumber, minutes - 10, { door: 'open' })],
    );
    if (minutes === 170) await ingest([report(serialNumber, 180, { door: 'open' })]);
    expect(await endOf(vin, name)).toEqual([null]);
    await each(({ repositories }) => repositories.groups.removeTrailers(1, [trailerId], [GROUP]));
    await ingest([report(serialNumber, minutes, { door: 'open' })]);
    expect(await endOf(vin, name)).toEqual(['trailerLeft']);
  });

  it('about silence end with the suspension of a SIM, and begin again with the next report', async () => {
    const { vin, serialNumber, customerId, trailerId } = own.at(-1) ?? trailer(0);
    const name = 'Silent for an hour';
    await create({
      name,
      condition: { kind: 'silence', durationMs: 60 * MINUTE_MS },
      vehicleIds: [trailerId],
      allVehicles: false,
    });
    const setSim = (simStatus: string, minutes: number) =>
      each(async ({ repositories }) => {
        const facts = { simStatus, simStatusChangeDate: at(minutes) };
        await repositories.trailerAdministration.change({ customerId, trailerId }, null, { facts }, at(minutes));
      });
    /** Judges all trailers of the customer, as a suspension does. */
    const sweepAll = (minutes: number) =>
      each(async ({ repositories }) => {
        const deps = { repositories, now: () => at(minutes) };
        await sweepJob(deps).run({ data: { customerId }, signal: new AbortController().signal });
      });
    await ingest([report(serialNumber, 400, { door: 'closed' })]);
    await pass(470);
    expect(await endOf(vin, name)).toEqual([null]);
    await setSim('suspended', 480);
    await sweepAll(481);
    expect(await endOf(vin, name)).toEqual(['simSuspended']);
    await pass(2_000);
    await setSim('activated', 2_000);
    await pass(2_100);
    await ingest([report(serialNumber, 2_200, { door: 'closed' })]);
    expect(await endOf(vin, name)).toEqual(['simSuspended']);
    await pass(2_261);
    expect(await endOf(vin, name)).toEqual([null, 'simSuspended']);
  });

  it('are marked if they fail, and their alerts end', async () => {
    const { vin, serialNumber } = trailer(5);
    await create({ name: 'Fails', condition: opened });
    await ingest([report(serialNumber, 300, { door: 'open' })], [report(serialNumber, 310, { door: 'open' })]);
    expect(await endOf(vin, 'Fails')).toEqual([null]);
    await each(async ({ repositories }) => {
      const failing = (await repositories.alertRules.list(1)).find((rule) => rule.name === 'Fails');
      const data = { customerId: 1, ruleId: failing?.ruleId ?? '', failure: 'broken' };
      const signal = new AbortController().signal;
      for (const _ of [1, 2]) await failJob({ repositories, ids, now: () => at(311) }).run({ data, signal });
    });
    expect(await endOf(vin, 'Fails')).toEqual(['ruleFailed']);
    expect((await rules()).find(({ name }) => name === 'Fails')).toMatchObject({ isActive: true, pausedBy: 'failed' });
    const failures = await same(async (portal) => {
      const { lines } = await portal.alerts.activity({ customerId: 1, kinds: ['rules'] });
      return lines.filter(({ kind }) => kind === 'ruleFailed').map(({ ruleName, by }) => [ruleName, by]);
    });
    expect(failures).toEqual([['Fails', null]]);
  });

  it('stay listed if this version does not know their condition, and refuse no report', async () => {
    await each(async ({ repositories }) => {
      const [known] = await repositories.alertRules.list(1);
      const condition = { kind: 'tiltAbove', degrees: 20 } as never;
      if (known) await repositories.alertRules.add({ ...known, ruleId: testId(8, 99), name: 'Later', condition });
    });
    expect((await rules()).find(({ name }) => name === 'Later')).toMatchObject({
      pausedBy: 'failed',
      alertPredicates: [],
    });
    expect(await ingest([report(trailer(5).serialNumber, 320, { door: 'closed' })])).toEqual(['accepted']);
  });
});
