import type { AlertActivityInput, AlertActivityLine } from '@gladhand/domain/alerts';
import { beforeAll, describe, expect, it } from 'vitest';
import { toMailRecord } from '../../../engine/mail/mail';
import type { AuditEntry } from '../../../repositories/entities';
import { codeOf, everywhere } from '../../../testing/everywhere';
import { alertFeatures, createTestDataset, TEST_NOW, testId } from '../../../testing/testDataset';
import type { EpisodeRecord, StepKind, StepRecord } from '../episodes/episodeRepository';
import type { DeliveryRecord } from '../messages/messageRepository';
import type { AlertRuleRecord } from '../rules/ruleRepository';

const BOSS = 'boss@northline.example';
const NONE = 'none@northline.example';
const EAST = 'east@northline.example';
const WEST = 'two@example.com';
const VIEWER = 'view@example.com';
const TECHNICIAN = 'tech@example.com';
const MINUTE_MS = 60_000;
const DISPATCH = 'dispatch@northline.example';

const dataset = { ...createTestDataset(), features: alertFeatures(1) };
const bossId = dataset.users.find(({ email }) => email === BOSS)?.userId ?? null;
const own = dataset.trailers.filter(({ customerId }) => customerId === 1);
// In groups of different users.
const [first, second] = [own[0], own[20]];
if (!first || !second) throw new Error('The dataset has too few trailers.');
const { same, each } = everywhere(dataset, BOSS);

const at = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * MINUTE_MS);
const rule = (number: number, name: string, severity: AlertRuleRecord['severity']): AlertRuleRecord => ({
  ...{
    customerId: 1,
    ruleId: testId(8, number),
    name,
    severity,
    condition: { kind: 'tow' },
    place: number,
    version: 1,
  },
  ...{ allVehicles: true, trailerIds: [], groupIds: [], ownerId: bossId ?? '', notifyOwner: true },
  ...{ notifyAllUsers: false, notifyEmails: [], includeSensorData: false, rateLimitMs: 0, notifyPresent: false },
  ...{ windows: null, escalation: [] },
  ...{ disabledAt: null, validFrom: at(-99), createdAt: at(-99), updatedAt: at(-99), failedAt: null, failure: null },
});
const DOORS = rule(1, 'Doors', 'caution');
const FUEL = rule(2, 'Fuel', 'critical');

const episode = (number: number, ruleId: string, trailerId: string): EpisodeRecord => ({
  ...{ customerId: 1, episodeId: testId(9, number), ruleId, ruleVersion: 1, trailerId, since: at(number) },
  ...{ geofenceId: null, geofenceName: null },
  ...{ endedAt: at(number + 1), endedBy: 'condition', noticedAt: at(number), isLate: false, withdrawnAt: null },
  ...{ notify: null, handling: 'new', handledAt: null, handledBy: null, assigneeId: null, snoozedUntil: null },
  version: 1,
});
const step = (
  number: number,
  minutes: number,
  kind: StepKind,
  fields: Partial<StepRecord> & { of?: number } = {},
): StepRecord => {
  const { of = 1, ...rest } = fields;
  const ids = { customerId: 1, episodeId: testId(9, of), stepId: testId(10, number) };
  return { ...ids, at: at(minutes), kind, userId: null, detail: {}, ...rest };
};
const delivery = (minutes: number, recipient: string, fields: Partial<DeliveryRecord> = {}): DeliveryRecord => ({
  ...{ customerId: 1, episodeId: testId(9, 1), step: 'fired', channel: 'email', recipient },
  ...{
    ruleId: DOORS.ruleId,
    trailerId: first.trailerId,
    geofenceId: null,
    userId: null,
    outcome: 'queued',
    reason: null,
  },
  ...{ mailId: null, at: at(minutes), dueAt: null, ...fields },
});
const audited = (number: number, minutes: number, action: string, fields: Partial<AuditEntry> = {}): AuditEntry => ({
  ...{ auditId: testId(11, number), at: at(minutes), action, userId: bossId, customerId: 1 },
  ...{ subject: DOORS.name, subjectId: DOORS.ruleId, detail: {}, changes: [], ...fields },
});
const mail = (number: number) =>
  toMailRecord(
    { to: DISPATCH, subject: 'Doors', text: '', purpose: 'alert' } as never,
    { mailId: testId(12, number), now: at(5) } as never,
  );

beforeAll(async () => {
  await each(async ({ repositories }) => {
    const { alertEpisodes, alertMessages, alertRules, audit, mails } = repositories;
    for (const one of [DOORS, FUEL]) await alertRules.add(one);
    await alertEpisodes.add([
      episode(1, DOORS.ruleId, first.trailerId),
      { ...episode(2, FUEL.ruleId, second.trailerId), endedAt: at(2) },
    ]);
    await alertEpisodes.addSteps([
      step(1, 1, 'fired'),
      step(2, 10, 'acknowledged', { userId: bossId, detail: { note: 'On my way' } }),
      step(3, 11, 'assigned', { userId: bossId, detail: { assignee: DISPATCH } }),
      step(4, 12, 'ended'),
      step(5, 2, 'fired', { of: 2 }),
      // The end of a one-time event.
      step(6, 2, 'ended', { of: 2 }),
    ]);
    for (const number of [1, 2, 3]) await mails.add(mail(number));
    await mails.settle(testId(12, 1), { status: 'sent', now: at(6) });
    await mails.settle(testId(12, 2), { status: 'failed', now: at(6), reason: '550 No such mailbox' });
    await alertMessages.put([
      delivery(3, BOSS, { mailId: testId(12, 1) }),
      delivery(3, DISPATCH, { mailId: testId(12, 2) }),
      delivery(4, DISPATCH, { mailId: testId(12, 3), step: 'reminder:1' }),
      delivery(5, NONE, { outcome: 'heldBack', reason: 'noAccess' }),
      delivery(6, 'later@northline.example', { outcome: 'waiting', reason: 'grouped', dueAt: at(20) }),
    ]);
    await audit.add([
      audited(1, 0, 'alert.ruleCreated'),
      audited(2, 20, 'alert.ruleUpdated', { changes: [{ field: 'name', before: 'Door', after: 'Doors' }] }),
      audited(3, 21, 'alert.ruleDisabled', { subject: FUEL.name, subjectId: FUEL.ruleId }),
      audited(4, 22, 'alert.handled'),
      audited(5, 23, 'alert.ruleCreated', { customerId: 2, subject: 'Of another customer', subjectId: testId(8, 9) }),
    ]);
  });
});

const lineText = ({ kind, ruleName, recipient }: AlertActivityLine) =>
  [kind, recipient?.split('@')[0], ruleName].filter((part) => part != null).join(' ');
const feed = (input: Partial<AlertActivityInput> = {}, as = BOSS) =>
  same(async (portal) => (await portal.alerts.activity({ customerId: 1, ...input })).lines.map(lineText), as);

const ALL = [
  'ruleDisabled Fuel',
  'ruleUpdated Doors',
  'ended Doors',
  'assigned Doors',
  'acknowledged Doors',
  'message none Doors',
  'message dispatch Doors',
  'message dispatch Doors',
  'message boss Doors',
  'fired Fuel',
  'fired Doors',
  'ruleCreated Doors',
];

describe('what happened', () => {
  it('is one list, newest first', async () => {
    expect(await feed()).toEqual(ALL);
    expect(await feed({}, VIEWER)).toEqual(ALL);
  });

  it('says who, what and why', async () => {
    const lines = await same(async (portal) => (await portal.alerts.activity({ customerId: 1 })).lines);
    const [off, updated, ended, assigned, acknowledged, none, reminder, dispatch, boss] = lines;
    expect(off).toMatchObject({ by: BOSS, severity: 'critical', vin: null, alertId: null, at: at(21).toISOString() });
    expect(updated).toMatchObject({ by: BOSS, ruleId: DOORS.ruleId, severity: 'caution', fields: ['name'] });
    expect(ended).toMatchObject({ by: null, endedBy: 'condition', vin: first.vin, unitId: first.unitId });
    expect(assigned).toMatchObject({ by: BOSS, assignee: DISPATCH, alertId: testId(9, 1) });
    expect(acknowledged).toMatchObject({ by: BOSS, note: 'On my way' });
    expect(none).toMatchObject({ outcome: 'heldBack', reason: 'noAccess', channel: 'email' });
    expect(reminder).toMatchObject({ outcome: 'queued', reason: null });
    expect(dispatch).toMatchObject({ outcome: 'failed', reason: '550 No such mailbox' });
    expect(boss).toMatchObject({ outcome: 'sent', reason: null });
    expect(new Set(lines.map(({ id }) => id)).size).toBe(ALL.length);
  });

  it.each<[string, Partial<AlertActivityInput>, (text: string) => boolean]>([
    ['alerts', { kinds: ['alerts'] }, (text) => /^(fired|ended)/.test(text)],
    ['handling', { kinds: ['handling'] }, (text) => /^(acknowledged|assigned)/.test(text)],
    ['messages', { kinds: ['messages'] }, (text) => text.startsWith('message')],
    ['rules', { kinds: ['rules'] }, (text) => text.startsWith('rule')],
    ['alerts and rules', { kinds: ['alerts', 'rules'] }, (text) => /^(fired|ended|rule)/.test(text)],
    ['no kind', { kinds: [] }, () => false],
    ['a rule', { ruleId: FUEL.ruleId }, (text) => text.endsWith('Fuel')],
    ['a trailer', { vin: second.vin }, (text) => text === 'fired Fuel'],
    ['a severity', { severity: 'critical' }, (text) => text.endsWith('Fuel')],
    [
      'who did it, and what they received',
      { person: 'Boss@Northline.example' },
      (text) => /^(rule|as|ack|.*boss)/.test(text),
    ],
    ['an address without an account', { person: DISPATCH }, (text) => text.includes('dispatch')],
    ['a range', { from: at(3).toISOString(), to: at(11).toISOString() }, (text) => /^(message|ack)/.test(text)],
  ])('is filtered by %s', async (_, input, isExpected) => {
    expect(await feed(input)).toEqual(ALL.filter(isExpected));
  });
});

describe('access', () => {
  it('leaves out alerts and messages of trailers that the caller does not see', async () => {
    expect(await feed({}, NONE)).toEqual(ALL.filter((text) => text.startsWith('rule')));
    expect(await feed({}, EAST)).toEqual(ALL.filter((text) => text !== 'fired Fuel'));
    expect(await feed({}, WEST)).toEqual(ALL.filter((text) => /^(rule|fired Fuel)/.test(text)));
  });

  it('ends at the customer and the role', async () => {
    expect(await same((portal) => codeOf(portal.alerts.activity({ customerId: 2 })))).toBe('NOT_FOUND');
    expect(await same((portal) => codeOf(portal.alerts.activity({ customerId: 1 })), TECHNICIAN)).toBe('FORBIDDEN');
  });

  it.each<[string, Partial<AlertActivityInput>, string]>([
    ['an unknown kind', { kinds: ['alerts', 'weather'] }, 'BAD_USER_INPUT'],
    ['an unknown severity', { severity: 'red' }, 'BAD_USER_INPUT'],
    ['a page that is too long', { limit: 501 }, 'BAD_USER_INPUT'],
    ['an empty page', { limit: 0 }, 'BAD_USER_INPUT'],
    ['a place that was not returned', { after: '["x"]' }, 'BAD_USER_INPUT'],
    ['a rule that is no id', { ruleId: 'x' }, 'NOT_FOUND'],
  ])('refuses %s', async (_, input, code) => {
    expect(await same((portal) => codeOf(portal.alerts.activity({ customerId: 1, ...input })))).toBe(code);
  });
});

describe('pages', () => {
  const paged = (limit: number) =>
    same(async (portal) => {
      const lines: string[] = [];
      let after: string | null | undefined;
      do {
        const page = await portal.alerts.activity({ customerId: 1, limit, ...(after && { after }) });
        expect(page.lines.length).toBeLessThanOrEqual(limit);
        lines.push(...page.lines.map(({ id }) => id));
        after = page.next;
      } while (after);
      return lines;
    });

  it('follow each other without gaps and repetitions, also among lines of one instant', async () => {
    await each(async ({ repositories: { alertEpisodes, alertMessages, audit } }) => {
      const many = Array.from({ length: 40 }, (_, index) => index);
      await alertEpisodes.addSteps(many.map((index) => step(100 + index, 30 + (index % 3), 'noted')));
      const recipients = ['B@x.example', 'a@x.example', 'ä@x.example', 'a.b@x.example', 'a-b@x.example'];
      await alertMessages.put(
        recipients.flatMap((recipient) => ['fired', 'Fired'].map((name) => delivery(31, recipient, { step: name }))),
      );
      await audit.add(many.map((index) => audited(100 + index, 30 + (index % 2), 'alert.ruleMoved')));
    });
    const whole = await paged(500);
    expect(whole).toHaveLength(ALL.length + 40 + 10 + 40);
    for (const limit of [1, 7, 50]) expect(await paged(limit)).toEqual(whole);
  });

  it('have 50 lines unless more are requested', async () => {
    const page = await same((portal) => portal.alerts.activity({ customerId: 1 }));
    expect([page.lines.length, page.next === null]).toEqual([50, false]);
  });
});
