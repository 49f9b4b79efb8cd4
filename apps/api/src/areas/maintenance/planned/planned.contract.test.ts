import type { CompletePlannedWorkInput, PlannedWorkTemplateInput, ShownIssue } from '@gladhand/domain/maintenance';
import { utcDayOf } from '@gladhand/domain/readings';
import { SensorType, TrailerType } from '@gladhand/domain/trailers';
import { describe, expect, it } from 'vitest';
import { takeReports } from '../../../composition/takeReports';
import { codeOf, everywhere } from '../../../testing/everywhere';
import { createTestDataset, TEST_NOW, testId } from '../../../testing/testDataset';
import { PLANNED_WORK_MESSAGES } from '../messages';
import { followCustomer } from './plannedJob';

const BOSS = 'boss@northline.example';
const EAST = 'east@northline.example';
const ADMIN = 'admin@example.com';
const VIEWER = 'view@example.com';
const DAY_MS = 86_400_000;

const fresh = createTestDataset();
const dataset = {
  ...fresh,
  features: [...fresh.features, ...[1, 2, 3].map((customerId) => ({ customerId, feature: 'MaintenanceDashboard' }))],
  trailers: fresh.trailers.map((trailer) => ({
    ...trailer,
    ...{ serialNumber: `D-${trailer.vin}`, simStatus: 'activated', installationDate: null },
    ...{ absOdometer: null, gpsOdometer: 40_000, tkEngineHours: 900, loadStatus: null, tkUnitOnOrOff: null },
    vehicleTypeId: TrailerType.DryVan,
    installedSensorTypeIds: [SensorType.Gps, SensorType.GpsMileage, SensorType.TrailerBattery],
  })),
};
const own = dataset.trailers.filter(({ customerId }) => customerId === 1);
/** One has been installed for 13 months, one since 11 months and 10 days. */
const [late, soon, reefer, noOdometer] = own.map((trailer) => trailer);
if (!late || !soon || !reefer || !noOdometer) throw new Error('no such trailer');
Object.assign(late, { installationDate: new Date(TEST_NOW.getTime() - 400 * DAY_MS) });
Object.assign(soon, { installationDate: new Date(TEST_NOW.getTime() - 345 * DAY_MS) });
Object.assign(reefer, {
  vehicleTypeId: TrailerType.ReeferTrailer,
  installedSensorTypeIds: [SensorType.GpsMileage, SensorType.ReeferUnit],
});
Object.assign(noOdometer, { vehicleTypeId: TrailerType.Tanker, installedSensorTypeIds: [], gpsOdometer: null });

const clock = { now: TEST_NOW };
/** Two changes at one instant would have no order in the history. */
const pass = () => {
  clock.now = new Date(clock.now.getTime() + 60_000);
};
const { same, each } = everywhere(dataset, BOSS, {
  deps: () => ({
    now: () => clock.now,
    sheetWriter: { write: async (name, sheets) => new TextEncoder().encode(JSON.stringify({ name, sheets })) },
  }),
});
const ANNUAL = { id: 'annualInspection', name: 'Annual inspection', everyMonths: 12 };
const PAGE = { pageSize: 100, pageNumber: 1 };

const save = (input: Partial<PlannedWorkTemplateInput>, as = BOSS) =>
  same(
    (portal) =>
      portal.maintenance.saveTemplate({
        ...{ customerId: 1, id: testId(80, 1), version: 0, name: 'Brake service', trailerTypes: [], isOn: true },
        ...input,
      }),
    as,
  );
const follow = () => {
  pass();
  return each(({ repositories }) => followCustomer(repositories, 1, clock.now));
};
const list = (vin?: string, as = BOSS) =>
  same(async (portal) => {
    const input = { kind: 'plannedWork', ...(vin && { vin }), paginationInput: PAGE };
    return (await portal.maintenance.issues(input)).issues.map((issue) => ({ ...issue, refreshedAt: undefined }));
  }, as);
const workOf = async (vin: string): Promise<ShownIssue> => {
  const [issue] = await list(vin);
  if (!issue) throw new Error('no planned work');
  return issue;
};
const complete = (issue: ShownIssue, input: Partial<CompletePlannedWorkInput> = {}, as = BOSS) =>
  same(async (portal) => {
    const { record, ...answer } = await portal.maintenance.completeWork({
      ...{ customerId: 1, id: issue.id, version: issue.version, performedOn: utcDayOf(clock.now), note: '' },
      ...input,
    });
    return { ...answer, record: { ...record, id: undefined } };
  }, as);
const kindsOf = (id: string) =>
  same(async (portal) => (await portal.maintenance.issue(id))?.history.map(({ kind, by }) => [kind, by]));

describe('planned work', () => {
  it('has the annual inspection for every customer, off until it is switched on', async () => {
    const [annual, ...others] = await same((portal) => portal.maintenance.templates(1));
    expect(others).toEqual([]);
    expect(annual).toMatchObject({ ...ANNUAL, isOn: false, source: '49 CFR 396.17', version: 0 });
    await follow();
    expect(await list()).toEqual([]);
  });

  it('opens what is due soon and overdue, counted from the installation', async () => {
    await save({ ...ANNUAL });
    await follow();
    expect(await workOf(late.vin)).toMatchObject({
      ...{ kind: 'plannedWork', state: 'critical', round: 1 },
      evidence: {
        work: { templateId: 'annualInspection', countedFrom: 'installation', unjudged: [], hasMiles: false },
      },
      // Critical 40, overdue for more than 14 days 15.
      score: 55,
    });
    const due = await workOf(soon.vin);
    expect(due).toMatchObject({ state: 'caution' });
    expect(due.since).toBe(new Date(Date.parse(`${due.evidence.work?.dueOn}`) - 30 * DAY_MS).toISOString());
    const [annual] = await same((portal) => portal.maintenance.templates(1));
    expect(annual).toMatchObject({ dueSoon: 1, overdue: 1, unjudged: 0, version: 1 });
  });

  it('stays when a report of its trailer is late, opens an issue or withdraws one', async () => {
    const before = await workOf(late.vin);
    const report = (hours: number, volts: number) => ({
      ...{ reportId: `p-${hours}-${volts}`, serialNumber: `D-${late.vin}` },
      recordedAt: new Date(TEST_NOW.getTime() + hours * 3_600_000).toISOString(),
      readings: { trailerBatteryVolts: volts },
    });
    await each(async ({ repositories }) => {
      const take = (hours: number, volts: number, arrives = hours) =>
        takeReports(
          repositories,
          { customerId: 1 },
          [report(hours, volts)],
          new Date(TEST_NOW.getTime() + arrives * 3_600_000),
        );
      await take(-60, 13, 1);
      await take(1, 11, 1);
      await take(-40, 12, 2);
      await take(-39, 13, 2);
    });
    expect(await workOf(late.vin)).toEqual({ ...before, lastReport: expect.anything() });
    expect(await kindsOf(before.id)).toEqual([['opened', null]]);
  });

  it('gets worse with the day after the due date, and ends a snooze', async () => {
    const due = await workOf(soon.vin);
    await same((portal) =>
      portal.maintenance.handle({
        ...{ customerId: 1, issues: [{ id: due.id, version: due.version }], action: 'snooze', note: 'Booked' },
      }),
    );
    clock.now = new Date(Date.parse(`${due.evidence.work?.dueOn}T12:00:00Z`));
    await follow();
    expect(await workOf(soon.vin)).toMatchObject({ state: 'caution', isSnoozed: true });
    clock.now = new Date(clock.now.getTime() + DAY_MS);
    await follow();
    const overdue = await workOf(soon.vin);
    expect(overdue).toMatchObject({ id: due.id, state: 'critical', isSnoozed: false });
    expect(overdue.since).toBe(`${utcDayOf(clock.now)}T00:00:00.000Z`);
    expect((await kindsOf(due.id))?.[0]).toEqual(['worsened', null]);
    clock.now = new Date(TEST_NOW.getTime() + 3_600_000);
  });

  it('refuses a repair for it', async () => {
    const issue = await workOf(late.vin);
    const repair = {
      customerId: 1,
      issues: [{ id: issue.id, version: issue.version }],
      action: 'reportRepair',
      note: 'x',
    };
    expect(await same((portal) => codeOf(portal.maintenance.handle(repair)))).toBe('BAD_USER_INPUT');
  });

  it('is completed once, with its inspection, pictures, history and audit', async () => {
    pass();
    const issue = await workOf(late.vin);
    const seen = await same(async (portal, { test }) => {
      const picture = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 1])], { type: 'image/jpeg' });
      const request = {
        ...{ requestId: testId(81, 1), customerId: 1, id: issue.id, version: issue.version },
        ...{ performedOn: utcDayOf(clock.now), note: 'Passed', pictureIds: [await portal.pictures.add(1, picture)] },
      };
      const answer = await portal.maintenance.completeWork(request);
      const again = await portal.maintenance.completeWork(request);
      const other = await codeOf(portal.maintenance.completeWork({ ...request, requestId: testId(81, 2) }));
      const found = await portal.maintenance.issue(issue.id);
      const inspections = await portal.service.inspections(late.vin);
      return {
        ...{ nextDueOn: answer.nextDueOn, closedAt: answer.issue.closedAt, other },
        isRepeated: again.record.id === answer.record.id,
        history: found?.history.map(({ kind, by, performedOn, pictures }) => [kind, by, performedOn, pictures.length]),
        inspections: inspections.records.map(({ kind, result, note, addedBy }) => [kind, result, note, addedBy]),
        audited: (await test.repositories.audit.latest(20))
          .map(({ action }) => action)
          .filter((action) => action.endsWith('.added') || action === 'maintenance.workCompleted')
          .sort(),
      };
    });
    const today = utcDayOf(clock.now);
    expect(seen).toEqual({
      ...{ nextDueOn: `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`, closedAt: clock.now.toISOString() },
      ...{ other: 'CONFLICT', isRepeated: true },
      history: [
        ['completed', BOSS, today, 1],
        ['opened', null, null, 0],
      ],
      inspections: [['annual', 'passed', 'Passed', BOSS]],
      audited: ['inspection.added', 'maintenance.workCompleted'],
    });
    await follow();
    expect(await list(late.vin)).toEqual([]);
  });

  it('is completed by a recorded inspection that was passed, not by one with defects', async () => {
    const inspect = (result: string) =>
      same(async (portal) => {
        const note = 'Annual';
        const input = { vin: soon.vin, kind: 'annual', result, performedOn: utcDayOf(TEST_NOW), note } as const;
        await portal.service.addInspection(input as Parameters<typeof portal.service.addInspection>[0]);
      });
    await inspect('defects');
    await follow();
    const { id } = await workOf(soon.vin);
    await inspect('passed');
    await follow();
    expect(await list(soon.vin)).toEqual([]);
    expect(await kindsOf(id)).toContainEqual(['closed', null]);
  });
});

describe('work by miles and engine hours', () => {
  const miles = { id: testId(80, 2), name: 'Brakes', everyMiles: 10_000, trailerTypes: [TrailerType.DryVan] };
  const drive = (vin: string, gpsOdometerMiles: number, hours: number) =>
    each(async ({ repositories }) => {
      const at = new Date(TEST_NOW.getTime() + hours * 3_600_000);
      const reports = [
        {
          ...{ reportId: `d-${hours}`, serialNumber: `D-${vin}`, recordedAt: at.toISOString() },
          readings: { gpsOdometerMiles },
        },
      ];
      await takeReports(repositories, { customerId: 1 }, reports, at);
    });

  it('is counted from the first reading of the plan, and is due by what was driven', async () => {
    await save(miles);
    await follow();
    expect(await list(late.vin)).toEqual([]);
    await drive(late.vin, 49_580, 4);
    clock.now = new Date(TEST_NOW.getTime() + 5 * 3_600_000);
    await follow();
    expect(await workOf(late.vin)).toMatchObject({
      ...{ state: 'caution', since: clock.now.toISOString() },
      evidence: { work: { name: 'Brakes', milesLeft: 420, dueOn: null, hasMiles: true } },
    });
    await drive(late.vin, 50_100, 6);
    await follow();
    expect(await workOf(late.vin)).toMatchObject({ state: 'critical', evidence: { work: { milesLeft: -100 } } });
  });

  it('needs the odometer of an earlier day, and no later one than reported', async () => {
    const issue = await workOf(late.vin);
    const earlier = utcDayOf(new Date(TEST_NOW.getTime() - 10 * DAY_MS));
    const tomorrow = utcDayOf(new Date(TEST_NOW.getTime() + 3 * DAY_MS));
    const input = { customerId: 1, id: issue.id, version: issue.version, note: '' };
    const errors = await same(async (portal) => {
      const tries = [
        { performedOn: earlier },
        { performedOn: earlier, odometerMiles: 60_000 },
        { performedOn: tomorrow },
        { performedOn: earlier, odometerMiles: 49_000, note: 'x'.repeat(401) },
      ];
      return Promise.all(
        tries.map((one) =>
          portal.maintenance.completeWork({ ...input, ...one }).then(
            () => 'done',
            (error: Error) => error.message,
          ),
        ),
      );
    });
    expect(errors).toEqual([
      ...[PLANNED_WORK_MESSAGES.odometer, PLANNED_WORK_MESSAGES.reportedMiles(50_100)],
      ...["Enter today's date or an earlier one.", PLANNED_WORK_MESSAGES.noteTooLong(400)],
    ]);
  });

  it('stays open if it is due again by the entered odometer, and else writes the maintenance log', async () => {
    const issue = await workOf(late.vin);
    const earlier = utcDayOf(new Date(TEST_NOW.getTime() - 10 * DAY_MS));
    const still = await complete(issue, { performedOn: earlier, odometerMiles: 40_500, note: 'Half' });
    expect(still.issue).toMatchObject({ closedAt: null, state: 'caution', evidence: { work: { milesLeft: 400 } } });
    const done = await complete(still.issue, { note: 'New linings' });
    expect(done).toMatchObject({
      ...{ nextDueOn: null, issue: { closedAt: clock.now.toISOString() } },
      record: { kind: 'preventative', note: 'Brakes: New linings', odometerMiles: 50_100 },
    });
    const log = await same(async (portal) => (await portal.service.maintenance(late.vin)).total);
    expect(log).toBe(2);
  });

  it('is completed by one of two people at once', async () => {
    await save({ id: testId(80, 5), name: 'Doors', everyMonths: 1, trailerTypes: [] });
    await follow();
    const [issue] = (await list(late.vin)).filter(({ evidence }) => evidence.work?.name === 'Doors');
    if (!issue) throw new Error('not due');
    pass();
    const seen = await same(async (portal, { test }) => {
      const other = (await test.signedIn(ADMIN)).portal;
      const input = { customerId: 1, id: issue.id, version: issue.version, performedOn: utcDayOf(clock.now), note: '' };
      const answers = await Promise.all([portal, other].map((one) => codeOf(one.maintenance.completeWork(input))));
      return { answers: answers.sort(), entries: (await portal.service.maintenance(late.vin)).total };
    });
    expect(seen).toEqual({ answers: ['CONFLICT', 'answered'], entries: 3 });
  });

  it('is in work orders with its steps', async () => {
    const issue = (await list(soon.vin)).find(({ evidence }) => evidence.work?.name === 'Doors');
    if (!issue) throw new Error('not due');
    const order = await same(async (portal) =>
      (await portal.maintenance.workOrders({ customerId: 1, issueIds: [issue.id] })).text(),
    );
    expect(order).toMatch(/Planned work: Critical.*Reported: Doors, due on .*Follow the procedure/);
  });

  it('is not judged without a reading, and says how many trailers that are', async () => {
    await save({
      id: testId(80, 3),
      name: 'Unit service',
      everyEngineHours: 500,
      trailerTypes: [1, TrailerType.Tanker],
    });
    await follow();
    const template = (await same((portal) => portal.maintenance.templates(1))).find(
      ({ name }) => name === 'Unit service',
    );
    expect(template).toMatchObject({ unjudged: 1, dueSoon: 0, overdue: 0 });
  });

  it('closes when its template is deleted, and is the same issue when it is switched on again', async () => {
    const template = { ...miles, id: testId(80, 4), name: 'Wash', everyMonths: 1, everyMiles: null, trailerTypes: [] };
    await save(template);
    await follow();
    const [issue] = (await list(late.vin)).filter(({ evidence }) => evidence.work?.name === 'Wash');
    if (!issue) throw new Error('not due');
    await save({ ...template, version: 1, isOn: false });
    await follow();
    const wash = async () => (await list()).filter(({ evidence }) => evidence.work?.name === 'Wash');
    expect(await wash()).toEqual([]);
    await save({ ...template, version: 2 });
    await follow();
    expect((await wash()).find(({ vin }) => vin === late.vin)).toMatchObject({ id: issue.id, round: 2 });
    await same((portal) => portal.maintenance.deleteTemplate({ customerId: 1, id: template.id, version: 3 }));
    await follow();
    expect(await wash()).toEqual([]);
    expect(
      await same((portal) =>
        codeOf(portal.maintenance.saveTemplate({ ...template, customerId: 1, version: 4, isOn: true })),
      ),
    ).toBe('CONFLICT');
    const kinds = (await kindsOf(issue.id))?.map(([kind]) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['opened', 'closed', 'reopened']));
    clock.now = TEST_NOW;
  });
});

describe('templates', () => {
  const template = { customerId: 1, id: testId(80, 9), name: 'Lights', trailerTypes: [], everyMonths: 6, isOn: true };

  it('can be changed by one of two people, and the other gets the present one', async () => {
    await save({ ...template, version: 0 });
    const { codes, version } = await same(async (portal) => {
      const everyMonths = 3;
      const answers = await Promise.allSettled([
        portal.maintenance.saveTemplate({ ...template, version: 1, everyMonths }),
        portal.maintenance.saveTemplate({ ...template, version: 1, everyMonths, name: 'Lamps' }),
      ]);
      const refused = answers.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
      const { code, details } = refused.reason as { code: string; details: { current: { version: number } } };
      return {
        codes: [answers.filter(({ status }) => status === 'fulfilled').length, code],
        version: details.current.version,
      };
    });
    expect(codes).toEqual([1, 'CONFLICT']);
    expect(version).toBe(2);
  });

  it('say what to do about bad input', async () => {
    const messages = await same((portal) =>
      Promise.all(
        [
          { ...template, name: ' ' },
          { ...template, everyMonths: null },
          { ...template, everyMonths: 200 },
          { ...template, trailerTypes: [99] },
          { ...template, id: 'x' },
          { ...template, ...ANNUAL, everyMonths: 24 },
        ].map((input) =>
          portal.maintenance.saveTemplate({ ...input, version: 0 }).then(
            () => 'saved',
            (error: Error) => error.message,
          ),
        ),
      ),
    );
    expect(messages).toEqual([
      'Enter a name for the work.',
      'Enter at least one interval: months, miles or engine hours.',
      'Enter whole months from 1 to 120, or leave it empty.',
      'Choose trailer types from the list.',
      ...[PLANNED_WORK_MESSAGES.id, PLANNED_WORK_MESSAGES.builtIn],
    ]);
    const annual = { customerId: 1, id: 'annualInspection', version: 1 };
    expect(await same((portal) => codeOf(portal.maintenance.deleteTemplate(annual)))).toBe('BAD_USER_INPUT');
  });

  it('are those of the customer, for users who may write', async () => {
    const input = { ...template, version: 0 };
    const other = { ...input, customerId: 2 };
    expect(await same((portal) => codeOf(portal.maintenance.saveTemplate(other)))).toBe('NOT_FOUND');
    expect(await same((portal) => codeOf(portal.maintenance.templates(2)))).toBe('NOT_FOUND');
    expect(await same((portal) => codeOf(portal.maintenance.saveTemplate(input)), VIEWER)).toBe('FORBIDDEN');
    expect(await same((portal) => codeOf(portal.maintenance.saveTemplate(input)), EAST)).toBe('FORBIDDEN');
    expect(await same((portal) => portal.maintenance.templates(2), ADMIN)).toHaveLength(1);
    const key = { customerId: 1, id: template.id, version: 1 };
    expect(await same((portal) => codeOf(portal.maintenance.deleteTemplate(key)))).toBe('CONFLICT');
  });
});
