import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryRepositories } from '../composition/memoryRepositories';
import { issueIngestKey } from '../ingest/ingestKey';
import { createTestApi, type TestApi } from '../testing/testApi';
import { createTestDataset, TEST_NOW, testId } from '../testing/testDataset';

const fresh = createTestDataset();
const dataset = {
  ...fresh,
  trailers: fresh.trailers.map((trailer) => ({ ...trailer, serialNumber: `D-${trailer.vin}`, lastReport: null })),
};
const serialOf = (customerId: number) =>
  dataset.trailers.find((trailer) => trailer.customerId === customerId)?.serialNumber;

let test: TestApi;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  test = await createTestApi(createMemoryRepositories(dataset));
});
afterEach(async () => {
  vi.useRealTimers();
  await test.close();
});

/** Listens as a user; `heard` collects the events, and `over` is set once the server ends the stream. */
async function listen(email: string, { customerId }: { customerId?: number } = {}) {
  const client = await test.signedIn(email);
  const events: string[] = [];
  const line = { heard: events, over: false, client };
  const end = new AbortController();
  const onChange = () => events.push('changed');
  const requests = vi.spyOn(test.api, 'request');
  const before = requests.mock.calls.length;
  void client.portal.tracking.changes({ customerId: customerId ?? null, onChange }, { signal: end.signal }).then(
    () => {
      line.over = true;
    },
    () => {},
  );
  // Changes that are reported before the server listens reach no client.
  await vi.waitFor(() => {
    const index = requests.mock.calls.findIndex(([url], at) => at >= before && String(url).includes('/changes'));
    expect(requests.mock.settledResults[index]?.type).toBe('fulfilled');
  });
  return line;
}

async function report(customerId: number) {
  const key = await issueIngestKey(test.repositories.ingest, {
    name: `of ${customerId}`,
    holder: { customerId },
    keyId: testId(8, customerId),
    now: TEST_NOW,
  });
  const reports = [
    { reportId: `r-${Math.random()}`, serialNumber: serialOf(customerId), recordedAt: TEST_NOW, readings: {} },
  ];
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const answer = await test.api.request('/ingest/v1/reports', {
    method: 'POST',
    headers,
    body: JSON.stringify({ reports }),
  });
  expect(await answer.json()).toMatchObject({ results: [{ status: 'accepted' }] });
}

async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
}

describe('the change stream', () => {
  it('reports the first change immediately, those of the next seconds together, and none of other customers', async () => {
    const boss = await listen('boss@northline.example');
    await report(1);
    await vi.waitFor(() => expect(boss.heard).toEqual(['changed']));
    await report(1);
    await report(1);
    await report(2);
    await pass(3_500);
    expect(boss.heard).toEqual(['changed', 'changed']);
    await report(2);
    await pass(3_500);
    expect(boss.heard).toEqual(['changed', 'changed']);
  });

  it('is limited to the requested customer', async () => {
    const admin = await listen('admin@example.com', { customerId: 2 });
    await report(1);
    await pass(3_500);
    expect(admin.heard).toEqual([]);
    await report(2);
    await pass(3_500);
    expect(admin.heard).toEqual(['changed']);
  });

  it('closes within five seconds after the session ends', async () => {
    const boss = await listen('boss@northline.example');
    await pass(4_500);
    expect(boss.over).toBe(false);
    await boss.client.fetch('/auth/v1/signOut', { method: 'POST', body: '{}' });
    await pass(5_000);
    expect(boss.over).toBe(true);
  });

  it('follows its user into another group', async () => {
    const none = await listen('none@northline.example');
    await report(1);
    await pass(3_500);
    expect(none.heard).toEqual([]);
    const { userAdministration } = test.repositories;
    await userAdministration.regroup([testId(3, 5)], 1, () => [
      { customerId: 1, groupId: testId(2, 6), name: 'West', kind: 'regular' },
    ]);
    await pass(4_500);
    expect(none.heard).toEqual(['changed']);
    await report(1);
    await pass(3_500);
    expect(none.heard).toEqual(['changed', 'changed']);
  });

  it('closes when the server stops', async () => {
    const boss = await listen('boss@northline.example');
    await test.api.stop();
    await pass(0);
    await vi.waitFor(() => expect(boss.over).toBe(true));
  });
});
