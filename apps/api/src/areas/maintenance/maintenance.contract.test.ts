import type { HandleMaintenanceIssuesInput, MaintenanceIssuesInput, ShownIssue } from '@gladhand/domain/maintenance';
import { SensorType } from '@gladhand/domain/trailers';
import { describe, expect, it } from 'vitest';
import { takeReports } from '../../composition/takeReports';
import { demoServiceCenters } from '../../demo/serviceCenters';
import type { PdfSheet } from '../../engine/pdf/sheetWriter';
import type { Repositories } from '../../repositories/port';
import { codeOf, everywhere } from '../../testing/everywhere';
import { createTestDataset, TEST_NOW, testId } from '../../testing/testDataset';
import { closeSuspended, findSilent } from './silenceJob';

const BOSS = 'boss@northline.example';
const EAST = 'east@northline.example';
const ADMIN = 'admin@example.com';
const TECHNICIAN = 'tech@example.com';
const VIEWER = 'view@example.com';
const HOUR_MS = 3_600_000;
const PAGE = { pageSize: 100, pageNumber: 1 };

const fresh = createTestDataset();
/** Every trailer has a device that has not reported yet. */
const dataset = {
  ...fresh,
  features: [...fresh.features, ...[1, 2, 3].map((customerId) => ({ customerId, feature: 'MaintenanceDashboard' }))],
  trailers: fresh.trailers.map((trailer) => ({
    ...trailer,
    ...{ serialNumber: `D-${trailer.vin}`, lastReport: null, installationDate: null, simStatus: 'activated' },
    ...{ absOdometer: null, gpsOdometer: null, loadStatus: null, tkUnitOnOrOff: null, tetheredStatus: null },
    installedSensorTypeIds: [
      SensorType.AbsFault,
      SensorType.TrailerBattery,
      SensorType.TireInflation,
      SensorType.Gps,
      SensorType.GpsMileage,
    ],
  })),
};
const own = dataset.trailers.filter(({ customerId }) => customerId === 1);
const clock = { now: TEST_NOW };
const { same, each } = everywhere(dataset, BOSS, {
  deps: () => ({
    now: () => clock.now,
    // The sheets themselves; their PDF has a test of its own.
    sheetWriter: { write: async (name, sheets) => new TextEncoder().encode(JSON.stringify({ name, sheets })) },
  }),
  prepare: ({ dealers }) => dealers.put(demoServiceCenters()),
});

const at = (hours: number) => new Date(TEST_NOW.getTime() + hours * HOUR_MS);
const trailer = (index: number) => {
  const found = own[index];
  if (!found) throw new Error('no such trailer');
  return found;
};
let reported = 0;
/** Reports of a trailer by the hour in which they are recorded; they arrive at once, or at another hour. */
async function report(vin: string, readings: Readonly<Record<number, object>>, arrives?: number): Promise<void> {
  const reports = Object.entries(readings).map(([hour, values]) => ({
    reportId: `m-${++reported}`,
    serialNumber: `D-${vin}`,
    recordedAt: at(Number(hour)).toISOString(),
    readings: values,
  }));
  const customerId = dataset.trailers.find((one) => one.vin === vin)?.customerId ?? 1;
  await each(async ({ repositories }) => {
    for (const one of reports) {
      const now = arrives === undefined ? new Date(one.recordedAt) : at(arrives);
      await takeReports(repositories, { customerId }, [one], now);
    }
  });
}
const WEAK = { trailerBatteryVolts: 12 };
const DEAD = { trailerBatteryVolts: 11 };
const FULL = { trailerBatteryVolts: 13 };
const lampOn = (hours: number) => ({ abs: { active: true, amberLampMs: hours * HOUR_MS, spn: 789, fmi: 3 } });

const list = (input: Partial<MaintenanceIssuesInput> = {}, as = BOSS) =>
  same((portal) => portal.maintenance.issues({ paginationInput: PAGE, ...input }), as);
const issueOf = async (vin: string, as = BOSS): Promise<ShownIssue> => {
  const [issue] = (await list({ vin }, as)).issues;
  if (!issue) throw new Error('no issue');
  return issue;
};
const historyOf = (id: string, as = BOSS) =>
  same(async (portal) => {
    const found = await portal.maintenance.issue(id);
    return found?.history.map((event) => ({ ...event, id: undefined }));
  }, as);
const handle = (issue: ShownIssue, input: Partial<HandleMaintenanceIssuesInput>, as = BOSS) =>
  same(
    (portal) =>
      portal.maintenance.handle({
        ...{ customerId: issue.customerId, issues: [{ id: issue.id, version: issue.version }], action: 'note' },
        ...input,
      }),
    as,
  );

describe('maintenance issues', () => {
  it('open with the report that shows them, with its evidence, and count what follows', async () => {
    const { vin, unitId } = trailer(0);
    clock.now = at(6);
    await report(vin, {
      0: { ...lampOn(1), gpsOdometerMiles: 100, position: { lat: 41, lng: -84, speedMph: 55 } },
      1: { abs: { active: false, amberLampMs: 0 } },
      2: { ...lampOn(1), gpsOdometerMiles: 180 },
      6: { ...lampOn(5), gpsOdometerMiles: 600 },
    });
    expect(await issueOf(vin)).toMatchObject({
      ...{ vin, unitId, kind: 'amberLamp', state: 'critical', occurrences: 2, round: 1, miles: 500, version: 0 },
      ...{ openedAt: at(0).toISOString(), since: at(0).toISOString(), goodSince: null, isSnoozed: false },
      evidence: { amberLampMs: 5 * HOUR_MS, spn: 789, fmi: 3, volts: null, lat: null },
      // Critical 40, a quarter of 2,000 miles 6, six hours 0.
      score: 46,
    });
    expect(await historyOf((await issueOf(vin)).id)).toMatchObject([
      { kind: 'worsened', at: at(6).toISOString(), state: 'critical', by: null },
      { kind: 'opened', state: 'caution', evidence: { amberLampMs: HOUR_MS, lat: 41, lng: -84, speedMph: 55 } },
    ]);
  });

  it('close when reports show nothing wrong for long enough, and return as the same issue', async () => {
    const { vin } = trailer(1);
    clock.now = at(30);
    await report(vin, { 0: WEAK, 5: FULL, 28: FULL });
    const open = await issueOf(vin);
    expect(open).toMatchObject({ state: 'caution', goodSince: at(5).toISOString(), closedAt: null });
    await report(vin, { 30: FULL });
    expect((await list({ vin })).total).toBe(0);
    await report(vin, { 90: DEAD });
    expect(await issueOf(vin)).toMatchObject({ id: open.id, round: 2, state: 'critical', since: at(90).toISOString() });
    expect((await historyOf(open.id))?.map(({ kind }) => kind)).toEqual(['reopened', 'closed', 'opened']);
  });

  it('are those of the reports in order when some are late, with what people have done', async () => {
    const { vin } = trailer(2);
    clock.now = at(12);
    await report(vin, { 10: WEAK });
    const before = await issueOf(vin);
    await handle(before, { action: 'assign', assignee: BOSS });
    await report(vin, { 4: DEAD, 2: WEAK }, 12);
    expect(await issueOf(vin)).toMatchObject({ id: before.id, openedAt: at(2).toISOString(), assignee: BOSS });
    expect((await historyOf(before.id))?.map((event) => [event.kind, event.at])).toEqual([
      ['assigned', at(12).toISOString()],
      ['worsened', at(4).toISOString()],
      ['opened', at(2).toISOString()],
    ]);
  });

  it('are found when a trailer stops reporting, once, until it reports', async () => {
    const { vin } = trailer(3);
    await report(vin, { 0: { ...FULL, abs: { active: false, amberLampMs: 0 } } });
    const sweep = () => each(({ repositories }) => repositories.transaction((within) => findSilent(within, clock.now)));
    clock.now = at(239);
    expect(await sweep()).toBe(0);
    clock.now = at(250);
    expect(await sweep()).toBeGreaterThan(0);
    expect(await sweep()).toBe(0);
    expect(await issueOf(vin)).toMatchObject({ kind: 'sensorNotReporting', since: at(240).toISOString() });
    await report(vin, { 251: FULL });
    expect((await issueOf(vin)).evidence.sensors).toEqual([]);
    clock.now = at(12);
  });

  it('of a silence close when the SIM is suspended, and begin to count again when it is activated', async () => {
    const { vin } = own.at(-1) ?? trailer(0);
    await report(vin, { 0: FULL });
    const inUnit = (work: (within: Repositories) => Promise<unknown>) =>
      each(async ({ repositories }) => void (await repositories.transaction(work)));
    const judge = (hours: number) => {
      clock.now = at(hours);
      return inUnit(async (within) => {
        await findSilent(within, clock.now);
        await closeSuspended(within, clock.now);
      });
    };
    const setSim = (simStatus: string, hours: number) =>
      inUnit(async (within) => {
        const key = own.at(-1) ?? trailer(0);
        const facts = { simStatus, simStatusChangeDate: at(hours) };
        await within.trailerAdministration.change(key, null, { facts }, at(hours));
      });
    await judge(250);
    const { id } = await issueOf(vin);
    await setSim('suspended', 260);
    await judge(261);
    expect((await list({ vin })).issues).toEqual([]);
    expect((await historyOf(id))?.[0]).toMatchObject({
      kind: 'closed',
      reason: 'simSuspended',
      at: at(261).toISOString(),
    });
    await judge(2_000);
    expect((await list({ vin })).issues).toEqual([]);
    await setSim('activated', 2_000);
    await judge(2_200);
    expect((await list({ vin })).issues).toEqual([]);
    await judge(2_241);
    expect((await issueOf(vin)).kind).toBe('sensorNotReporting');
    clock.now = at(12);
  });
});

describe('handling', () => {
  it('snoozes with a reason until it gets worse', async () => {
    const { vin } = trailer(5);
    clock.now = at(20);
    await report(vin, { 10: WEAK });
    const issue = await issueOf(vin);
    expect(await same((portal) => codeOf(portal.maintenance.handle(inputOf(issue, { action: 'snooze' }))))).toBe(
      'BAD_USER_INPUT',
    );
    const past = { action: 'snooze', note: 'Next week', until: at(19).toISOString() };
    expect(await same((portal) => codeOf(portal.maintenance.handle(inputOf(issue, past))))).toBe('BAD_USER_INPUT');
    const until = at(200).toISOString();
    const { issues } = await handle(issue, { action: 'snooze', note: ' In the shop on Monday ', until });
    expect(issues[0]).toMatchObject({ isSnoozed: true, snoozedUntil: until, snoozedBy: BOSS, version: 1 });
    expect((await list({ vin, state: 'snoozed' })).issues).toMatchObject([{ snoozeReason: 'In the shop on Monday' }]);
    expect((await list({ vin })).counts).toEqual([{ kind: 'trailerBattery', state: 'snoozed', count: 1 }]);
    expect((await list({ vin, state: 'caution' })).total).toBe(0);
    await report(vin, { 19: DEAD });
    expect(await issueOf(vin)).toMatchObject({ isSnoozed: false, state: 'critical', snoozeReason: null });
  });

  it('shows the other version when two people handle one issue, and writes one audit line', async () => {
    const { vin } = trailer(6);
    clock.now = at(20);
    await report(vin, { 10: WEAK });
    const issue = await issueOf(vin);
    await handle(issue, { action: 'reportRepair', note: 'Replaced the battery' }, ADMIN);
    const { issues, conflicts } = await handle(issue, { action: 'snooze', note: 'Later' });
    expect([issues, conflicts]).toMatchObject([
      [],
      [{ repairedAt: at(20).toISOString(), isSnoozed: false, version: 1 }],
    ]);
    expect(await issueOf(vin)).toMatchObject({ closedAt: null, state: 'caution' });
    const lines = await each(async ({ repositories }) =>
      (await repositories.audit.latest(50))
        .filter(({ action, subject }) => action === 'maintenance.issuesHandled' && subject === vin)
        .map(({ detail }) => detail),
    );
    expect(lines).toEqual([{ action: 'reportRepair', issues: 1, note: 'Replaced the battery' }]);
  });

  it('keeps the pictures of a repair in its history', async () => {
    const { vin } = trailer(5);
    clock.now = at(20);
    await report(vin, { 20: WEAK });
    const issue = await issueOf(vin);
    const seen = await same(async (portal, { test }) => {
      const picture = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 1])], { type: 'image/jpeg' });
      const pictureId = await portal.pictures.add(1, picture);
      const handling = { customerId: 1, issues: [{ id: issue.id, version: issue.version }], pictureIds: [pictureId] };
      const snoozed = await codeOf(portal.maintenance.handle({ ...handling, action: 'snooze', note: 'Later' }));
      await portal.maintenance.handle({ ...handling, action: 'reportRepair', note: 'New battery' });
      const version = issue.version + 1;
      const again = { ...handling, issues: [{ id: issue.id, version }], action: 'note', note: 'x' };
      const twice = await codeOf(portal.maintenance.handle(again));
      const found = await portal.maintenance.issue(issue.id);
      const [shown] = found?.history.find(({ kind }) => kind === 'repairReported')?.pictures ?? [];
      const opened = await test.api.request(shown?.url.replace(/^https?:\/\/[^/]+/, '') ?? '');
      return { snoozed, twice, status: opened.status, size: (await opened.arrayBuffer()).byteLength };
    });
    expect(seen).toEqual({ snoozed: 'BAD_USER_INPUT', twice: 'NOT_FOUND', status: 200, size: 4 });
  });

  it('forgets a repair when the issue returns', async () => {
    const { vin } = trailer(6);
    await report(vin, { 21: FULL, 46: FULL, 60: WEAK });
    clock.now = at(60);
    expect(await issueOf(vin)).toMatchObject({ round: 2, repairedAt: null });
  });

  it('emails issues to a service center once, which replies to the caller', async () => {
    const { vin, unitId } = trailer(12);
    clock.now = at(30);
    await report(vin, { 29: { ...lampOn(3), ...DEAD, position: { lat: 41.68, lng: -86.25 } } });
    const { issues } = await list({ vin });
    const ids = issues.map(({ id }) => id);
    const request = { customerId: 1, ids, dealerId: 'chicago-il', note: 'Ask for gate 4.' };
    const sent = await same(async (portal, { test }) => {
      const { mail } = await portal.maintenance.email({ ...request, requestId: testId(77, 1) });
      const again = await portal.maintenance.email({ ...request, requestId: testId(77, 1) });
      const mails = await test.repositories.outbox.latest(10);
      const about = mails.filter(({ subject }) => subject.includes('Service request'));
      return {
        isSame: again.mail.id === mail.id,
        mails: about.map(({ to, subject, text }) => ({ to, subject, text })),
        audited: (await test.repositories.audit.latest(10))
          .filter(({ action }) => action === 'maintenance.issuesEmailed')
          .map(({ subject, detail }) => [subject, detail]),
      };
    });
    expect(sent).toMatchObject({
      isSame: true,
      mails: [{ subject: expect.stringMatching(/^Service request for 2 issues of /) }],
      audited: [[vin, { dealerId: 'chicago-il', to: sent.mails[0]?.to, issues: 2 }]],
    });
    for (const part of [
      ...[
        `Please reply to ${BOSS}.`,
        'Ask for gate 4.',
        `Trailer ${unitId}, VIN ${vin}`,
        '41.6800, -86.2500',
        'Amber lamp: Critical since',
      ],
      ...['SPN 789 / FMI 3, blink code', 'amber lamp on for 3 h', 'Cause: Broken', 'Repair: Measure', '11.0 V'],
    ]) {
      expect(sent.mails[0]?.text).toContain(part);
    }
    expect(sent.mails[0]?.text).not.toMatch(/http:|password|token/i);
    expect(await historyOf(ids[0] ?? '')).toMatchObject([
      { kind: 'emailed', by: BOSS, note: 'Ask for gate 4.', serviceCenter: expect.stringContaining('Chicago') },
      { kind: 'opened' },
    ]);
  });

  it('refuses an email about nothing, about the trailers of others, and to no service center', async () => {
    const { id } = await issueOf(trailer(12).vin);
    const codes = await same((portal) =>
      Promise.all(
        [{ ids: [] }, { ids: [testId(9, 9)] }, { dealerId: 'nowhere' }, { note: 'x'.repeat(1_001) }].map((part) =>
          codeOf(portal.maintenance.email({ customerId: 1, ids: [id], dealerId: 'chicago-il', ...part })),
        ),
      ),
    );
    expect(codes).toEqual(['BAD_USER_INPUT', 'NOT_FOUND', 'NOT_FOUND', 'BAD_USER_INPUT']);
    const other = { customerId: 2, ids: [id], dealerId: 'chicago-il' };
    expect(await same((portal) => codeOf(portal.maintenance.email(other)))).toBe('NOT_FOUND');
  });

  it('is refused without access, and for an assignee without access', async () => {
    const issue = await issueOf(trailer(0).vin);
    const codes = (as: string, input: Partial<HandleMaintenanceIssuesInput>) =>
      same((portal) => codeOf(portal.maintenance.handle(inputOf(issue, input))), as);
    expect(await codes(TECHNICIAN, {})).toBe('FORBIDDEN');
    expect(await codes(VIEWER, { note: 'x' })).toBe('FORBIDDEN');
    expect(await codes(BOSS, { action: 'assign', assignee: TECHNICIAN })).toBe('BAD_USER_INPUT');
    expect(await codes(BOSS, { customerId: 2, note: 'x' })).toBe('NOT_FOUND');
    expect(await same((portal) => portal.maintenance.issue(issue.id), ADMIN)).not.toBeNull();
    expect(await same((portal) => codeOf(portal.maintenance.issues({ paginationInput: PAGE })), TECHNICIAN)).toBe(
      'FORBIDDEN',
    );
  });
});

describe('the list', () => {
  it('counts a snooze by another process at once, although its numbers are kept', async () => {
    const { vin } = trailer(6);
    const snoozed = async () => (await list({})).counts.filter(({ state }) => state === 'snoozed');
    const before = await snoozed();
    const issue = await issueOf(vin);
    const { issues } = await handle(issue, { action: 'snooze', note: 'In the shop' });
    expect(await snoozed()).not.toEqual(before);
    await handle(issues[0] ?? issue, { action: 'unsnooze' });
    expect(await snoozed()).toEqual(before);
  });

  it('has the same issues, numbers and order on every storage, whatever the filters', async () => {
    clock.now = at(100);
    for (const [index, { vin }] of dataset.trailers.slice(0, 40).entries()) {
      const position = { lat: 41 + index / 100, lng: -84 };
      await report(vin, {
        70: { ...(index % 2 ? WEAK : FULL), ...(index % 3 ? lampOn(index % 5) : {}), gpsOdometerMiles: index },
        99: { ...(index % 4 ? FULL : DEAD), gpsOdometerMiles: index * 40, position },
      });
    }
    const filters: Partial<MaintenanceIssuesInput>[] = [
      ...[
        {},
        { customerId: 1 },
        { kind: 'amberLamp' },
        { state: 'critical' },
        { kind: 'trailerBattery', state: 'snoozed' },
      ],
      ...[{ trailerStates: ['caution'] }, { trailerStates: ['caution', 'critical'] }, { groups: ['East', 'West'] }],
      ...[{ search: 'reefer' }, { search: 'u-1' }, { order: 'since' }, { order: 'miles' }, { geofence: 'Yard 50%' }],
      ...[{ assignedToMe: true }, { paginationInput: { pageSize: 3, pageNumber: 2 } }],
    ];
    for (const user of [BOSS, EAST, ADMIN]) {
      for (const filter of filters) {
        const page = await list(filter, user);
        const counted = page.counts.reduce((sum, { count }) => sum + count, 0);
        if (!filter.kind && !filter.state && !filter.assignedToMe) expect(page.total).toBe(counted);
        expect(page.uniqueTrailers).toBeLessThanOrEqual(page.matchingTrailers);
      }
    }
    const scores = (await list({}, ADMIN)).issues.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(new Set(scores).size).toBeGreaterThan(5);
    expect((await list({}, EAST)).allTrailers).toBeLessThan((await list({}, BOSS)).allTrailers);
  });

  it('moves an issue up while its trailer drives on, though nothing else changes', async () => {
    const vins = [trailer(own.length - 1).vin, trailer(own.length - 2).vin];
    const [first = '', second = ''] = vins;
    clock.now = at(130);
    for (const vin of vins) await report(vin, { 120: { ...WEAK, gpsOdometerMiles: 5_000 } });
    const order = async () => {
      const { issues } = await list({ kind: 'trailerBattery' });
      return issues.filter(({ vin }) => vins.includes(vin)).map(({ vin, score }) => [vin, score]);
    };
    await report(second, { 121: { gpsOdometerMiles: 6_000 } });
    expect(await order()).toEqual([
      [second, 33],
      [first, 20],
    ]);
    await report(first, { 122: { gpsOdometerMiles: 7_000 } });
    expect(await order()).toEqual([
      [first, 45],
      [second, 33],
    ]);
  });

  it.each([{ kind: 'x' }, { state: 'x' }, { trailerStates: ['snoozed'] }, { order: 'x' }])(
    'refuses %j',
    async (input) => {
      const code = await same((portal) => codeOf(portal.maintenance.issues({ paginationInput: PAGE, ...input })));
      expect(code).toBe('BAD_USER_INPUT');
    },
  );

  it('keeps nothing older than the retention of the customer', async () => {
    const deleted = await each(({ repositories }) => repositories.maintenance.deleteBefore(1, at(1_000), 1_000));
    expect(deleted).toBeGreaterThan(0);
    expect(await same((portal) => portal.maintenance.issue(testId(9, 1)))).toBeNull();
  });
});

const inputOf = (
  { id, version, customerId }: ShownIssue,
  input: Partial<HandleMaintenanceIssuesInput>,
): HandleMaintenanceIssuesInput => ({ customerId, issues: [{ id, version }], action: 'note', ...input });

describe('work orders', () => {
  const ordered = (issueIds: readonly string[], as = BOSS, customerId = 1) =>
    same(async (portal) => {
      const file = await portal.maintenance.workOrders({ customerId, issueIds });
      return JSON.parse(await file.text()) as { name: string; sheets: PdfSheet[] };
    }, as);

  it('have a sheet for each trailer with codes, steps and the parts for them', async () => {
    const [lamp, weak] = [trailer(9), trailer(10)];
    clock.now = at(30);
    await report(lamp.vin, { 30: { ...lampOn(5), ...WEAK } });
    await report(weak.vin, { 30: WEAK });
    await same((portal) =>
      portal.parts.importRows({
        dryRun: false,
        customerId: null,
        rows: [
          {
            ...{ line: 2, vin: lamp.vin, category: 'abs', name: 'Wheel speed sensor', partNumber: 'WS-1' },
            ...{ maker: 'Northline', quantity: 2, position: 'Rear axle', description: '', faultCodes: [789] },
          },
        ],
      }),
    );
    const ids = [];
    for (const { vin } of [lamp, weak]) ids.push(...(await list({ vin })).issues.map(({ id }) => id));
    const { name, sheets } = await ordered(ids);
    expect(name).toBe('2 work orders');
    expect(sheets.map(({ title, tasks }) => [title, tasks.length])).toEqual([
      [`Work order for trailer ${lamp.unitId}`, 2],
      [`Work order for trailer ${weak.unitId}`, 1],
    ]);
    const task = sheets[0]?.tasks.find(({ heading }) => heading.startsWith('Amber lamp'));
    expect(task?.lines.join(' ')).toMatch(/SPN 789 \/ FMI 3, blink code 2-2 .* Likely cause: /);
    expect(task?.steps.length).toBe(6);
    expect(task?.parts).toEqual(['Wheel speed sensor, WS-1, Northline, Rear axle (2 on the trailer)']);
  });

  it('are refused for an issue that is closed', async () => {
    const { vin } = trailer(11);
    const batteries = async () => (await list({ vin, kind: 'trailerBattery' })).issues;
    await report(vin, { 100: WEAK });
    const id = (await batteries())[0]?.id ?? '';
    await report(vin, { 101: FULL, 130: FULL });
    expect(await batteries()).toEqual([]);
    const code = await same((portal) => codeOf(portal.maintenance.workOrders({ customerId: 1, issueIds: [id] })));
    expect(code).toBe('BAD_USER_INPUT');
  });

  it('are refused without issues, for those of another customer, and without the role', async () => {
    const { id } = await issueOf(trailer(10).vin);
    const ask = (issueIds: string[], customerId: number, as: string) =>
      same((portal) => codeOf(portal.maintenance.workOrders({ customerId, issueIds })), as);
    expect(await ask([], 1, BOSS)).toBe('BAD_USER_INPUT');
    expect(await ask(['none'], 1, BOSS)).toBe('NOT_FOUND');
    expect(await ask([id], 2, ADMIN)).toBe('NOT_FOUND');
    expect(await ask([id], 1, TECHNICIAN)).toBe('FORBIDDEN');
    expect(await ask([id], 1, VIEWER)).toBe('answered');
  });
});
