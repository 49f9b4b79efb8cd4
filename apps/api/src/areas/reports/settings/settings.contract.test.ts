import type { ReportInput } from '@gladhand/domain/reports';
import { describe, expect, it } from 'vitest';
import { codeOf, everywhere } from '../../../testing/everywhere';
import { createTestDataset } from '../../../testing/testDataset';

const BOSS = 'boss@northline.example';
const VIEWER = 'view@example.com';
const DAY_MS = 86_400_000;
const { same, each } = everywhere(createTestDataset(), BOSS);

const SUMMARY: ReportInput = {
  ...{ name: 'Faults', reportTypeId: 3, allVehicles: true, vehicleIds: [], vehicleGroupIds: [], columns: null },
  ...{ allGeofences: true, geofenceIds: [], allFaultTypes: true, faultTypeIds: [], includeSensorData: false },
  reportingSchedules: { timezone: 'UTC', category: 'daily', schedules: [{ dayOfWeek: null, time: '06:00' }] },
  ...{ emailFrequency: null, reportHistoryTimeframe: 1, assetThreshold: null },
  ...{ notifyEmails: ['gate@example.com', 'yard@partner.example'], formats: ['csv'] },
  ...{ whenEmpty: 'send', isActive: true },
};
type Portal = Parameters<Parameters<typeof same>[0]>[0];
/** What the API says about a refused call. */
const messageOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'answered',
    ({ message }: { message: string }) => message,
  );
const settle = async (portal: Portal, recipientDomains: string[], keepDays: number) => {
  const { version } = await portal.reports.settings(1);
  return portal.reports.saveSettings({ customerId: 1, version, input: { recipientDomains, keepDays } });
};
const run = async (portal: Portal, send: boolean) => {
  const [report] = await portal.reports.list(1);
  return portal.reports.run({ customerId: 1, reportId: report?.id ?? '', send });
};

describe('settings of reports', () => {
  it('permit all addresses and keep results for 30 days until they are saved', async () => {
    const read = (who: string) => same((portal) => portal.reports.settings(1), who);
    expect(await read(VIEWER)).toEqual({ recipientDomains: [], keepDays: 30, version: 0 });
  });

  it('are saved by administrators only, and audited', async () => {
    const input = { recipientDomains: ['Example.com', 'example.COM', 'acme.example'], keepDays: 90 };
    const save = { customerId: 1, version: 0, input };
    const codes = await same((portal) => codeOf(portal.reports.saveSettings(save)), VIEWER);
    expect(codes).toBe('FORBIDDEN');
    const saved = await same((portal) => portal.reports.saveSettings(save));
    expect(saved).toEqual({ recipientDomains: ['example.com', 'acme.example'], keepDays: 90, version: 1 });
    const changes = await each(async ({ repositories }) => {
      const lines = await repositories.audit.latest(20);
      return lines.filter(({ action }) => action === 'report.settingsSaved').map((line) => line.changes);
    });
    expect(changes).toMatchObject([
      [
        { field: 'recipientDomains', after: 'example.com, acme.example' },
        { field: 'keepDays', before: '30', after: '90' },
      ],
    ]);
  });

  it('are refused with a reason per field, and in conflict with the present ones', async () => {
    const failures = await same(async (portal) => {
      const save = (version: number, recipientDomains: string[], keepDays: number) =>
        portal.reports.saveSettings({ customerId: 1, version, input: { recipientDomains, keepDays } }).then(
          () => undefined,
          ({ code, details }: { code: string; details: unknown }) => ({ code, details }),
        );
      return [await save(1, ['example'], 0), await save(0, [], 30), await save(7, [], 30)];
    });
    const current = { recipientDomains: ['example.com', 'acme.example'], keepDays: 90, version: 1 };
    expect(failures).toMatchObject([
      { code: 'BAD_USER_INPUT', details: { problems: [{ field: 'recipientDomains' }, { field: 'keepDays' }] } },
      { code: 'CONFLICT', details: { current } },
      { code: 'CONFLICT', details: { current } },
    ]);
  });

  it('refuse other addresses when a report is created or sent', async () => {
    const answers = await same(async (portal) => {
      const refused = await messageOf(portal.reports.create({ customerId: 1, report: SUMMARY }));
      await portal.reports.create({ customerId: 1, report: { ...SUMMARY, notifyEmails: ['gate@EXAMPLE.com'] } });
      const { summary } = await run(portal, false);
      const recipients = ['gate@example.com', 'yard@sub.example.com'];
      return [refused, await messageOf(portal.reports.send({ customerId: 1, runId: summary.id, recipients }))];
    });
    const only = 'Reports of this customer are sent only to addresses at “example.com, acme.example”.';
    expect(answers).toEqual([
      `“yard@partner.example” can't be used. ${only}`,
      `“yard@sub.example.com” can't be used. ${only}`,
    ]);
  });

  it('apply to reports that were created before', async () => {
    const deliveries = await same(async (portal) => {
      await settle(portal, [], 90);
      const [report] = await portal.reports.list(1);
      const key = { customerId: 1, id: report?.id ?? '', version: report?.version ?? 0 };
      await portal.reports.update({ ...key, input: SUMMARY });
      await settle(portal, ['example.com'], 90);
      const { summary } = await run(portal, true);
      const done = await portal.reports.runById({ customerId: 1, id: summary.id });
      return done?.deliveries.map(({ recipient, state, reason }) => [recipient, state, reason]);
    });
    expect(deliveries).toEqual([
      ['gate@example.com', 'sent', null],
      ['yard@partner.example', 'notPermitted', null],
    ]);
    const addressees = await each(async ({ repositories }) =>
      (await repositories.outbox.latest(100)).map(({ to }) => to),
    );
    expect(addressees).toEqual(['gate@example.com']);
  });

  it('decide how long results and files are kept', async () => {
    const newest = async (portal: Portal) => {
      const { runs } = await portal.reports.runs({ customerId: 1, pageSize: 1 });
      return (await portal.reports.runById({ customerId: 1, id: runs[0]?.id ?? '' }))?.files ?? [];
    };
    const daysKept = await same(async (portal, { test }) => {
      await settle(portal, [], 60);
      const files = await newest(portal);
      return files.map(({ expiresAt }) => (Date.parse(expiresAt ?? '') - test.clock.now.getTime()) / DAY_MS);
    });
    expect(daysKept).toEqual([60]);
    const cleanUp = () =>
      each(async ({ test }) => {
        await test.runScheduled('nightly.retention');
        return test.clock.now;
      });
    await each(async ({ test }) => {
      test.pass(59 * DAY_MS);
      return test.clock.now;
    });
    await cleanUp();
    expect(await same(async (portal) => (await newest(portal)).length)).toBe(1);
    await same((portal) => settle(portal, [], 58));
    await cleanUp();
    expect(await same(newest)).toEqual([]);
  });
});
