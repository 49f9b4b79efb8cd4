import type { AddressInfo } from 'node:net';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it } from 'vitest';
import { createMemoryRepositories } from '../../composition/memoryRepositories';
import { createSubscriptionTokens } from '../../engine/mail/subscriptionTokens';
import { createSmtpMailer } from '../../node/smtpMailer';
import { codeOf, everywhere } from '../../testing/everywhere';
import { createTestApi, type TestApi } from '../../testing/testApi';
import { createTestDataset, TEST_NOW } from '../../testing/testDataset';

const BOSS = 'boss@northline.example';
const HOUR_MS = 3_600_000;
/** TEST_NOW is a Tuesday. Users of the test dataset have no zone, so Los Angeles applies. */
const MONDAY_SEVEN = new Date('2026-11-23T15:00:00Z');

const dataset = createTestDataset();
const { each } = everywhere(dataset, BOSS);

const atMonday = (test: TestApi) => {
  test.clock.now = MONDAY_SEVEN;
};
async function runHour(test: TestApi): Promise<void> {
  await test.repositories.jobs.add([{ name: 'hourly.fleetSummaries' }]);
  await test.runJobs();
}
const mailsOf = async ({ repositories }: TestApi) =>
  (await repositories.outbox.latest(50)).filter(({ purpose }) => purpose === 'fleetSummary');
const tokenOf = (text: string) => /unsubscribe\?token=([\w.-]+)/.exec(text)?.[1] ?? '';

it('unsubscribes from emails about an alert rule alone or from all about alerts, also without an account', async () => {
  const results = await each(async ({ test, repositories }) => {
    test.clock.now = TEST_NOW;
    const address = 'shop@example.org';
    const tokens = createSubscriptionTokens(test);
    const token = await tokens.make({ address, subject: 'alert:1' });
    const { account } = test.client().portal;
    const wants = async () =>
      Promise.all(
        ['alert:1', 'alert:2', 'alert', 'geofence'].map(
          async (subject) => !(await repositories.subscriptions.isOptedOut(address, subject)),
        ),
      );
    const shown = await account.subscription(token);
    await account.unsubscribe(token);
    const one = await wants();
    await account.unsubscribe(token, { kind: true });
    const kind = await wants();
    const all = await account.subscription(await tokens.make({ address, subject: 'alert' }));
    await account.resubscribe(token);
    return { shown, one, kind, all, back: await wants() };
  });
  expect(results).toEqual({
    shown: { email: 'shop@example.org', label: 'Emails about this alert rule', kind: 'alert', subscribed: true },
    one: [false, true, true, true],
    kind: [false, false, false, true],
    all: { email: 'shop@example.org', label: 'All emails about alerts', kind: null, subscribed: false },
    back: [true, true, true, true],
  });
});

describe('the weekly fleet summary', () => {
  it('is sent to subscribers once on Monday morning, with a link to unsubscribe and resubscribe', async () => {
    const results = await each(async ({ test }) => {
      test.clock.now = TEST_NOW;
      const { portal } = await test.signedIn(BOSS);
      const { ownAccount } = portal.administration;
      const before = await ownAccount.mailSettings();
      const after = await ownAccount.setWeeklySummary(true);
      await runHour(test);
      const early = (await mailsOf(test)).length;
      atMonday(test);
      await runHour(test);
      await runHour(test);
      // A run that starts twice, as after a crash.
      const noted = (await test.repositories.subscriptions.summaryUsers()).find(({ sentFor }) => sentFor !== null);
      const data = { userId: noted?.userId ?? '', week: noted?.sentFor ?? '' };
      await test.repositories.jobs.add([{ name: 'summary.send', data }]);
      await test.runJobs();
      const first = await mailsOf(test);
      const [mail] = first;
      const token = tokenOf(mail?.text ?? '');

      const looked = [await portal.account.subscription(token), await portal.account.subscription(token)];
      const opened = await test.api.request(`/auth/v1/unsubscribe?token=${token}`);
      const stillIn = await portal.account.subscription(token);
      const oneClick = await test.api.request(`/auth/v1/unsubscribe?token=${token}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
      const out = await portal.account.subscription(token);
      test.clock.now = new Date(MONDAY_SEVEN.getTime() + 7 * 24 * HOUR_MS);
      await runHour(test);
      const whileOut = (await mailsOf(test)).length;
      await portal.account.resubscribe(token);
      const back = await portal.account.subscription(token);
      test.clock.now = new Date(MONDAY_SEVEN.getTime() + 14 * 24 * HOUR_MS);
      await runHour(test);
      return {
        before,
        after,
        early,
        first: first.map(({ to, subject }) => [to, subject]),
        text: mail?.text.replace(token, 'TOKEN'),
        looked: looked.map(({ subscribed }) => subscribed),
        opened: [opened.status, opened.headers.get('location')?.replace(token, 'TOKEN')],
        stillIn: stillIn.subscribed,
        oneClick: oneClick.status,
        out,
        whileOut,
        back: back.subscribed,
        again: (await mailsOf(test)).length,
      };
    });
    expect(results).toMatchObject({
      before: { weeklySummary: false, timeZone: 'America/Los_Angeles' },
      after: { weeklySummary: true },
      early: 0,
      first: [[BOSS, 'Weekly fleet summary']],
      looked: [true, true],
      opened: [303, 'http://localhost/unsubscribe?token=TOKEN'],
      stillIn: true,
      oneClick: 200,
      out: { email: BOSS, label: 'Weekly fleet summary', subscribed: false },
      whileOut: 1,
      back: true,
      again: 2,
    });
    expect(results.text).toMatch(/Critical: \d+\n {2}http:\/\/localhost\/fleet\/currentFleetStatus\?health=CRITICAL/);
    expect(results.text).toMatch(/New ABS faults: \d+/);
    expect(results.text).toContain('Unsubscribe: http://localhost/unsubscribe?token=TOKEN');
  });

  it('is not sent if optional mail is off, which does not affect account mail', async () => {
    const results = await each(async ({ test, repositories }) => {
      test.clock.now = TEST_NOW;
      const { portal } = await test.signedIn('two@bluepine.example').catch(() => test.signedIn(BOSS));
      await portal.administration.ownAccount.setWeeklySummary(true);
      const { email, id } = await portal.me();
      await repositories.users.update(id, { mailsOff: true }, { now: TEST_NOW });
      const count = (await mailsOf(test)).length;
      test.clock.now = new Date(MONDAY_SEVEN.getTime() + 21 * 24 * HOUR_MS);
      await runHour(test);
      const summaries = (await mailsOf(test)).length - count;
      await test.client().portal.account.requestPasswordReset(email);
      await test.api.idle();
      const [latest] = await repositories.outbox.latest(1);
      return { summaries, account: [latest?.to === email, latest?.purpose] };
    });
    expect(results).toEqual({ summaries: 0, account: [true, 'resetPassword'] });
  });

  it('can be unsubscribed from together with all optional mail, but not account mail', async () => {
    const results = await each(async ({ test, repositories }) => {
      test.clock.now = TEST_NOW;
      const { portal } = await test.signedIn('all@northline.example');
      await portal.administration.ownAccount.setWeeklySummary(true);
      const summaries = async () => (await mailsOf(test)).filter(({ to }) => to === 'all@northline.example').length;
      const weekly = async (weeks: number) => {
        test.clock.now = new Date(MONDAY_SEVEN.getTime() + weeks * 7 * 24 * HOUR_MS);
        await runHour(test);
        return summaries();
      };
      const subscribed = await weekly(29);
      const token = tokenOf((await mailsOf(test))[0]?.text ?? '');
      await portal.account.unsubscribe(token, { all: true });
      const whileOut = await weekly(30);
      await test.client().portal.account.requestPasswordReset('all@northline.example');
      await test.api.idle();
      const [latest] = await repositories.outbox.latest(1);
      await portal.account.resubscribe(token);
      return [subscribed, whileOut, latest?.to, latest?.purpose, await weekly(31)];
    });
    expect(results).toEqual([1, 1, 'all@northline.example', 'resetPassword', 2]);
  });

  it.each(['x.y.z', '', 'x', 'a.b', `${'a'.repeat(900)}.b`, 'W10.W10'])('refuses the token %j', async (token) => {
    expect(await each(({ test }) => codeOf(test.client().portal.account.subscription(token)))).toBe('LINK_INVALID');
    expect(await each(({ test }) => codeOf(test.client().portal.account.unsubscribe(token)))).toBe('LINK_INVALID');
  });
});

it('arrives at a real mail server with the headers for one-click unsubscribe', async () => {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      stream.on('end', () => {
        received.push(text);
        done();
      });
    },
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const { port } = server.server.address() as AddressInfo;
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, 'Gladhand <no-reply@fleet.example>');
  const test = await createTestApi(createMemoryRepositories(createTestDataset()), { mailer });
  const { portal } = await test.signedIn(BOSS);
  await portal.administration.ownAccount.setWeeklySummary(true);
  atMonday(test);
  await runHour(test);
  expect(received).toHaveLength(1);
  const mail = await simpleParser(received[0] ?? '');
  expect(mail.subject).toBe('Weekly fleet summary');
  expect(mail.html).toContain('Unsubscribe');
  const { unsubscribe } = mail.headers.get('list') as unknown as { unsubscribe: { url: string } };
  expect(mail.headerLines.find(({ key }) => key === 'list-unsubscribe-post')?.line).toContain('One-Click');
  const { pathname, search } = new URL(unsubscribe.url);
  const answer = await test.api.request(`${pathname}${search}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(answer.status).toBe(200);
  const token = new URLSearchParams(search).get('token') ?? '';
  expect((await portal.account.subscription(token)).subscribed).toBe(false);
  await portal.account.resubscribe(token);
  expect((await portal.account.subscription(token)).subscribed).toBe(true);
  await new Promise<void>((closed) => server.close(closed));
});
