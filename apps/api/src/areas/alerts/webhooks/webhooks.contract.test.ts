import type { NewWebhook, WebhookInput } from '@gladhand/domain/alerts';
import { beforeEach, describe, expect, it } from 'vitest';
import { Unanswered } from '../../../engine/unanswered';
import { createUnits } from '../../../engine/unitOfWork';
import type { WebhookRequest, WebhookResponse } from '../../../engine/webhooks/webhookSender';
import { codeOf, everywhere, type Place } from '../../../testing/everywhere';
import { createTestDataset, TEST_NOW, testId } from '../../../testing/testDataset';
import { queueWebhook, sendRequest, webhooksOf } from './queueWebhook';
import { sweepWebhooksJob } from './sweepWebhooksJob';
import { WEBHOOK_POLICY } from './webhookPolicy';

const BOSS = 'boss@northline.example';
const ADMIN = 'admin@example.com';
const EAST = 'east@northline.example';
const VIEWER = 'all@northline.example';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

type Answer = WebhookResponse | Error;
const OK: Answer = { status: 200, text: 'thanks' };
let sent: WebhookRequest[] = [];
/** Responses of the receiver, one per attempt; the last one stays. */
let answers: Answer[] = [OK];
const webhookSender = {
  async send(request: WebhookRequest) {
    sent.push(request);
    const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? OK;
    if (answer instanceof Error) throw answer;
    return answer;
  },
};

const { each, same } = everywhere(createTestDataset(), BOSS, { deps: () => ({ webhookSender }) });

const INPUT: WebhookInput = {
  name: 'Dispatch',
  url: 'https://dispatch.example/alerts?key=1',
  severities: ['critical', 'caution'],
  enabled: true,
};

/** Runs on each storage with a receiver, a clock and a list of webhooks that are as in the beginning. */
const onEach = <Result>(
  responses: readonly Answer[],
  ask: (scene: Awaited<ReturnType<typeof sceneOf>>) => Promise<Result>,
) =>
  each(async (place) => {
    sent = [];
    answers = [...responses];
    place.test.clock.now = TEST_NOW;
    const scene = await sceneOf(place);
    for (const { id } of await scene.alerts.webhooks(1)) await scene.alerts.deleteWebhook({ customerId: 1, id });
    return ask(scene);
  });

async function sceneOf({ test, repositories }: Place) {
  const signedIn = async (as: string) => (await test.signedIn(as)).portal.alerts;
  const now = () => test.clock.now;
  let made = 0;
  const ids = {
    uuid() {
      made += 1;
      return testId(7, made + Number(now()));
    },
  };
  return {
    ...{ test, repositories, ids, now, signedIn },
    alerts: await signedIn(BOSS),
    create: async (input: Partial<WebhookInput> = {}): Promise<NewWebhook> =>
      (await signedIn(BOSS)).createWebhook({ customerId: 1, webhook: { ...INPUT, ...input } }),
    async messagesOf(id: string) {
      const { messages } = await (await signedIn(BOSS)).webhookMessages({ customerId: 1, id, limit: 100 });
      return messages;
    },
    /** Queues a message as the job of alerts does. */
    queue: (webhookId: string, kind: 'fired' | 'reminder' = 'fired') =>
      createUnits({ repositories, ids, now })((unit) =>
        queueWebhook(
          unit,
          { webhookId },
          { customerId: 1, episodeIds: [testId(6, 1)], ruleId: testId(6, 2), kind, payload: { note: 'Doors "open"' } },
          { ids, now },
        ),
      ),
    async later(ms: number) {
      test.pass(ms);
      await test.runJobs();
    },
    sweep: async () => {
      await sweepWebhooksJob({ repositories, now }).run({ data: {}, signal: new AbortController().signal });
      await test.runJobs();
    },
  };
}

/** Longer than any delay with its jitter. */
const PAST_RETRY_MS = 1.25 * DAY_MS;

beforeEach(() => {
  sent = [];
});

describe('webhooks', () => {
  it('show their secret once and store it sealed', async () => {
    const outcome = await onEach([OK], async ({ alerts, create, repositories }) => {
      const { webhook, secret } = await create();
      const listed = await alerts.webhooks(1);
      const [stored] = await repositories.webhooks.list(1);
      return {
        secret: /^whsec_[A-Za-z0-9+/]{43}=$/.test(secret),
        leaked: JSON.stringify([listed, stored]).includes(secret.slice(6)),
        isSame: JSON.stringify(listed) === JSON.stringify([webhook]),
        listed: listed.map(({ id: _, ...rest }) => rest),
      };
    });
    expect(outcome).toMatchObject({ secret: true, leaked: false, isSame: true });
    expect(outcome.listed).toEqual([
      {
        ...{ customerId: 1, ...INPUT, disabledReason: null, earlierSecretUntil: null },
        ...{ lastSuccess: null, lastFailure: null, version: 1 },
        ...{ created: TEST_NOW.toISOString(), updated: TEST_NOW.toISOString() },
      },
    ]);
  });

  it('return the same secret to a repeated request', async () => {
    const repeated = await onEach([OK], async ({ alerts }) => {
      const input = { requestId: testId(9, 77), customerId: 1, webhook: INPUT };
      const [first, second] = [await alerts.createWebhook(input), await alerts.createWebhook(input)];
      const key = { customerId: 1, id: first.webhook.id, requestId: testId(9, 78) };
      const [rotated, again] = [await alerts.rotateWebhookSecret(key), await alerts.rotateWebhookSecret(key)];
      return [first.secret === second.secret, rotated.secret === again.secret, rotated.secret === first.secret];
    });
    expect(repeated).toEqual([true, true, false]);
  });

  it('are refused with contents that can not be sent or shown', async () => {
    const wrong: Record<string, Partial<WebhookInput>> = {
      'no name': { name: ' ' },
      'a long name': { name: 'x'.repeat(61) },
      'a name with a line break': { name: 'a\r\nx-evil: 1' },
      'plain http': { url: 'http://dispatch.example/' },
      'a user name': { url: 'https://me:secret@dispatch.example/' },
      'a fragment': { url: 'https://dispatch.example/#x' },
      'no address': { url: 'dispatch' },
      'a long address': { url: `https://dispatch.example/${'x'.repeat(500)}` },
      'no severity': { severities: [] },
      'an unknown severity': { severities: ['critical', 'fatal'] },
    };
    const taken = await onEach([OK], async ({ alerts, create }) => {
      const { webhook } = await create();
      const key = { customerId: 1, id: webhook.id, version: 1 };
      const found: string[] = [];
      for (const [name, part] of Object.entries(wrong)) {
        const input = { ...INPUT, ...part };
        const codes = [
          await codeOf(alerts.createWebhook({ customerId: 1, webhook: input })),
          await codeOf(alerts.updateWebhook({ ...key, input })),
        ];
        if (codes.some((code) => code !== 'BAD_USER_INPUT')) found.push(name);
      }
      return found;
    });
    expect(taken).toEqual([]);
  });

  it('are at most ten, by name, and can be deleted', async () => {
    const outcome = await onEach([OK], async ({ alerts, create }) => {
      for (let number = 0; number < WEBHOOK_POLICY.perCustomer; number++)
        await create({ name: `${number % 2 ? 'b' : 'B'}${number}` });
      const before = await codeOf(create());
      const listed = await alerts.webhooks(1);
      await alerts.deleteWebhook({ customerId: 1, id: listed[0]?.id ?? '' });
      const again = await codeOf(alerts.deleteWebhook({ customerId: 1, id: listed[0]?.id ?? '' }));
      return { before, after: await codeOf(create()), again, names: listed.map(({ name }) => name) };
    });
    expect(outcome).toMatchObject({ before: 'BAD_USER_INPUT', after: 'answered', again: 'NOT_FOUND' });
    expect(outcome.names).toEqual(['B0', 'b1', 'B2', 'b3', 'B4', 'b5', 'B6', 'b7', 'B8', 'b9']);
  });

  it('are changed by version, and say why they are off', async () => {
    const outcome = await onEach([OK], async ({ alerts, create, repositories }) => {
      const key = { customerId: 1, id: (await create()).webhook.id };
      const off = await alerts.updateWebhook({ ...key, version: 1, input: { ...INPUT, enabled: false } });
      const conflict = await alerts
        .updateWebhook({ ...key, version: 1, input: INPUT })
        .catch(({ code, details }) => ({ code, current: details.current.version }));
      const none = (await webhooksOf(repositories, 1, 'critical')).length;
      const on = await alerts.updateWebhook({ ...key, version: 2, input: { ...INPUT, name: 'Yard' } });
      const some = (await webhooksOf(repositories, 1, 'critical')).map(({ name }) => name);
      const changes = (await repositories.audit.latest(1)).map((entry) => [entry.action, entry.changes]);
      return {
        states: [off, on].map(({ enabled, disabledReason, version }) => [enabled, disabledReason, version]),
        ...{ conflict, none, some, changes },
        bySeverity: [await webhooksOf(repositories, 1, 'good'), await webhooksOf(repositories, 2, 'critical')],
      };
    });
    expect(outcome).toEqual({
      states: [
        [false, 'person', 2],
        [true, null, 3],
      ],
      conflict: { code: 'CONFLICT', current: 2 },
      none: 0,
      some: ['Yard'],
      changes: [
        [
          'alert.webhookUpdated',
          [
            { field: 'name', before: 'Dispatch', after: 'Yard' },
            { field: 'enabled', before: 'false', after: 'true' },
          ],
        ],
      ],
      bySeverity: [[], []],
    });
  });

  it('belong to administrators of the customer', async () => {
    const codes = await onEach([OK], async ({ create, signedIn }) => {
      const key = { customerId: 1, id: (await create()).webhook.id };
      const messageId = (await (await signedIn(BOSS)).testWebhook(key)).id;
      const found: Record<string, string[]> = {};
      for (const who of [EAST, VIEWER, ADMIN, 'boss@bluepine.example']) {
        const alerts = await signedIn(who).catch(() => undefined);
        if (!alerts) continue;
        found[who] = await Promise.all([
          codeOf(alerts.webhooks(1)),
          codeOf(alerts.webhookMessages(key)),
          codeOf(alerts.testWebhook(key)),
          codeOf(alerts.replayWebhookMessage({ customerId: 1, webhookId: key.id, id: messageId })),
          codeOf(alerts.webhooks(2)),
        ]);
      }
      const boss = await signedIn(BOSS);
      return { ...found, elsewhere: await codeOf(boss.testWebhook({ ...key, customerId: 2 })) };
    });
    expect(codes).toMatchObject({
      [EAST]: Array(5).fill('FORBIDDEN'),
      [VIEWER]: Array(5).fill('FORBIDDEN'),
      [ADMIN]: Array(5).fill('answered'),
      elsewhere: 'NOT_FOUND',
    });
  });
});

describe('a message to a webhook', () => {
  it('is sent once with its ids, and kept with the response', async () => {
    const outcome = await onEach([OK], async ({ create, queue, messagesOf, test, alerts }) => {
      const { webhook, secret } = await create();
      const messageId = await queue(webhook.id);
      await test.runJobs();
      await test.runJobs();
      const [message] = await messagesOf(webhook.id);
      const [request] = sent;
      const [after] = await alerts.webhooks(1);
      return {
        sent: sent.length,
        isSigned: request?.secrets.length === 1 && request.secrets[0] === secret,
        isSameId: request?.messageId === messageId && message?.id === messageId,
        isSameBody: request?.body === message?.body,
        body: JSON.parse(request?.body ?? '{}'),
        ...{ url: request?.url, state: message?.state, next: message?.nextAttempt, attempts: message?.attempts },
        last: [after?.lastSuccess, after?.lastFailure, after?.version],
      };
    });
    expect(outcome).toEqual({
      ...{ sent: 1, isSigned: true, isSameId: true, isSameBody: true, url: INPUT.url, state: 'sent', next: null },
      body: {
        type: 'alert.fired',
        timestamp: TEST_NOW.toISOString(),
        data: { customerId: 1, ruleId: testId(6, 2), alertIds: [testId(6, 1)], note: 'Doors "open"' },
      },
      attempts: [{ at: TEST_NOW.toISOString(), status: 200, error: null, durationMs: 0, response: 'thanks' }],
      last: [TEST_NOW.toISOString(), null, 1],
    });
  });

  it('is not queued if its unit fails', async () => {
    const outcome = await onEach([OK], async ({ create, messagesOf, repositories, ids, now, test }) => {
      const { webhook } = await create();
      const unit = createUnits({ repositories, ids, now })(async (within) => {
        const message = { customerId: 1, episodeIds: [], ruleId: null, kind: 'fired' as const, payload: {} };
        await queueWebhook(within, { webhookId: webhook.id }, message, { ids, now });
        throw new Error('not committed');
      });
      const reason = await unit.catch(({ message }) => message);
      await test.runJobs();
      return [reason, sent.length, (await messagesOf(webhook.id)).length];
    });
    expect(outcome).toEqual(['not committed', 0, 0]);
  });

  it('is tried again with the same id after a failure and after no response', async () => {
    const refused = new Unanswered('The connection failed (ECONNREFUSED).');
    const outcome = await onEach(
      [{ status: 500, text: 'oops' }, refused, { status: 302, text: '' }, OK],
      async (scene) => {
        const { webhook } = await scene.create();
        await scene.queue(webhook.id);
        await scene.test.runJobs();
        const [first] = await scene.messagesOf(webhook.id);
        const early = new Date(first?.nextAttempt ?? 0).getTime() - 1 - scene.now().getTime();
        await scene.later(early);
        // A job that comes too early must not send it.
        await scene.repositories.jobs.add([sendRequest(first?.id ?? '')]);
        await scene.test.runJobs();
        const whileWaiting = sent.length;
        await scene.later(1);
        for (let attempt = 0; attempt < 2; attempt++) await scene.later(PAST_RETRY_MS);
        const [message] = await scene.messagesOf(webhook.id);
        const [{ lastFailure, lastSuccess } = {} as never] = await (await scene.signedIn(BOSS)).webhooks(1);
        return {
          early: early >= 29_999 && early <= 36_000,
          whileWaiting,
          ids: new Set(sent.map(({ messageId }) => messageId)).size,
          bodies: new Set(sent.map(({ body }) => body)).size,
          times: new Set(sent.map(({ sentAt }) => sentAt.getTime())).size,
          first: first?.state,
          state: message?.state,
          attempts: message?.attempts.map(({ status, error, response }) => [status, error, response]),
          isInOrder: (lastFailure ?? '') < (lastSuccess ?? ''),
        };
      },
    );
    expect(outcome).toEqual({
      ...{ early: true, whileWaiting: 1, ids: 1, bodies: 1, times: 4, first: 'failed', state: 'sent' },
      attempts: [
        [500, null, 'oops'],
        [null, refused.message, null],
        [302, null, ''],
        [200, null, 'thanks'],
      ],
      isInOrder: true,
    });
  });

  it('is given up after seven attempts, and can be sent again', async () => {
    const outcome = await onEach([{ status: 503, text: '' }], async (scene) => {
      const { webhook } = await scene.create();
      const id = await scene.queue(webhook.id);
      await scene.test.runJobs();
      for (let attempt = 1; attempt < 9; attempt++) await scene.later(PAST_RETRY_MS);
      const [givenUp] = await scene.messagesOf(webhook.id);
      const replay = async () =>
        (await scene.signedIn(BOSS)).replayWebhookMessage({ customerId: 1, webhookId: webhook.id, id });
      const waiting = (await replay()).state;
      const [failed] = await scene.messagesOf(webhook.id);
      answers = [OK];
      await replay();
      const [replayed] = await scene.messagesOf(webhook.id);
      return {
        states: [givenUp?.state, waiting, failed?.state, replayed?.state],
        attempts: [givenUp, failed, replayed].map((message) => message?.attempts.length),
        ids: new Set(sent.map(({ messageId }) => messageId)).size,
        unknown: await codeOf(
          (await scene.signedIn(BOSS)).replayWebhookMessage({ customerId: 1, webhookId: webhook.id, id: testId(5, 5) }),
        ),
      };
    });
    expect(outcome).toEqual({
      states: ['givenUp', 'waiting', 'givenUp', 'sent'],
      attempts: [7, 8, 9],
      ids: 1,
      unknown: 'NOT_FOUND',
    });
  });

  it('switches its webhook off if the server is gone, and later ones are given up', async () => {
    const outcome = await onEach(
      [
        { status: 500, text: '' },
        { status: 410, text: 'bye' },
      ],
      async (scene) => {
        const { webhook } = await scene.create();
        await scene.queue(webhook.id);
        await scene.test.runJobs();
        await scene.queue(webhook.id);
        await scene.later(0);
        const [atOnce] = await scene.messagesOf(webhook.id);
        const [off] = await scene.alerts.webhooks(1);
        await scene.later(PAST_RETRY_MS);
        const messages = await scene.messagesOf(webhook.id);
        const boss = await scene.signedIn(BOSS);
        const key = { customerId: 1, webhookId: webhook.id, id: messages[0]?.id ?? '' };
        const replayed = await codeOf(boss.replayWebhookMessage(key));
        answers = [OK];
        const test = await boss.testWebhook({ customerId: 1, id: webhook.id });
        const [tested] = await scene.messagesOf(webhook.id);
        return {
          off: [off?.enabled, off?.disabledReason, off?.version],
          atOnce: [atOnce?.state, atOnce?.nextAttempt],
          messages: messages.map(({ state, attempts }) => [state, attempts.length]),
          replayed,
          test: [test.event, tested?.state],
          audited: (await scene.repositories.audit.latest(20)).some(
            ({ action, userId }) => action === 'alert.webhookGone' && userId === null,
          ),
        };
      },
    );
    expect(outcome).toEqual({
      off: [false, 'gone', 2],
      atOnce: ['givenUp', null],
      messages: [
        ['givenUp', 1],
        ['givenUp', 1],
      ],
      replayed: 'BAD_USER_INPUT',
      test: ['alert.test', 'sent'],
      audited: true,
    });
  });

  it('is sent again with the same id if its worker dies between sending and noting it', async () => {
    const outcome = await onEach([new Error('killed'), OK], async (scene) => {
      const { webhook } = await scene.create();
      await scene.queue(webhook.id);
      const death = await scene.test.runJobs().catch(({ message }) => message);
      await scene.sweep();
      const early = sent.length;
      scene.test.pass(WEBHOOK_POLICY.claimMs + 1);
      await scene.sweep();
      await scene.sweep();
      const [message] = await scene.messagesOf(webhook.id);
      return {
        death,
        early,
        sent: sent.length,
        ids: new Set(sent.map(({ messageId }) => messageId)).size,
        state: message?.state,
      };
    });
    expect(outcome).toEqual({ death: 'killed', early: 1, sent: 2, ids: 1, state: 'sent' });
  });

  it('is sent by one of two workers, and after its job was lost', async () => {
    const outcome = await onEach([OK], async ({ create, queue, repositories, now, sweep, messagesOf, test }) => {
      const { webhook } = await create();
      const messageId = await queue(webhook.id);
      const times = { now: now(), deadSince: new Date(now().getTime() - WEBHOOK_POLICY.claimMs) };
      const claims = [
        await repositories.webhooks.claim(messageId, times),
        await repositories.webhooks.claim(messageId, times),
      ];
      await test.runJobs();
      test.pass(2 * MINUTE_MS);
      await sweep();
      return [claims.map(Boolean), sent.length, (await messagesOf(webhook.id))[0]?.state];
    });
    expect(outcome).toEqual([[true, false], 1, 'sent']);
  });

  it('is signed with both secrets for a day after a rotation', async () => {
    const outcome = await onEach([OK], async (scene) => {
      const { webhook, secret } = await scene.create();
      const key = { customerId: 1, id: webhook.id };
      const rotated = await scene.alerts.rotateWebhookSecret(key);
      const test = async () => (await scene.signedIn(BOSS)).testWebhook(key);
      await test();
      scene.test.pass(DAY_MS - 1);
      await test();
      scene.test.pass(1);
      await test();
      const nameOf = (one: string) => ({ [secret]: 'first', [rotated.secret]: 'second' })[one];
      return {
        secrets: sent.map(({ secrets }) => secrets.map(nameOf)),
        until: rotated.webhook.earlierSecretUntil,
        version: rotated.webhook.version,
      };
    });
    expect(outcome).toEqual({
      secrets: [['second', 'first'], ['second', 'first'], ['second']],
      until: new Date(TEST_NOW.getTime() + DAY_MS).toISOString(),
      version: 2,
    });
  });

  it('fails if the key of the server has changed, until the secret is rotated', async () => {
    const outcome = await onEach([OK], async ({ create, repositories, messagesOf, alerts }) => {
      const { webhook } = await create();
      const [stored] = await repositories.webhooks.list(1);
      if (!stored) throw new Error('no webhook');
      await repositories.webhooks.replace({ ...stored, secret: 'v1.AAAA.AAAA', version: 2 });
      const key = { customerId: 1, id: webhook.id };
      await alerts.testWebhook(key);
      await alerts.rotateWebhookSecret(key);
      await alerts.testWebhook(key);
      return (await messagesOf(webhook.id)).map(({ state, attempts }) => [state, attempts[0]?.error]);
    });
    expect(outcome).toEqual([
      ['sent', null],
      ['failed', expect.stringContaining('Rotate the secret.')],
    ]);
  });

  it('is listed newest first by pages, and deleted after 30 days or with its webhook', async () => {
    const outcome = await onEach([OK], async ({ create, queue, test, alerts, repositories, messagesOf, now }) => {
      const { webhook } = await create();
      const key = { customerId: 1, id: webhook.id };
      for (let message = 0; message < 5; message++) await queue(webhook.id, message % 2 ? 'reminder' : 'fired');
      await test.runJobs();
      const pages: string[][] = [];
      let after: string | undefined;
      do {
        const page = await alerts.webhookMessages({ ...key, limit: 2, ...(after && { after }) });
        pages.push(page.messages.map(({ event }) => event));
        after = page.next ?? undefined;
      } while (after);
      const refused = [
        await codeOf(alerts.webhookMessages({ ...key, limit: 0 })),
        await codeOf(alerts.webhookMessages({ ...key, limit: 101 })),
        await codeOf(alerts.webhookMessages({ ...key, after: 'x' })),
      ];
      const kept = await repositories.webhooks.deleteMessagesBefore(now(), 10);
      const some = await repositories.webhooks.deleteMessagesBefore(new Date(now().getTime() + 1), 2);
      const left = (await messagesOf(webhook.id)).length;
      await alerts.deleteWebhook(key);
      return { pages, refused, kept, some, left, gone: (await messagesOf(webhook.id)).length };
    });
    expect(outcome).toEqual({
      pages: [['alert.fired', 'alert.reminder'], ['alert.fired', 'alert.reminder'], ['alert.fired']],
      refused: ['BAD_USER_INPUT', 'BAD_USER_INPUT', 'BAD_USER_INPUT'],
      ...{ kept: 0, some: 2, left: 3, gone: 0 },
    });
  });

  it('is not found without its webhook', async () => {
    const ids = [testId(5, 1), 'none'];
    const pages = await same(({ alerts }) =>
      Promise.all(ids.map((id) => alerts.webhookMessages({ customerId: 1, id }))),
    );
    expect(pages).toEqual([
      { messages: [], next: null },
      { messages: [], next: null },
    ]);
  });
});
