import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSigningJwk, tokenKeysFrom } from '../../../auth/tokenKeys';
import { createJobDefinitions } from '../../../composition/jobDefinitions';
import { withFileStorage } from '../../../composition/withFileStorage';
import { createChangeCustody } from '../../../engine/custody';
import type { JobDeps } from '../../../engine/jobDeps';
import type { MemoryJobs } from '../../../engine/memoryJobs';
import { createS3Objects } from '../../../node/s3Objects';
import type { Repositories } from '../../../repositories/port';
import { ENGINES, type OpenedEngine } from '../../../testing/engines';
import { type S3Server, startS3Server } from '../../../testing/s3Server';
import { createTestDataset, TEST_NOW } from '../../../testing/testDataset';
import { runRequest } from '../runs/runRequest';
import { waitingFile } from './createFile';
import type { ReportFileRecord } from './fileRepository';
import { addRun, ids } from './files.test.parts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const quiet = { info: () => {}, warn: () => {}, error: () => {} };
const ONE_PIECE = new Uint8Array([1, 2, 3]);

describe.each(['memory', 'pglite', 'postgres'] as const)('files on S3 beside %s', (name) => {
  let engine: OpenedEngine;
  let server: S3Server;
  let plain: Repositories;
  let repositories: Repositories;
  let now = TEST_NOW;
  let linkKey: CryptoKey;
  beforeAll(async () => {
    [engine, server] = await Promise.all([ENGINES[name](createTestDataset()), startS3Server()]);
    linkKey = (await tokenKeysFrom(await makeSigningJwk())).linkKey;
  });
  afterAll(() => Promise.all([engine.close(), server.close()]));
  beforeEach(async () => {
    server.objects.clear();
    server.fault = undefined;
    now = TEST_NOW;
    plain = await engine.renew(createTestDataset());
    repositories = withFileStorage(plain, createS3Objects(server.settings, { attemptMs: 200, retryDelaysMs: [5] }));
  });

  const definitions = (used = repositories) => {
    const deps: JobDeps = {
      ...{ repositories: used, now: () => now, ids, logger: quiet, linkKey, publicUrl: 'http://localhost' },
      mailer: { send: async (_, onHandOver) => onHandOver() },
      custody: createChangeCustody([]),
      webhookSender: { send: async () => ({ status: 204, text: '' }) },
      pushSender: { send: async () => 201 },
    };
    return createJobDefinitions(deps);
  };
  const runJobs = () => (repositories.jobs as MemoryJobs).runDue(definitions(), now);
  const sweep = async (used = repositories) => {
    const job = definitions(used).find((definition) => definition.name === 'report.deleteFiles');
    await job?.run({ data: {}, signal: new AbortController().signal });
  };
  const execute = async () => {
    const run = await addRun(repositories);
    await repositories.jobs.add([runRequest(run)]);
    await runJobs();
    return run;
  };
  const mailStatuses = async () => {
    const all = { customerIds: [1], statuses: null, search: null, limit: 50, offset: 0 };
    return (await repositories.mails.search(all)).mails.map(({ status, reason }) => [status, reason]);
  };
  const pieceKey = ({ customerId, fileId }: ReportFileRecord, number = 0) =>
    `reports/${customerId}/${fileId}/${number}`;
  const fileOf = async (run: { customerId: number; runId: string }) => {
    const [file] = await repositories.reportFiles.ofRun(run);
    if (!file) throw new Error('The file is missing.');
    return file;
  };

  it('are created by a run and attached to its mail', async () => {
    const file = await fileOf(await execute());
    expect(file).toMatchObject({ state: 'done', store: 's3' });
    expect([...server.objects.keys()]).toEqual([pieceKey(file)]);
    expect(server.objects.get(pieceKey(file))).toHaveLength(file.sizeBytes ?? 0);
    expect(await plain.reportFiles.piece(file, 0)).toBeUndefined();
    expect(await mailStatuses()).toEqual([['sent', null]]);
  });

  it.each(['delete the report', 'delete the run', 'replace the file'])('are deleted after users %s', async (how) => {
    const run = await execute();
    const file = await fileOf(run);
    const other = await fileOf(await execute());
    if (how === 'delete the report') await repositories.reports.delete(1, run.reportId);
    else if (how === 'replace the file') await repositories.reportFiles.put({ ...file, fileId: ids.uuid() });
    else {
      const ended = { ...run, endedAt: new Date(now.getTime() - DAY_MS) };
      await repositories.reportRuns.put(ended);
      await repositories.reportRuns.deleteBefore(1, new Date(now.getTime() - HOUR_MS), 10);
    }
    await sweep();
    expect([...server.objects.keys()]).toEqual([pieceKey(other)]);
  });

  it('are deleted if a slow process stores a piece after the deletion, and then forgotten', async () => {
    const run = await execute();
    const file = await fileOf(run);
    await repositories.reports.delete(1, run.reportId);
    await sweep();
    await repositories.reportFiles.addPiece(file, 7, ONE_PIECE);
    now = new Date(TEST_NOW.getTime() + 2 * HOUR_MS + 1);
    await sweep();
    expect(server.objects.size).toBe(0);
    now = new Date(TEST_NOW.getTime() + DAY_MS);
    server.requests.length = 0;
    await sweep();
    expect(server.requests).toEqual([]);
  });

  it('are deleted if the process died before the end of its run', async () => {
    const run = await addRun(repositories);
    const file = waitingFile(run, 'csv', { repositories, ids, now: () => now });
    await repositories.reportFiles.put(file);
    await repositories.reportFiles.addPiece(file, 0, ONE_PIECE);
    await repositories.jobs.add([runRequest(run)]);
    await runJobs();
    await sweep();
    expect([...server.objects.keys()]).toEqual([pieceKey(await fileOf(run))]);
  });

  it('are deleted later if the storage fails at first', async () => {
    const run = await execute();
    await repositories.reports.delete(1, run.reportId);
    server.fault = () => 503;
    await expect(sweep()).rejects.toThrow('LIST was answered with 503');
    server.fault = undefined;
    now = new Date(TEST_NOW.getTime() + 3 * HOUR_MS);
    await sweep();
    expect(server.objects.size).toBe(0);
  });

  it.each([403, 503, 'hang'] as const)(
    'fail with a reason while the storage answers %s, and the run is done',
    async (fault) => {
      server.fault = () => fault;
      const run = await execute();
      expect(await repositories.reportRuns.byId(run)).toMatchObject({ state: 'done' });
      const reason = 'The file could not be created. Try again.';
      expect(await fileOf(run)).toMatchObject({ state: 'failed', sizeBytes: null, reason });
      expect(await mailStatuses()).toEqual([['sent', null]]);
    },
  );

  it('leave nothing of a file that failed', async () => {
    const run = await addRun(repositories);
    const { reportFiles } = repositories;
    const fault = { ...reportFiles, addPiece: reportFiles.addPiece };
    fault.addPiece = async (file, number, bytes) => {
      await reportFiles.addPiece(file, number, bytes);
      throw new Error('the next piece fails');
    };
    await repositories.jobs.add([runRequest(run)]);
    const failing = { ...repositories, reportFiles: fault };
    await (repositories.jobs as MemoryJobs).runDue(definitions(failing), now);
    expect(await fileOf(run)).toMatchObject({ state: 'failed' });
    expect(server.objects.size).toBe(1);
    await sweep();
    expect(server.objects.size).toBe(0);
  });

  it('delay a mail whose attachment cannot be read, and fail it if the attachment is gone', async () => {
    server.fault = ({ method, key }) => (method === 'GET' && key ? 503 : undefined);
    const run = await execute();
    const unread = 'The attached files could not be read.';
    expect(await mailStatuses()).toEqual([['queued', unread]]);
    server.fault = undefined;
    server.objects.delete(pieceKey(await fileOf(run)));
    now = new Date(TEST_NOW.getTime() + HOUR_MS);
    await runJobs();
    expect(await mailStatuses()).toEqual([['failed', expect.stringContaining('no longer stored')]]);
  });

  it('are read where they are, whatever the settings say now', async () => {
    const inDatabase = waitingFile(await addRun(plain), 'csv', { repositories: plain, ids, now: () => now });
    await plain.reportFiles.put(inDatabase);
    await plain.reportFiles.addPiece(inDatabase, 0, ONE_PIECE);
    expect(await repositories.reportFiles.piece(inDatabase, 0)).toEqual(ONE_PIECE);
    const onS3 = await fileOf(await execute());
    const without = withFileStorage(plain, undefined);
    expect(await without.reportFiles.piece(inDatabase, 0)).toEqual(ONE_PIECE);
    await expect(without.reportFiles.piece(onS3, 0)).rejects.toThrow('Set FILES_S3_URL to its storage again');
    await repositories.reports.delete(1, (await repositories.reportRuns.byId(onS3))?.reportId ?? '');
    await sweep(without);
    expect(server.objects.size).toBe(1);
    await sweep();
    expect(server.objects.size).toBe(0);
  });
});
