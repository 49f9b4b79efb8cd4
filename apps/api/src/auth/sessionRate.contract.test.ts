import { expect, it } from 'vitest';
import { everywhere } from '../testing/everywhere';
import { TEST_CONFIG } from '../testing/testApi';
import { createTestWorld } from '../testing/testWorld';

const { each } = everywhere(createTestWorld(), 'admin@example.com', {
  // A process bounds what it answers itself.
  deps: () => ({
    processes: 1,
    config: { ...TEST_CONFIG, requestsPerSession: 2, streams: { perSession: 2, inAll: 3 } },
  }),
});

it('a session that asks too often waits, and no other', async () => {
  const seen = await each(async ({ test }) => {
    const one = await test.signedIn('admin@example.com');
    const other = await test.signedIn('admin@example.com');
    const ask = async ({ fetch }: typeof one) => {
      const response = await fetch('/v1/api/positions?customerId=3');
      const body = await response.json();
      return [response.status, response.headers.get('retry-after'), body.error?.code];
    };
    const statuses = new Set<unknown>();
    for (let i = 0; i < 20; i++) statuses.add((await ask(one))[0]);
    const refused = await ask(one);
    const others = await ask(other);
    test.pass(500);
    const after = await ask(one);
    return { statuses: [...statuses], refused, others: others[0], after: after[0] };
  });
  expect(seen).toEqual({ statuses: [200], refused: [429, '1', 'RATE_LIMITED'], others: 200, after: 200 });
});

it('a session has some live streams, and all sessions have some together', async () => {
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
    const again = await open(one);
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
