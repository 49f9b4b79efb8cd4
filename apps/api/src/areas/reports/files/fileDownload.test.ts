import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createMemoryRepositories } from '../../../composition/memoryRepositories';
import { withFileStorage } from '../../../composition/withFileStorage';
import { storeFile } from '../../../engine/files/storeFile';
import { type RunningServer, startHttpServer } from '../../../node/httpServer';
import { createS3Objects } from '../../../node/s3Objects';
import { type S3Server, startS3Server } from '../../../testing/s3Server';
import { createTestApi, type TestApi } from '../../../testing/testApi';
import { createTestDataset, TEST_NOW } from '../../../testing/testDataset';
import { waitingFile } from './createFile';
import { createFileLinks } from './fileLinks';
import type { ReportFileRecord } from './fileRepository';
import { addRun, bytesOf, ids, partsOf } from './files.test.parts';

const WHOLE = bytesOf(1_700_000);
let storage: S3Server;
let server: RunningServer;
let test: TestApi;
let file: ReportFileRecord;
let url: string;

beforeAll(async () => {
  storage = await startS3Server();
  const objects = createS3Objects(storage.settings, { attemptMs: 200, retryDelaysMs: [5] });
  const repositories = withFileStorage(createMemoryRepositories(createTestDataset()), objects);
  test = await createTestApi(repositories);
  server = await startHttpServer({ api: test.api, host: '127.0.0.1', port: 0, trustProxy: false });
  const run = await addRun(repositories);
  await repositories.reportRuns.put({ ...run, state: 'done', endedAt: TEST_NOW });
  const waiting = waitingFile(run, 'csv', { repositories, ids, now: () => TEST_NOW });
  await repositories.reportFiles.put(waiting);
  const stored = await storeFile(repositories.reportFiles, waiting, partsOf(WHOLE), async () => {});
  file = { ...waiting, state: 'done', ...stored };
  await repositories.reportFiles.put(file);
  const link = await createFileLinks({ linkKey: test.linkKey, now: () => TEST_NOW }).linkTo(file, 60_000);
  url = `${server.url}${link.url}`;
});
afterAll(async () => {
  await server.stop();
  await storage.close();
});
beforeEach(() => {
  storage.fault = undefined;
  test.logged.length = 0;
});

const downloads = async () => (await test.repositories.reportFiles.byId(file))?.downloads;
const failAt = (number: number, fault: number | 'hang') => {
  storage.fault = ({ key }) => (key.endsWith(`/${number}`) ? fault : undefined);
};

it('sends all pieces of a file', async () => {
  const before = (await downloads()) ?? 0;
  const response = await fetch(url);
  expect(response.headers.get('content-length')).toBe(String(WHOLE.byteLength));
  expect(Buffer.from(await response.arrayBuffer()).equals(WHOLE)).toBe(true);
  expect(await downloads()).toBe(before + 1);
});

it.each([503, 403, 'hang'] as const)('is a page with 503 if the first piece has the answer %s', async (fault) => {
  const before = await downloads();
  failAt(0, fault);
  const response = await fetch(url);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
  expect(await response.text()).toContain('Try again in a few minutes.');
  expect(await downloads()).toBe(before);
  expect(test.logged).toMatchObject([{ level: 'error', message: 'a file of a report could not be read' }]);
  expect(JSON.stringify(test.logged)).not.toContain(storage.settings.secretAccessKey);
});

it.each([503, 'hang', 404] as const)('breaks the connection if a later piece has the answer %s', async (fault) => {
  failAt(2, fault);
  const response = await fetch(url);
  expect(response.status).toBe(200);
  await expect(response.arrayBuffer()).rejects.toThrow('terminated');
  expect(test.logged).toMatchObject([{ level: 'error', message: 'a file of a report could not be read' }]);
});

it.each([
  [3, -1],
  [1, 1],
])('breaks the connection if piece %i has another length by %i', async (number, bytes) => {
  const key = [...storage.objects.keys()].find((one) => one.endsWith(`/${number}`)) ?? '';
  const piece = storage.objects.get(key) ?? Buffer.alloc(0);
  storage.objects.set(key, bytes < 0 ? piece.subarray(-bytes) : Buffer.concat([piece, Buffer.alloc(bytes)]));
  const response = await fetch(url);
  await expect(response.arrayBuffer()).rejects.toThrow('terminated');
  storage.objects.set(key, piece);
});
