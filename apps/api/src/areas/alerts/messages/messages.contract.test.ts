import type { PortalApi } from '@gladhand/domain';
import type { Alert, AlertRuleInput } from '@gladhand/domain/alerts';
import { SensorType } from '@gladhand/domain/trailers';
import { describe, expect, it } from 'vitest';
import { takeReports } from '../../../composition/takeReports';
import type { Repositories } from '../../../repositories/port';
import { codeOf, everywhere } from '../../../testing/everywhere';
import type { TestApi } from '../../../testing/testApi';
import { alertFeatures, createTestDataset, testId } from '../../../testing/testDataset';

const BOSS = 'boss@northline.example';
const EAST = 'east@northline.example';
const NONE = 'none@northline.example';
const VIEWER = 'view@example.com';
const SHOP = 'shop@example.org';
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

const fresh = createTestDataset();
/** Every trailer has a device with a door sensor that has not reported yet. */
const dataset = {
  ...fresh,
  features: alertFeatures(1),
  trailers: fresh.trailers.map((trailer) => ({
    ...trailer,
    ...{ serialNumber: `D-${trailer.vin}`, lastReport: null, lat: null, lng: null },
    installedSensorTypeIds: [...new Set([...trailer.installedSensorTypeIds, SensorType.Door])],
  })),
};
const own = dataset.trailers.filter(({ customerId }) => customerId === 1);
let posted: string[] = [];
const webhookSender = {
  async send({ body }: { body: string }) {
    posted.push(body);
    return { status: 200, text: '' };
  },
};
const { same, each } = everywhere(dataset, BOSS, { deps: () => ({ webhookSender }) });
const trailer = (index: number) => {
  const found = own[index];
  if (!found) throw new Error('no such trailer');
  return found;
};

const RULE: AlertRuleInput = {
  ...{ name: 'Doors open', severity: 'caution', condition: { kind: 'doorChange', to: 'open' } },
  ...{ allVehicles: true, vehicleIds: [], vehicleGroupIds: [], isActive: true },
  ...{ notifyMe: false, notifyAllCustomerUsers: false, notifyEmails: [SHOP], includeSensorData: false },
  ...{ alertNotificationRateLimitMs: 0, notifyPresent: false },
};
const OPEN_FOR = { kind: 'doorFor', status: 'open', durationMs: MINUTE_MS } as const;
const hours = (from: string, to: string) => ({ zone: 'UTC', windows: [{ days: EVERY_DAY, from, to }] });
const wall = (at: Date) => at.toISOString().slice(11, 16);

/** Runs with rules on each storage; they are deleted afterwards. Units are called Unit in what it returns. */
const withRules = <Answer>(rules: readonly Partial<AlertRuleInput>[], run: (place: Scene) => Promise<Answer>) =>
  each(async ({ test }) => {
    const ids: string[] = [];
    // Apart from the tests before, and a full minute for times of day.
    test.pass(3 * HOUR_MS - (test.clock.now.getTime() % MINUTE_MS));
    const { portal } = await test.signedIn(BOSS);
    const report = async (index: number, door: Door, agoMs = 0) => {
      test.pass(1_000);
      const recordedAt = new Date(test.clock.now.getTime() - agoMs).toISOString();
      const report = { reportId: recordedAt, serialNumber: trailer(index).serialNumber ?? '', recordedAt };
      await takeReports(test.repositories, { customerId: 1 }, [{ ...report, readings: { door } }], test.clock.now);
    };
    // While no rule is on, trailers are followed anyway.
    for (const index of [0, 1, 2]) await report(index, 'closed');
    for (const rule of rules) {
      ids.push((await portal.alerts.createRule({ customerId: 1, rule: { ...RULE, ...rule } })).id);
    }
    const since = test.clock.now;
    const scene: Scene = {
      test,
      portal: async (email) => (await test.signedIn(email)).portal,
      now: () => test.clock.now,
      async doors(index, ...doors) {
        for (const door of doors) await report(index, door);
        await test.runJobs();
      },
      late: (index, door, agoMs) => report(index, door, agoMs),
      async pass(ms) {
        test.pass(ms);
        await test.runScheduled('alert.due');
        await test.runScheduled('alert.messages');
      },
      async mails() {
        const sent = await test.repositories.outbox.latest(200);
        return sent
          .filter(({ createdAt, purpose }) => createdAt > since && purpose.startsWith('alert'))
          .map(({ to, subject }) => `${to} ${subject.replaceAll(/\w+ \d+: /g, 'Unit: ')}`)
          .sort();
      },
      async texts() {
        const sent = await test.repositories.outbox.latest(200);
        return sent
          .filter(({ createdAt, purpose }) => createdAt > since && purpose.startsWith('alert'))
          .map(({ text }) => text.replaceAll(/https?:\S+/g, ''));
      },
      async alerts() {
        const client = await test.signedIn(BOSS);
        const page = { pageSize: 100, pageNumber: 1 };
        const { alerts } = await client.portal.alerts.list({ customerId: 1, ruleId: ids[0], paginationInput: page });
        return alerts;
      },
      async messages() {
        const client = await test.signedIn(BOSS);
        const lines: string[] = [];
        for (const { id } of await scene.alerts()) {
          const detail = await client.portal.alerts.detail({ customerId: 1, id });
          lines.push(
            ...(detail?.messages ?? []).map(({ step, recipient, outcome, reason }) =>
              [step, recipient, outcome, reason].filter(Boolean).join(' '),
            ),
          );
        }
        return lines.sort();
      },
      async handle(action) {
        const client = await test.signedIn(BOSS);
        const alerts = (await scene.alerts()).map(({ id, version }) => ({ id, version }));
        await client.portal.alerts.handle({ customerId: 1, alerts, action });
      },
      ruleId: () => ids[0] ?? '',
      async addMails(recipient, count) {
        const [alert] = await scene.alerts();
        const { alertMessages } = test.repositories;
        const messages = alert ? await alertMessages.ofEpisode(1, alert.id) : [];
        const sent = messages.find(({ outcome }) => outcome === 'queued');
        if (!sent) throw new Error('There is no message yet.');
        await alertMessages.put(
          Array.from({ length: count }, (_, index) => ({
            ...{ ...sent, recipient, step: `earlier:${index}`, mailId: testId(14, index), at: test.clock.now },
          })),
        );
      },
      async addBrowser(email) {
        const userId = dataset.users.find((user) => user.email === email)?.userId ?? '';
        const keys = { p256dh: 'BA', auth: 'AA' };
        const browser = { endpoint: 'https://push.example/1', label: 'Chrome', createdAt: test.clock.now };
        await test.repositories.push.subscribe(
          { subscriptionId: testId(13, 1), userId, ...keys, ...browser, lastUsedAt: null },
          10,
        );
      },
    };
    try {
      return await run(scene);
    } finally {
      const { portal: again } = await test.signedIn(BOSS);
      for (const id of ids) await again.alerts.deleteRule({ customerId: 1, id });
    }
  });

type Door = 'open' | 'closed';
interface Scene {
  test: TestApi;
  portal(email: string): Promise<PortalApi>;
  now(): Date;
  /** Reports of a trailer's door, a second apart. */
  doors(index: number, ...doors: Door[]): Promise<void>;
  /** A report that was recorded earlier, without running any jobs. */
  late(index: number, door: Door, agoMs: number): Promise<void>;
  /** Lets time pass, and runs what is due. */
  pass(ms: number): Promise<void>;
  /** Mails since the rules were created. */
  mails(): Promise<string[]>;
  /** Their texts, without addresses. */
  texts(): Promise<string[]>;
  alerts(): Promise<{ id: string; version: number }[]>;
  /** The messages about the alerts of the first rule. */
  messages(): Promise<string[]>;
  handle(action: string): Promise<void>;
  ruleId(): string;
  /** Notes further mails of this minute. */
  addMails(recipient: string, count: number): Promise<void>;
  /** Subscribes a browser of a user to push messages. */
  addBrowser(email: string): Promise<void>;
}

describe('messages', () => {
  it('about a rule are gathered for five minutes after the first', async () => {
    const [first, during, then] = await withRules([{}], async (scene) => {
      await scene.doors(0, 'open');
      const first = await scene.mails();
      await scene.doors(1, 'open');
      await scene.doors(2, 'open');
      const during = await scene.messages();
      await scene.pass(5 * MINUTE_MS);
      return [first, during, await scene.mails()];
    });
    expect(first).toEqual([`${SHOP} Unit: Doors open`]);
    expect(during).toEqual([`fired ${SHOP} queued`, `fired ${SHOP} waiting grouped`, `fired ${SHOP} waiting grouped`]);
    expect(then).toEqual([`${SHOP} 2 trailers: Doors open`, `${SHOP} Unit: Doors open`]);
  });

  it('are decided once about an alert that later reports withdraw and reinstate', async () => {
    const [before, after, mails] = await withRules([{}], async (scene) => {
      await scene.pass(60 * MINUTE_MS);
      await scene.doors(0, 'closed', 'open');
      const before = await scene.messages();
      // The door was open already, and then open even earlier but closed in between.
      await scene.late(0, 'open', 20 * MINUTE_MS);
      await scene.late(0, 'open', 25 * MINUTE_MS);
      await scene.late(0, 'closed', 22 * MINUTE_MS);
      await scene.pass(10 * MINUTE_MS);
      return [before, await scene.messages(), await scene.mails()];
    });
    expect(before).toEqual([`fired ${SHOP} queued`]);
    expect(after).toEqual([`fired ${SHOP} queued`, `fired ${SHOP} queued`, `fired ${SHOP} queued`]);
    expect(mails).toEqual([`${SHOP} Unit: Doors open`, `${SHOP} Unit: Doors open (2 alerts)`]);
  });

  it('remind every day until someone acknowledges, or the alert ends', async () => {
    const rule = { condition: OPEN_FOR, alertNotificationRateLimitMs: 24 * HOUR_MS };
    const counts = await withRules([rule], async (scene) => {
      const counts: number[] = [];
      await scene.doors(0, 'open');
      await scene.pass(2 * MINUTE_MS);
      counts.push((await scene.mails()).length);
      await scene.pass(24 * HOUR_MS);
      counts.push((await scene.mails()).length);
      await scene.handle('acknowledge');
      await scene.pass(24 * HOUR_MS);
      counts.push((await scene.mails()).length);
      await scene.handle('unacknowledge');
      await scene.pass(24 * HOUR_MS);
      counts.push((await scene.mails()).length);
      await scene.doors(0, 'closed');
      await scene.pass(24 * HOUR_MS);
      return [...counts, (await scene.mails()).length];
    });
    expect(counts).toEqual([1, 2, 2, 3, 3]);
  });

  it('escalate what no one has acknowledged in time', async () => {
    const escalation = [
      { afterMs: 30 * MINUTE_MS, emails: ['lead@example.org'] },
      { afterMs: 60 * MINUTE_MS, emails: ['head@example.org'] },
    ];
    const [mails, messages] = await withRules([{ condition: OPEN_FOR, escalation }], async (scene) => {
      await scene.doors(0, 'open');
      await scene.pass(2 * MINUTE_MS);
      await scene.pass(30 * MINUTE_MS);
      await scene.handle('acknowledge');
      await scene.pass(30 * MINUTE_MS);
      return [await scene.mails(), await scene.messages()];
    });
    expect(mails).toEqual(['lead@example.org Not acknowledged: Unit: Doors open', `${SHOP} Unit: Doors open`]);
    expect(messages).toEqual([
      'escalation:1 lead@example.org queued',
      'escalation:2 head@example.org heldBack acknowledged',
      `fired ${SHOP} queued`,
    ]);
  });

  it('wait for the active hours of the rule, if the alert still holds then', async () => {
    const result = await withRules([{ condition: OPEN_FOR, activeHours: hours('12:00', '13:00') }], async (scene) => {
      const noonMs = (Math.ceil(scene.now().getTime() / (24 * HOUR_MS)) + 0.5) * 24 * HOUR_MS;
      await scene.pass(noonMs - 2 * HOUR_MS - scene.now().getTime());
      await scene.doors(0, 'open');
      await scene.doors(1, 'open');
      await scene.pass(2 * MINUTE_MS);
      const before = await scene.messages();
      await scene.doors(1, 'closed');
      await scene.pass(2 * HOUR_MS);
      return [before, await scene.messages(), await scene.mails()];
    });
    expect(result).toEqual([
      [`fired ${SHOP} waiting outsideWindow`, `fired ${SHOP} waiting outsideWindow`],
      [`fired ${SHOP} heldBack outsideWindow`, `fired ${SHOP} queued`],
      [`${SHOP} Unit: Doors open`],
    ]);
  });

  it('wait for the end of quiet hours, and come as one', async () => {
    const all = { notifyEmails: [EAST] };
    const result = await withRules(
      [all, { ...all, name: 'Critical doors', severity: 'critical' }, { ...all, name: 'Doors too' }],
      async (scene) => {
        const from = wall(scene.now());
        const to = wall(new Date(scene.now().getTime() + 2 * HOUR_MS));
        const east = await scene.portal(EAST);
        const { version } = await east.alerts.settings();
        const quietHours = { ...hours(from, to), criticalPasses: true };
        const input = { email: ['critical', 'caution', 'good'], push: [], quietHours, digest: null };
        const saved = await east.alerts.saveSettings({ version, input });
        await scene.doors(0, 'open');
        const during = await scene.mails();
        await scene.pass(2 * HOUR_MS);
        const after = await scene.mails();
        const again = await scene.portal(EAST);
        await again.alerts.saveSettings({ version: saved.version, input: { ...input, quietHours: null } });
        return { isQuiet: saved.isQuiet, during, after };
      },
    );
    expect(result).toEqual({
      isQuiet: true,
      during: [`${EAST} Unit: Critical doors`],
      after: [`${EAST} 2 alerts`, `${EAST} Unit: Critical doors`],
    });
  });

  it('are gathered for a digest, and not sent for severities that are off', async () => {
    const all = { notifyEmails: [EAST] };
    const result = await withRules(
      [all, { ...all, name: 'Doors too' }, { ...all, name: 'For information', severity: 'good' }],
      async (scene) => {
        const east = await scene.portal(EAST);
        const { version } = await east.alerts.settings();
        const digest = { zone: 'UTC', days: EVERY_DAY, time: wall(new Date(scene.now().getTime() + 2 * HOUR_MS)) };
        const input = { email: ['critical', 'caution'], push: [], quietHours: null, digest };
        const saved = await east.alerts.saveSettings({ version, input });
        await scene.doors(0, 'open');
        const before = [await scene.messages(), await scene.mails()];
        await scene.pass(2 * HOUR_MS);
        const after = await scene.mails();
        const again = await scene.portal(EAST);
        await again.alerts.saveSettings({ version: saved.version, input: { ...input, digest: null } });
        return [...before, after];
      },
    );
    expect(result).toEqual([[`fired ${EAST} waiting digest`], [], [`${EAST} 2 alerts`]]);
  });

  it('stop at 30 mails an hour with a notice, and follow as one', async () => {
    const rules = Array.from({ length: 4 }, (_, index) => ({ name: `Rule ${index}` }));
    const [first, later] = await withRules(rules, async (scene) => {
      await scene.doors(1, 'open');
      await scene.addMails(SHOP, 24);
      await scene.pass(6 * MINUTE_MS);
      await scene.doors(0, 'open');
      const first = await scene.mails();
      await scene.pass(61 * MINUTE_MS);
      return [first, await scene.mails()];
    });
    // Four and 24 before, the 29th, and the notice.
    expect(first).toHaveLength(6);
    expect(first).toContain(`${SHOP} Too many alert emails`);
    expect(later).toHaveLength(7);
    expect(later).toContain(`${SHOP} 3 alerts`);
  });

  it('count other mails that are due at the same time', async () => {
    const rule = {
      ...{ condition: OPEN_FOR, alertNotificationRateLimitMs: 24 * HOUR_MS },
      escalation: [{ afterMs: 24 * HOUR_MS, emails: [SHOP] }],
    };
    const [mails, messages] = await withRules([rule], async (scene) => {
      await scene.doors(0, 'open');
      await scene.pass(2 * MINUTE_MS);
      await scene.pass(24 * HOUR_MS - MINUTE_MS);
      await scene.addMails(SHOP, 28);
      await scene.pass(2 * MINUTE_MS);
      return [await scene.mails(), await scene.messages()];
    });
    expect(mails).toHaveLength(3);
    expect(mails).toContain(`${SHOP} Too many alert emails`);
    expect(messages?.filter((line) => line.endsWith('waiting hourlyLimit'))).toHaveLength(1);
  });

  it('go to the webhooks of the severity and to browsers, with reminders', async () => {
    const rule = { notifyEmails: [BOSS], condition: OPEN_FOR, alertNotificationRateLimitMs: 24 * HOUR_MS };
    const result = await withRules([rule], async (scene) => {
      posted = [];
      const { alerts } = await scene.portal(BOSS);
      const webhook = { name: 'Dispatch', url: 'https://dispatch.example/a', severities: ['caution'], enabled: true };
      const made = await alerts.createWebhook({ customerId: 1, webhook });
      const other = await alerts.createWebhook({ customerId: 1, webhook: { ...webhook, severities: ['critical'] } });
      await scene.addBrowser(BOSS);
      await scene.doors(0, 'open');
      await scene.pass(2 * MINUTE_MS);
      await scene.pass(24 * HOUR_MS);
      const messages = await scene.messages();
      for (const { webhook } of [made, other])
        await (await scene.portal(BOSS)).alerts.deleteWebhook({ customerId: 1, id: webhook.id });
      return { messages, types: posted.map((body) => (JSON.parse(body) as { type: string }).type) };
    });
    expect(result).toEqual({
      messages: [
        'fired Dispatch queued',
        `fired ${BOSS} queued`,
        `fired ${BOSS} queued`,
        'reminder:1 Dispatch queued',
        `reminder:1 ${BOSS} queued`,
        `reminder:1 ${BOSS} queued`,
      ],
      types: ['alert.fired', 'alert.reminder'],
    });
  });

  it('have the readings of the trailer if the rule asks for them', async () => {
    const texts = await withRules([{ includeSensorData: true }, { name: 'Without' }], async (scene) => {
      await scene.doors(0, 'open');
      return scene.texts();
    });
    const [withReadings, without] = texts.sort((a, b) => b.length - a.length);
    expect(withReadings).toContain('ABS Odometer: ');
    expect(without).not.toContain('ABS Odometer: ');
  });

  it('are not sent while the rule is muted for the trailer', async () => {
    const result = await withRules([{}], async (scene) => {
      const portal = await scene.portal(BOSS);
      const until = new Date(scene.now().getTime() + HOUR_MS).toISOString();
      const mute = { customerId: 1, id: scene.ruleId(), vin: trailer(0).vin };
      await portal.alerts.mute({ ...mute, until });
      await scene.doors(0, 'open');
      const muted = await scene.messages();
      const [alert] = await scene.alerts();
      const detail = alert && (await (await scene.portal(BOSS)).alerts.detail({ customerId: 1, id: alert.id }));
      await (await scene.portal(BOSS)).alerts.mute({ ...mute, until: null });
      await scene.doors(0, 'closed', 'open');
      const outside = await codeOf(
        (await scene.portal(BOSS)).alerts.mute({
          ...mute,
          until: new Date(scene.now().getTime() + 31 * 24 * HOUR_MS).toISOString(),
        }),
      );
      const noAccess = await codeOf((await scene.portal(NONE)).alerts.mute({ ...mute, until }));
      return { muted, isMarked: detail?.mutedUntil === until, after: await scene.messages(), outside, noAccess };
    });
    expect(result).toEqual({
      muted: [`fired ${SHOP} heldBack muted`],
      isMarked: true,
      after: [`fired ${SHOP} heldBack muted`, `fired ${SHOP} queued`],
      outside: 'BAD_USER_INPUT',
      noAccess: 'NOT_FOUND',
    });
  });
});

describe('delivery', () => {
  it('lists what failed for administrators, newest first and page by page', async () => {
    const result = await withRules([{}], async (scene) => {
      const { mails, webhooks, alertMessages, alertFailures } = scene.test.repositories;
      const webhook = { name: 'Dispatch', url: 'https://dispatch.example/a', severities: ['caution'], enabled: true };
      await (await scene.portal(BOSS)).alerts.createWebhook({ customerId: 1, webhook });
      await scene.doors(0, 'open');
      const [alert] = await scene.alerts();
      const sent = await alertMessages.ofEpisode(1, alert?.id ?? '');
      const mailId = sent.find((message) => message.mailId)?.mailId ?? '';
      await mails.settle(mailId, { status: 'failed', now: scene.now(), reason: '550 no such user' });
      await scene.pass(MINUTE_MS);
      const [{ webhookId } = { webhookId: '' }] = await webhooks.list(1);
      const [message] = await webhooks.messages(1, webhookId, { limit: 1 });
      const attempt = { at: scene.now().toISOString(), status: 500, error: null, durationMs: 5, response: null };
      await webhooks.settle(message?.messageId ?? '', { state: 'givenUp', attempt, nextAttemptAt: null });
      const { alerts } = await scene.portal(BOSS);
      const all = await alerts.failedMessages({ customerId: 1 });
      const search = { customerId: 1, since: new Date(scene.now().getTime() - HOUR_MS), limit: 1 };
      const [first] = await alertFailures.list({ ...search, after: undefined });
      const [second] = await alertFailures.list({ ...search, after: first });
      const refused = await codeOf((await scene.portal(EAST)).alerts.failedMessages({ customerId: 1 }));
      const cursor = await codeOf(alerts.failedMessages({ customerId: 1, after: 'x' }));
      await scene.pass(31 * 24 * HOUR_MS);
      const later = await (await scene.portal(BOSS)).alerts.failedMessages({ customerId: 1 });
      await webhooks.delete(1, webhookId);
      return {
        all: all.messages.map(({ channel, recipient, ruleName, alerts: count, reason, alertId }) => [
          ...[channel, recipient, ruleName, count, reason, alertId !== null],
        ]),
        pages: [first?.channel, second?.channel, (await alertFailures.list({ ...search, after: second })).length],
        ...{ refused, cursor, next: all.next, later: later.messages.length },
      };
    });
    expect(result).toEqual({
      all: [
        ['webhook', 'Dispatch', 'Doors open', 1, 'Response 500', true],
        ['email', SHOP, 'Doors open', 1, '550 no such user', true],
      ],
      pages: ['webhook', 'email', 0],
      ...{ refused: 'FORBIDDEN', cursor: 'BAD_USER_INPUT', next: null, later: 0 },
    });
  });

  it('shows who wants no emails, and ends that only for oneself', async () => {
    const result = await withRules([{}], async (scene) => {
      const { subscriptions } = scene.test.repositories;
      const subject = `alert:${scene.ruleId()}`;
      const optOuts = [
        ...[
          { address: SHOP, subject },
          { address: EAST, subject: '*' },
          { address: BOSS, subject: 'alert' },
        ],
        ...[
          { address: BOSS, subject: 'alert:gone' },
          { address: 'a@else.example', subject: 'alert' },
        ],
      ];
      for (const [index, one] of optOuts.entries())
        await subscriptions.optOut(one.address, one.subject, new Date(scene.now().getTime() + index));
      const { alerts } = await scene.portal(BOSS);
      const all = await alerts.optOutsOfCustomer({ customerId: 1 });
      const own = await alerts.optOuts();
      const unknown = await codeOf(alerts.resumeMail(subject));
      await alerts.resumeMail('alert');
      const left = await alerts.optOuts();
      const general = ['*', 'alert'];
      const search = { customerId: 1, addresses: [], general, subjects: [subject], limit: 1 };
      const [first] = await subscriptions.optOutsOfCustomer({ ...search, after: undefined });
      const [second] = await subscriptions.optOutsOfCustomer({ ...search, after: first });
      for (const one of optOuts) await subscriptions.optIn(one.address, one.subject);
      const refused = await codeOf((await scene.portal(EAST)).alerts.optOutsOfCustomer({ customerId: 1 }));
      return {
        all: all.optOuts.map(({ address, kind, ruleName }) => [address, kind, ruleName]),
        own: own.map(({ kind, ruleName }) => [kind, ruleName]),
        ...{ unknown, left: left.map(({ kind }) => kind), refused, pages: [first?.address, second?.address] },
      };
    });
    expect(result).toEqual({
      all: [
        [BOSS, 'alert', null],
        [EAST, 'all', null],
        [SHOP, 'alertRule', 'Doors open'],
      ],
      own: [
        ['alertRule', null],
        ['alert', null],
      ],
      ...{ unknown: 'NOT_FOUND', left: ['alertRule'], refused: 'FORBIDDEN', pages: [EAST, SHOP] },
    });
  });

  it('of a rule whose owner lost access begins again once an administrator takes it over', async () => {
    const result = await withRules([], async (scene) => {
      const { users } = scene.test.repositories;
      const east = (await users.byEmail(EAST))?.userId ?? '';
      const enable = (enabled: boolean) => users.update(east, { enabled }, { now: scene.now() });
      const boss = async () => (await scene.portal(BOSS)).alerts;
      const page = { pageSize: 100, pageNumber: 1 };
      const { id } = await (await scene.portal(EAST)).alerts.createRule({ customerId: 1, rule: RULE });
      const fired = async () => (await (await boss()).list({ customerId: 1, ruleId: id, paginationInput: page })).total;
      const key = { customerId: 1, id, version: 1 };
      const early = await codeOf((await boss()).takeOverRule(key));
      await enable(false);
      await scene.doors(0, 'open', 'closed');
      const paused = (await (await boss()).rule({ customerId: 1, id }))?.pausedBy;
      const before = await fired();
      const refused = await codeOf((await scene.portal(NONE)).alerts.takeOverRule(key));
      const conflict = await codeOf((await boss()).takeOverRule({ ...key, version: 7 }));
      const { version, isOwn, pausedBy } = await (await boss()).takeOverRule(key);
      await scene.doors(0, 'open');
      const after = await fired();
      await enable(true);
      await (await boss()).deleteRule({ customerId: 1, id });
      const { lines } = await (await boss()).activity({ customerId: 1, ruleId: id, kinds: ['rules'] });
      const kinds = lines.map(({ kind }) => kind);
      return { early, paused, before, refused, conflict, version, isOwn, pausedBy, after, kinds };
    });
    expect(result).toEqual({
      ...{ early: 'BAD_USER_INPUT', paused: 'ownerWithoutAccess', before: 0, refused: 'FORBIDDEN' },
      ...{ conflict: 'CONFLICT', after: 1, version: 2, isOwn: true, pausedBy: null },
      kinds: ['ruleDeleted', 'ruleTakenOver', 'ruleCreated'],
    });
  });

  it('forgets mutes that ended long ago', async () => {
    const result = await withRules([{}], async (scene) => {
      const { alertMessages } = scene.test.repositories;
      const until = new Date(scene.now().getTime() + HOUR_MS);
      const mute = { customerId: 1, id: scene.ruleId(), vin: trailer(0).vin, until: until.toISOString() };
      await (await scene.portal(BOSS)).alerts.mute(mute);
      const early = await alertMessages.deleteMutesBefore(until, 10);
      return [early, await alertMessages.deleteMutesBefore(new Date(until.getTime() + 1), 10)];
    });
    expect(result).toEqual([0, 1]);
  });
});

describe('settings', () => {
  it('are one per user, checked, and saved only from the version that was read', async () => {
    const result = await same(async (portal) => {
      const before = await portal.alerts.settings();
      const input = {
        email: ['critical'],
        push: ['critical', 'good'],
        quietHours: { ...hours('22:00', '06:00'), criticalPasses: false },
        digest: { zone: 'America/Chicago', days: [4, 0], time: '07:30' },
      };
      const save = (changed: object, version = 1) =>
        codeOf(portal.alerts.saveSettings({ version, input: { ...input, ...changed } }));
      const saved = await portal.alerts.saveSettings({ version: 0, input });
      return {
        before,
        saved: { ...saved, quietHoursChange: saved.quietHoursChange?.slice(10) },
        conflict: await save({}, 0),
        severity: await save({ email: ['awful'] }),
        zone: await save({ quietHours: { ...input.quietHours, zone: 'Mars/Base' } }),
        time: await save({ digest: { ...input.digest, time: '7.30' } }),
        test: await portal.alerts.sendTest(),
      };
    }, VIEWER);
    expect(result).toEqual({
      before: {
        ...{ email: ['critical', 'caution', 'good'], push: ['critical', 'caution', 'good'], quietHours: null },
        ...{ digest: null, quietHoursChange: null, isQuiet: false, version: 0 },
      },
      saved: {
        ...{ email: ['critical'], push: ['critical', 'good'] },
        quietHours: { ...hours('22:00', '06:00'), criticalPasses: false },
        digest: { zone: 'America/Chicago', days: [0, 4], time: '07:30' },
        ...{ quietHoursChange: expect.any(String), isQuiet: expect.any(Boolean), version: 1 },
      },
      conflict: 'CONFLICT',
      severity: 'BAD_USER_INPUT',
      zone: 'BAD_USER_INPUT',
      time: 'BAD_USER_INPUT',
      test: VIEWER,
    });
  });

  it('of rules are checked', async () => {
    const step = { afterMs: MINUTE_MS, emails: [SHOP] };
    const codes = await same(async (portal) => {
      const create = (rule: Partial<AlertRuleInput>) =>
        codeOf(portal.alerts.createRule({ customerId: 1, rule: { ...RULE, ...rule } }));
      return [
        await create({ activeHours: hours('8:00', '17:00') }),
        await create({ activeHours: { zone: 'UTC', windows: [{ days: [], from: '08:00', to: '17:00' }] } }),
        await create({ escalation: [step, step] }),
        await create({ escalation: [{ ...step, emails: ['no address'] }] }),
        await create({ escalation: [{ ...step, emails: [] }] }),
      ];
    });
    expect(codes).toEqual(Array.from({ length: 5 }, () => 'BAD_USER_INPUT'));
  });
});

describe('rules about the number of trailers in a geofence', () => {
  const CENTER = { lat: 40.1, lng: -84.2 };
  /** The next one needs its own id: that of a deleted geofence is taken. */
  let docks = 0;
  const countAt = (dock: string, atLeast: number, where: 'within' | 'outside' = 'within') =>
    ({ kind: 'geofenceCount', where, geofences: [dock], atLeast }) as const;

  /** Runs with a geofence and rules that began three hours ago on each storage; both are deleted afterwards. */
  const atTheDock = async <Answer>(
    rules: (dock: string) => readonly Partial<AlertRuleInput>[],
    run: (dock: Dock) => Promise<Answer>,
  ) => {
    const DOCK = testId(7, 77 + docks++);
    return each(async ({ test }) => {
      test.pass(3 * HOUR_MS - (test.clock.now.getTime() % MINUTE_MS));
      const { repositories, clock } = test;
      const since = clock.now;
      await repositories.geofences.add({
        ...{ customerId: 1, geofenceId: DOCK, name: 'Dock 9', description: null, category: 'yard', isActive: true },
        shape: { type: 'circle', center: CENTER, radiusMeters: 400 },
        ...{ enterEmails: [], exitEmails: [], freeMinutes: null, version: 1 },
        ...{ validFrom: since, createdAt: since, updatedAt: since },
      });
      const boss = await test.signedIn(BOSS);
      const ids: string[] = [];
      for (const rule of rules(DOCK)) {
        ids.push((await boss.portal.alerts.createRule({ customerId: 1, rule: { ...RULE, ...rule } })).id);
      }
      await test.runJobs();
      const portal = async (as = BOSS) => (await test.signedIn(as)).portal;
      const minutes = (at: string | null | undefined) => at && Math.round((Date.parse(at) - Number(since)) / MINUTE_MS);
      const dock: Dock = {
        id: DOCK,
        ids,
        portal,
        minutes,
        async at(minute, ...reports) {
          clock.now = new Date(Math.max(Number(clock.now), Number(since) + minute * MINUTE_MS));
          for (const [index, meters, recorded = minute] of reports) {
            const recordedAt = new Date(Number(since) + recorded * MINUTE_MS).toISOString();
            const position = { lat: CENTER.lat + meters / 111_195, lng: CENTER.lng, accuracyM: 5, speedMph: 0 };
            const one = { reportId: recordedAt, serialNumber: trailer(index).serialNumber ?? '', recordedAt };
            await takeReports(repositories, { customerId: 1 }, [{ ...one, readings: { position } }], clock.now);
          }
          await test.runJobs();
        },
        async alerts(as = BOSS, ruleId = ids[0]) {
          const page = { pageSize: 100, pageNumber: 1 };
          const { alerts } = await (await portal(as)).alerts.list({ customerId: 1, ruleId, paginationInput: page });
          return alerts;
        },
        async spans(as = BOSS) {
          return (await dock.alerts(as)).map(({ since: begun, endedAt, endedBy, isLate, withdrawnAt }) =>
            [minutes(begun), minutes(endedAt), endedBy, isLate && 'late', withdrawnAt && 'withdrawn']
              .filter((part) => part !== null && part !== false)
              .join(' '),
          );
        },
        async countAll(change) {
          await change?.(repositories);
          test.pass(5 * MINUTE_MS);
          await test.runScheduled('alert.countAll');
          await test.runJobs();
        },
        async mails() {
          const sent = await repositories.outbox.latest(200);
          return sent.filter(({ createdAt }) => createdAt > since).map(({ to, subject }) => `${to} ${subject}`);
        },
      };
      try {
        return await run(dock);
      } finally {
        for (const id of ids) await (await portal()).alerts.deleteRule({ customerId: 1, id });
        await repositories.geofences.delete(1, DOCK, clock.now);
      }
    });
  };

  interface Dock {
    readonly id: string;
    readonly ids: readonly string[];
    portal(as?: string): Promise<PortalApi>;
    /** Minutes since the rules began. */
    minutes(at: string | null | undefined): unknown;
    /** Positions so many meters north of the middle, at a minute, which may be recorded earlier. */
    at(minute: number, ...reports: [index: number, meters: number, recorded?: number][]): Promise<void>;
    alerts(as?: string, ruleId?: string): Promise<Alert[]>;
    spans(as?: string): Promise<string[]>;
    /** What the schedule does, after a change that no report says. */
    countAll(change?: (repositories: Repositories) => Promise<unknown>): Promise<void>;
    mails(): Promise<string[]>;
  }

  it('open an alert of the geofence, notify, end it, and withdraw it if a late report shows fewer', async () => {
    const full = (dock: string) => [{ name: 'Dock full', condition: countAt(dock, 3) }];
    const story = await atTheDock(full, async (dock) => {
      await dock.at(10, [0, 0], [3, 5_000]);
      await dock.at(20, [1, 0]);
      const before = await dock.spans();
      await dock.at(50, [2, 0]);
      const [alert] = await dock.alerts();
      const detail = await (await dock.portal()).alerts.detail({ customerId: 1, id: alert?.id ?? '' });
      const why = await (await dock.portal()).alerts.explain({
        ...{ customerId: 1, ruleId: dock.ids[0] ?? '', geofenceId: dock.id, at: alert?.since ?? '' },
      });
      const { lines } = await (await dock.portal()).alerts.activity({ customerId: 1, ruleId: dock.ids[0] });
      const open = {
        spans: await dock.spans(),
        alert: [alert?.vin, alert?.unitId, alert?.geofence?.name, alert?.geofence?.id === dock.id],
        counted: detail?.counted?.trailers.map(({ vin }) => vin),
        messages: detail?.messages.map(({ recipient, outcome }) => `${recipient} ${outcome}`),
        mails: await dock.mails(),
        why: [why?.verdict, why?.root],
        lines: lines.map(({ kind, geofence, vin }) => `${kind} ${geofence?.name} ${vin}`).sort(),
      };
      await dock.at(60, [0, 5_000]);
      const ended = await dock.spans();
      await dock.at(100, [1, 0]);
      // On the way from minute 25 to 90, trailer 1 wasn't there.
      await dock.at(110, [1, 5_000, 25], [1, 5_000, 30], [1, 5_000, 90]);
      const backtest = await (await dock.portal()).alerts.backtest({
        ...{
          customerId: 1,
          condition: countAt(dock.id, 2),
          allVehicles: true,
          vehicleIds: [],
          vehicleGroupIds: [],
        },
        days: 1,
      });
      const { firings, geofences, matchingNow } = backtest;
      return {
        ...{ before, open, ended, withdrawn: await dock.spans() },
        backtest: [firings.map((one) => [one.geofence?.name, dock.minutes(one.since)]), geofences, matchingNow],
      };
    });
    const vins = [0, 1, 2].map((index) => trailer(index).vin).sort();
    expect({ ...story, open: { ...story.open, counted: story.open.counted?.toSorted() } }).toEqual({
      before: [],
      open: {
        spans: ['50'],
        alert: [null, null, 'Dock 9', true],
        counted: vins,
        messages: [`${SHOP} queued`],
        mails: [`${SHOP} Dock 9: Dock full`],
        why: [
          'firing',
          expect.objectContaining({ truth: true, value: { kind: 'number', amount: 3, unit: 'trailers' } }),
        ],
        lines: expect.arrayContaining(['fired Dock 9 null', 'message Dock 9 null']),
      },
      ended: ['50 60 condition'],
      withdrawn: ['50 60 condition withdrawn'],
      backtest: [expect.arrayContaining([['Dock 9', 20]]), 1, 1],
    });
  });

  it('are seen and notified only by those with access to all trailers that are counted', async () => {
    const both = (dock: string) => {
      const all = { name: 'All', condition: countAt(dock, 1), notifyEmails: [], notifyAllCustomerUsers: true };
      return [all, { ...all, name: 'East', allVehicles: false, vehicleGroupIds: [testId(2, 3)] }];
    };
    const seen = await atTheDock(both, async (dock) => {
      await dock.at(10, [0, 0]);
      const namesFor = async (as: string) => {
        const portal = await dock.portal(as);
        const names: string[] = [];
        for (const ruleId of dock.ids) {
          const [alert] = await dock.alerts(as, ruleId);
          if (!alert) continue;
          const detail = await portal.alerts.detail({ customerId: 1, id: alert.id });
          const why = await portal.alerts.explain({ customerId: 1, ruleId, geofenceId: dock.id, at: alert.since });
          names.push(`${alert.ruleName} ${detail?.counted?.total} ${why?.verdict}`);
        }
        const [hidden] = as === BOSS ? [] : await dock.alerts(BOSS, dock.ids[0]);
        const refused = hidden && (await portal.alerts.detail({ customerId: 1, id: hidden.id }));
        const explained =
          hidden &&
          (await portal.alerts.explain({
            ...{ customerId: 1, ruleId: dock.ids[0] ?? '', geofenceId: dock.id, at: hidden.since },
          }));
        return [...names, refused === null && 'not found', explained === null && 'not explained'].filter(Boolean);
      };
      return {
        boss: await namesFor(BOSS),
        east: await namesFor(EAST),
        none: await namesFor(NONE),
        mails: (await dock.mails()).sort(),
      };
    });
    expect(seen).toMatchObject({
      boss: ['All 1 firing', 'East 1 firing'],
      east: ['East 1 firing', 'not found', 'not explained'],
      none: ['not found', 'not explained'],
    });
    expect(seen.mails.filter((mail) => mail.startsWith(EAST))).toEqual([`${EAST} Dock 9: East`]);
    expect(seen.mails.filter((mail) => mail.startsWith(NONE))).toEqual([]);
    expect(seen.mails.filter((mail) => mail.startsWith(BOSS))).toHaveLength(2);
  });

  it('follow changes that no report says: of groups, and of the geofence', async () => {
    const GROUP = testId(2, 6);
    const { trailerId } = trailer(30);
    const west = { name: 'West', allVehicles: false, vehicleGroupIds: [GROUP] };
    const story = await atTheDock(
      (dock) => [
        { ...west, condition: countAt(dock, 1) },
        { ...west, name: 'Not at the dock', condition: countAt(dock, 2, 'outside') },
      ],
      async (dock) => {
        const steps: unknown[] = [];
        await dock.at(10, [30, 0], [20, 5_000], [21, 5_000]);
        const look = async () => {
          const outside = await dock.alerts(BOSS, dock.ids[1]);
          steps.push([await dock.spans(), outside.map((one) => [dock.minutes(one.since), one.endedBy])]);
        };
        await look();
        await dock.countAll(({ groups }) => groups.addTrailers(1, [trailerId], [GROUP]));
        await look();
        await dock.countAll(({ groups }) => groups.removeTrailers(1, [trailerId], [GROUP]));
        await look();
        await dock.countAll(async ({ geofences }) => {
          const geofence = await geofences.byId(1, dock.id);
          if (geofence) await geofences.replace({ ...geofence, isActive: false, version: geofence.version + 1 });
        });
        await look();
        return steps;
      },
    );
    expect(story).toEqual([
      [[], [[10, null]]],
      [['15'], [[10, null]]],
      [['15 20 condition'], [[10, null]]],
      [['15 20 condition'], [[10, 'geofenceOff']]],
    ]);
  });
});
