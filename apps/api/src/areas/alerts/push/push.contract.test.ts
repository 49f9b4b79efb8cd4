import { beforeEach, describe, expect, it } from 'vitest';
import type { PushRequest } from '../../../engine/push/pushSender';
import { Unanswered } from '../../../engine/unanswered';
import { createUnits } from '../../../engine/unitOfWork';
import { codeOf, everywhere, type Place } from '../../../testing/everywhere';
import { createTestDataset, TEST_NOW, testId } from '../../../testing/testDataset';
import { pushJobs } from './pushJobs';
import { PUSH_POLICY } from './pushPolicy';
import { queuePush } from './queuePush';

const BOSS = 'boss@northline.example';
const EAST = 'east@northline.example';
const TECHNICIAN = 'tech@example.com';
const MINUTE_MS = 60_000;

let sent: PushRequest[] = [];
/** Responses of the push service, one per attempt; the last one stays. */
let answers: (number | Error)[] = [201];
const pushSender = {
  async send(request: PushRequest) {
    sent.push(request);
    const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? 201;
    if (answer instanceof Error) throw answer;
    return answer;
  },
};

const { each } = everywhere(createTestDataset(), BOSS, { deps: () => ({ pushSender }) });

const device = (number: number) => ({
  endpoint: `https://push.example/send/${number}`,
  p256dh: `B${String(number).padStart(86, 'x')}`,
  auth: 'a'.repeat(22),
  label: `Browser ${number}`,
});

/** Runs on each storage without subscriptions and at the same time. */
const onEach = <Result>(
  responses: readonly (number | Error)[],
  ask: (scene: Awaited<ReturnType<typeof sceneOf>>) => Promise<Result>,
) =>
  each(async (place) => {
    sent = [];
    answers = [...responses];
    place.test.clock.now = TEST_NOW;
    const scene = await sceneOf(place);
    for (const { id } of await scene.alerts.pushSubscriptions()) await scene.alerts.unsubscribePush(id);
    return ask(scene);
  });

async function sceneOf({ test, repositories }: Place) {
  const { portal } = await test.signedIn(BOSS);
  const { id: userId } = await portal.me();
  const now = () => test.clock.now;
  let made = 0;
  const ids = {
    uuid() {
      made += 1;
      return testId(7, made + Number(now()));
    },
  };
  return {
    ...{ test, repositories, now, userId, ids },
    alerts: portal.alerts,
    queue: (title = 'Reefer 104: fuel low') =>
      createUnits({ repositories, ids, now })((unit) =>
        queuePush(unit, userId, { aboutId: testId(6, 1), title }, { ids, now }),
      ),
    async later(ms: number) {
      test.pass(ms);
      await test.runJobs();
    },
    async sweep() {
      const logger = { info: () => {}, warn: () => {}, error: () => {} };
      const sweep = pushJobs({ repositories, now, logger, pushSender }).find(({ name }) => name === 'alert.pushSweep');
      await sweep?.run({ data: {}, signal: new AbortController().signal });
      await test.runJobs();
    },
    devices: async () =>
      (await repositories.push.subscriptions(userId)).map(({ label, lastUsedAt }) => [label, lastUsedAt !== null]),
  };
}

beforeEach(() => {
  sent = [];
});

describe('push messages', () => {
  it('are sent to every browser of the user with title and id only, and once', async () => {
    const outcome = await onEach([201], async ({ alerts, queue, test, devices, repositories, now }) => {
      await alerts.subscribePush(device(1));
      await alerts.subscribePush(device(2));
      const count = await queue();
      await test.runJobs();
      await test.runJobs();
      const tested = await alerts.testPush();
      const left = await repositories.push.overdue(new Date(now().getTime() + MINUTE_MS), 10);
      return { count, sent: [...sent], tested, devices: await devices(), left: left.length };
    });
    expect(outcome).toMatchObject({ count: 2, tested: 2, left: 0 });
    expect(outcome.devices).toEqual([
      ['Browser 1', true],
      ['Browser 2', true],
    ]);
    expect(outcome.sent).toHaveLength(4);
    expect(outcome.sent[0]).toEqual({
      ...{ endpoint: device(1).endpoint, p256dh: device(1).p256dh, auth: device(1).auth },
      topic: testId(6, 1).replaceAll('-', ''),
      body: JSON.stringify({ title: 'Reefer 104: fuel low', id: testId(6, 1) }),
    });
  });

  it('name the customer and the rule of an alert', async () => {
    const bodies = await onEach([201], async ({ alerts, test, userId, repositories, ids, now }) => {
      await alerts.subscribePush(device(1));
      const about = { aboutId: testId(6, 1), title: 'Doors open', customerId: 1, ruleId: testId(6, 2) };
      await createUnits({ repositories, ids, now })((unit) => queuePush(unit, userId, about, { ids, now }));
      await test.runJobs();
      return sent.map(({ body }) => body);
    });
    const ids = { id: testId(6, 1), customerId: 1, ruleId: testId(6, 2) };
    expect(bodies.map((body) => JSON.parse(body))).toEqual([{ title: 'Doors open', ...ids }]);
  });

  it.each([404, 410])('end the subscription if the push service responds %i', async (status) => {
    const outcome = await onEach([status, 201], async ({ alerts, queue, test, devices }) => {
      await alerts.subscribePush(device(1));
      await queue();
      await queue();
      await test.runJobs();
      return [await devices(), sent.length];
    });
    expect(outcome).toEqual([[], 1]);
  });

  it('are tried again after 30 seconds, 5 and 30 minutes, then given up', async () => {
    const outcome = await onEach(
      [500, new Unanswered('no response')],
      async ({ alerts, queue, test, later, devices }) => {
        await alerts.subscribePush(device(1));
        await queue();
        await test.runJobs();
        const counts = [sent.length];
        for (const ms of [29_999, 1, 5 * MINUTE_MS, 30 * MINUTE_MS, 24 * 60 * MINUTE_MS]) {
          await later(ms);
          counts.push(sent.length);
        }
        return [counts, await devices()];
      },
    );
    expect(outcome).toEqual([[1, 1, 2, 3, 4, 4], [['Browser 1', false]]]);
  });

  it('are sent again with the same topic if the worker dies', async () => {
    const outcome = await onEach([new Error('killed'), 201], async ({ alerts, queue, test, sweep }) => {
      await alerts.subscribePush(device(1));
      await queue();
      const death = await test.runJobs().catch(({ message }) => message);
      test.pass(2 * PUSH_POLICY.claimMs + 1);
      await sweep();
      await sweep();
      return [death, sent.length, new Set(sent.map(({ topic }) => topic)).size];
    });
    expect(outcome).toEqual(['killed', 2, 1]);
  });

  it('go to at most ten browsers, each once, and to the user who subscribed last', async () => {
    const outcome = await onEach([201], async ({ alerts, devices, test }) => {
      for (let number = 1; number <= 11; number++) {
        test.pass(1_000);
        await alerts.subscribePush(device(number));
      }
      const labels = (await devices()).map(([label]) => label);
      await alerts.subscribePush({ ...device(11), label: 'Renamed' });
      const renamed = (await devices()).map(([label]) => label);
      await (await test.signedIn(EAST)).portal.alerts.subscribePush(device(5));
      return {
        first: labels[0],
        count: labels.length,
        last: renamed.at(-1),
        renamed: renamed.length,
        left: (await devices()).length,
      };
    });
    expect(outcome).toEqual({ first: 'Browser 2', count: 10, last: 'Renamed', renamed: 10, left: 9 });
  });

  it('belong to their user', async () => {
    const codes = await onEach([201], async ({ alerts, test }) => {
      const { id } = await alerts.subscribePush(device(1));
      const east = (await test.signedIn(EAST)).portal.alerts;
      const technician = (await test.signedIn(TECHNICIAN)).portal.alerts;
      return [
        await codeOf(east.unsubscribePush(id)),
        await codeOf(alerts.unsubscribePush('x')),
        await codeOf(technician.pushKey()),
        await alerts.pushKey(),
        await codeOf(alerts.unsubscribePush(id)),
        (await alerts.pushSubscriptions()).length,
        await alerts.testPush(),
      ];
    });
    expect(codes).toEqual(['NOT_FOUND', 'NOT_FOUND', 'FORBIDDEN', 'test-push-key', 'answered', 0, 0]);
  });

  it('need an address and keys that a browser can have', async () => {
    const wrong = [
      { endpoint: 'http://push.example/1' },
      { endpoint: 'https://me:secret@push.example/1' },
      { endpoint: 'push' },
      { endpoint: `https://push.example/${'x'.repeat(1_000)}` },
      { p256dh: 'short' },
      { p256dh: `A${'x'.repeat(86)}` },
      { auth: 'a'.repeat(21) },
      { label: ' ' },
      { label: 'x'.repeat(61) },
    ];
    const taken = await onEach([201], async ({ alerts }) => {
      const codes = [];
      for (const part of wrong) codes.push(await codeOf(alerts.subscribePush({ ...device(1), ...part })));
      return codes;
    });
    expect(new Set(taken)).toEqual(new Set(['BAD_USER_INPUT']));
  });
});
