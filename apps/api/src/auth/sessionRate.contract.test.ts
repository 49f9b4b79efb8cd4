import { expect, it, vi } from 'vitest';
import { streamLease } from '../repositories/cluster';
import { everywhere } from '../testing/everywhere';
import { TEST_CONFIG } from '../testing/testApi';
import { createTestDataset, TEST_NOW, testId } from '../testing/testDataset';

const config = { ...TEST_CONFIG, requestsPerSession: 2, streams: { perSession: 2, inAll: 3 } };
// On PostgreSQL, two processes respond in turn.
const { each } = everywhere(createTestDataset(), 'admin@example.com', { deps: () => ({ config }) });

it('limits a session with too many requests, but no other session', async () => {
  const seen = await each(async ({ test }) => {
    const one = await test.signedIn('admin@example.com');
    const other = await test.signedIn('admin@example.com');
    const ask = async ({ fetch }: typeof one) => {
      const response = await fetch('/v1/api/positions?customerId=3');
      const body = await response.json();
      // Processes update their shared count after responding.
      await test.api.idle();
      return [response.status, response.headers.get('retry-after'), body.error?.code];
    };
    const answers = [];
    for (let i = 0; i < 60; i++) answers.push(await ask(one));
    const isAnswered = ([status]: unknown[]) => status === 200;
    const refused = answers.slice(30);
    const otherStatuses = await ask(other);
    test.pass(1_500);
    const after = await ask(one);
    // A process that hasn't synchronized the shared count yet admits one more request.
    const surplus = answers.filter(isAnswered).length - 20;
    expect(surplus).toBeGreaterThanOrEqual(0);
    expect(surplus).toBeLessThanOrEqual(1);
    return {
      first: answers.slice(0, 20).every(isAnswered),
      refused: new Set(refused.map(String)),
      others: otherStatuses,
      after,
    };
  });
  expect(seen).toEqual({
    first: true,
    refused: new Set(['429,1,RATE_LIMITED']),
    others: [200, null, undefined],
    after: [200, null, undefined],
  });
});

it('limits the live streams of a session and of all sessions together', async () => {
  const seen = await each(async ({ test }) => {
    const one = await test.signedIn('boss@northline.example');
    const other = await test.signedIn('boss@northline.example');
    const open = async (client: typeof one) => {
      const end = new AbortController();
      const response = await client.fetch('/v1/api/positions/changes', { signal: end.signal });
      return { status: response.status, retryAfter: response.headers.get('retry-after'), end: () => end.abort() };
    };
    const first = await open(one);
    const second = await open(one);
    const third = await open(one);
    const fourth = await open(other);
    const fifth = await open(other);
    first.end();
    first.end();
    const again = await vi.waitFor(async () => {
      const line = await open(one);
      expect(line.status).toBe(200);
      return line;
    });
    for (const line of [second, fourth, again]) line.end();
    return [first, second, third, fourth, fifth, again].map(({ status, retryAfter }) => [status, retryAfter]);
  });
  expect(seen).toEqual([
    [200, null],
    [200, null],
    [429, '30'],
    [200, null],
    [503, '2'],
    [200, null],
  ]);
});

it('releases the streams of a process that dies', async () => {
  const seen = await each(async ({ test, repositories: { cluster } }) => {
    const sessionId = testId(6, 1);
    const [dead, alive] = [testId(6, 2), testId(6, 3)];
    const at = (seconds: number) => new Date(TEST_NOW.getTime() + seconds * 1_000);
    const lease = (holder: string, now: Date) =>
      cluster.takeLease(streamLease(holder), holder, { now, until: new Date(now.getTime() + 15_000) });
    const bounds = { perSession: 2, inAll: 3 };
    await lease(dead, at(0));
    await lease(alive, at(0));
    const places = [];
    places.push(await cluster.takeStream(sessionId, dead, bounds, at(0)));
    places.push(await cluster.takeStream(sessionId, alive, bounds, at(0)));
    places.push(await cluster.takeStream(sessionId, alive, bounds, at(1)));
    await lease(alive, at(10));
    places.push(await cluster.takeStream(sessionId, alive, bounds, at(14)));
    places.push(await cluster.takeStream(sessionId, alive, bounds, at(16)));
    // Another process now has the slots of the dead one.
    await cluster.giveStream(sessionId, dead, 1);
    places.push(await cluster.takeStream(sessionId, alive, bounds, at(17)));
    places.push(await cluster.takeStream(testId(6, 4), alive, bounds, at(17)));
    places.push(await cluster.takeStream(testId(6, 5), alive, bounds, at(17)));
    await cluster.deleteLeasesBefore(at(3_600));
    await lease(alive, at(3_600));
    places.push(await cluster.takeStream(testId(6, 5), alive, bounds, at(3_600)));
    await cluster.deleteLeasesBefore(at(7_200));
    await test.api.idle();
    return places;
  });
  const taken = (place: number) => ({ kind: 'taken', place });
  const full = { kind: 'sessionFull' };
  expect(seen).toEqual([taken(1), taken(2), full, full, taken(1), full, taken(1), { kind: 'allFull' }, taken(1)]);
});

it('allows no more streams than are left when several open at once', async () => {
  const kinds = await each(async ({ repositories: { cluster } }) => {
    const holder = testId(6, 6);
    await cluster.takeLease(streamLease(holder), holder, { now: TEST_NOW, until: TEST_NOW });
    const slots = await Promise.all(
      Array.from({ length: 6 }, () => cluster.takeStream(testId(6, 7), holder, { perSession: 4, inAll: 99 }, TEST_NOW)),
    );
    await cluster.releaseLease(streamLease(holder), holder);
    return slots.map((slot) => (slot.kind === 'taken' ? `place ${slot.place}` : slot.kind)).sort();
  });
  expect(kinds).toEqual(['place 1', 'place 2', 'place 3', 'place 4', 'sessionFull', 'sessionFull']);
});
