import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMemoryRepositories } from '../../composition/memoryRepositories';
import { CAMPAIGNS_CHANGED } from '../../repositories/changes';
import { createTestApi, type TestApi } from '../../testing/testApi';
import { createTestDataset } from '../../testing/testDataset';

const MESSAGE = {
  ...{ severity: 'info', text: 'Maintenance on Sunday', isDismissible: true },
  audience: { roles: [], customerIds: [], features: [] },
};

let test: TestApi;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  test = await createTestApi(createMemoryRepositories(createTestDataset()));
});
afterEach(async () => {
  vi.useRealTimers();
  await test.close();
});

/** Listens as a user to the events about messages, or about trailers. */
async function listen(email: string, stream: 'messages' | 'trailers' = 'messages') {
  const { portal } = await test.signedIn(email);
  const events: string[] = [];
  const onChange = (topic = 'changed') => events.push(topic === 'messages' ? 'changed' : topic);
  const requests = vi.spyOn(test.api, 'request');
  const before = requests.mock.calls.length;
  const line =
    stream === 'messages' ? portal.messages.changes(onChange) : portal.tracking.changes({ customerId: null, onChange });
  line.catch(() => undefined);
  // Changes that are reported before the server listens reach no client.
  await vi.waitFor(() => {
    const index = requests.mock.calls.findIndex(([url], at) => at >= before && String(url).includes('/changes'));
    expect(requests.mock.settledResults[index]?.type).toBe('fulfilled');
  });
  return events;
}

it('reports a new and a withdrawn message to everyone, and no dismissal', async () => {
  const { portal } = await test.signedIn('admin@example.com');
  const dealer = await listen('dealer@example.com');
  // The first event says that the client is connected.
  await vi.waitFor(() => expect(dealer.splice(0)).toEqual(['changed']));
  const { id, version } = await portal.messages.create({ message: MESSAGE });
  await vi.advanceTimersByTimeAsync(3_500);
  expect(dealer).toEqual(['changed']);
  await (await test.signedIn('dealer@example.com')).portal.messages.dismiss(id);
  await vi.advanceTimersByTimeAsync(3_500);
  expect(dealer).toEqual(['changed']);
  await portal.messages.withdraw({ id, version });
  await vi.advanceTimersByTimeAsync(3_500);
  expect(dealer).toEqual(['changed', 'changed']);
});

it('reports nothing to those who follow trailers', async () => {
  const { portal } = await test.signedIn('admin@example.com');
  const admin = await listen('admin@example.com', 'trailers');
  const boss = await listen('boss@northline.example', 'trailers');
  await portal.messages.create({ message: MESSAGE });
  await vi.advanceTimersByTimeAsync(3_500);
  expect([admin, boss]).toEqual([[], []]);
});

it('reports campaigns only to those who manage updates over the air', async () => {
  const admin = await listen('admin@example.com');
  const dealer = await listen('dealer@example.com');
  const trailers = await listen('admin@example.com', 'trailers');
  await vi.waitFor(() => expect(admin.splice(0).sort()).toEqual(['campaigns', 'changed']));
  await vi.waitFor(() => expect(dealer.splice(0)).toEqual(['changed']));
  for (let count = 0; count < 20; count++)
    await test.repositories.transaction((within) => within.changes.add([CAMPAIGNS_CHANGED], test.clock.now));
  await vi.advanceTimersByTimeAsync(6_000);
  // Many at once are one event, or two if they arrive in two readings of the sequence.
  expect(admin.length).toBeGreaterThan(0);
  expect(admin.length).toBeLessThanOrEqual(2);
  expect(new Set(admin)).toEqual(new Set(['campaigns']));
  expect([dealer, trailers]).toEqual([[], []]);
});
