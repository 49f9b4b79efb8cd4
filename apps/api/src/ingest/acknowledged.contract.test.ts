import { expect, it } from 'vitest';
import type { Repositories } from '../repositories/port';
import { everywhere } from '../testing/everywhere';
import { createTestApi } from '../testing/testApi';
import { createTestDataset, TEST_NOW, testId } from '../testing/testDataset';
import { issueIngestKey } from './ingestKey';

const dataset = createTestDataset();
const serialNumber = dataset.trailers.find((trailer) => trailer.customerId === 1 && trailer.serialNumber)?.serialNumber;
const { each } = everywhere(dataset, 'boss@northline.example');

/** A promise and the function that resolves it. */
function signal(): [Promise<void>, () => void] {
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  return [sent, send];
}

it('acknowledges a report only after its commit', async () => {
  await each(async ({ repositories }) => {
    const holder = { customerId: 1 };
    const key = await issueIngestKey(repositories.ingest, { name: 'x', holder, keyId: testId(8, 1), now: TEST_NOW });
    const [began, begin] = signal();
    const [committed, commit] = signal();
    const slow: Repositories = {
      ...repositories,
      async transaction(work) {
        const result = await repositories.transaction(work);
        begin();
        await committed;
        return result;
      },
    };
    const test = await createTestApi(slow, { ids: { uuid: () => crypto.randomUUID() } });
    let isAnswered = false;
    const answer = test.api
      .request('/ingest/v1/reports', {
        method: 'POST',
        headers: { 'x-ingest-key': key },
        body: JSON.stringify({
          reports: [{ reportId: 'r', serialNumber, recordedAt: TEST_NOW.toISOString(), readings: {} }],
        }),
      })
      .then((response) => {
        isAnswered = true;
        return response;
      });
    await began;
    // Enough turns of the event loop for any response to be sent.
    for (let turns = 0; turns < 20; turns++) await new Promise(setImmediate);
    expect(isAnswered).toBe(false);
    commit();
    const { status } = await answer;
    expect(status).toBe(200);
    await test.close();
  });
});
