import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withFileStorage } from '../../../composition/withFileStorage';
import type { FilePlace } from '../../../engine/files/fileStore';
import { storeFile } from '../../../engine/files/storeFile';
import { createS3Objects } from '../../../node/s3Objects';
import type { Repositories } from '../../../repositories/port';
import { ENGINES, type OpenedEngine } from '../../../testing/engines';
import { type S3Server, startS3Server } from '../../../testing/s3Server';
import { createTestDataset, TEST_NOW } from '../../../testing/testDataset';
import { waitingFile } from './createFile';
import type { ReportFileRecord } from './fileRepository';
import { addRun, bytesOf, ids, partsOf } from './files.test.parts';

const PIECE_BYTES = 512 * 1_024;
const WHOLE = bytesOf(2 * PIECE_BYTES + 1_000);
const unhindered = async () => {};

describe.each([
  ['memory', 'database'],
  ['pglite', 'database'],
  ['postgres', 'database'],
  ['memory', 's3'],
  ['pglite', 's3'],
  ['postgres', 's3'],
] as const)('files of %s in %s', (name, store) => {
  let engine: OpenedEngine;
  let server: S3Server;
  let repositories: Repositories;
  beforeAll(async () => {
    [engine, server] = await Promise.all([ENGINES[name](createTestDataset()), startS3Server()]);
  });
  afterAll(() => Promise.all([engine.close(), server.close()]));
  beforeEach(async () => {
    server.objects.clear();
    const renewed = await engine.renew(createTestDataset());
    repositories = withFileStorage(renewed, store === 's3' ? createS3Objects(server.settings) : undefined);
  });

  const add = async (): Promise<ReportFileRecord> => {
    const file = waitingFile(await addRun(repositories), 'csv', { repositories, ids, now: () => TEST_NOW });
    await repositories.reportFiles.put(file);
    return file;
  };
  const read = async (file: FilePlace) => {
    const pieces: Uint8Array[] = [];
    for (;;) {
      const piece = await repositories.reportFiles.piece(file, pieces.length);
      if (!piece) return Buffer.concat(pieces);
      pieces.push(piece);
    }
  };

  it('are read as they were stored, with their size and SHA-256', async () => {
    const [file, other] = [await add(), await add()];
    expect(file.store).toBe(store);
    expect(await repositories.transaction(async ({ reportFiles }) => reportFiles.newFileStore)).toBe(store);
    const stored = await storeFile(repositories.reportFiles, file, partsOf(WHOLE), unhindered);
    expect(stored).toEqual({
      sizeBytes: WHOLE.byteLength,
      sha256: createHash('sha256').update(WHOLE).digest('hex'),
    });
    expect((await read(file)).equals(WHOLE)).toBe(true);
    expect((await repositories.reportFiles.piece(file, 1))?.byteLength).toBe(PIECE_BYTES);
    expect(await repositories.reportFiles.piece(file, 3)).toBeUndefined();
    expect(await repositories.reportFiles.piece({ ...file, customerId: 2 }, 0)).toBeUndefined();
    expect(await repositories.reportFiles.piece(other, 0)).toBeUndefined();
    expect(server.objects.size).toBe(store === 's3' ? 3 : 0);
  });

  it('remember where they are, whatever is changed', async () => {
    const file = await add();
    await repositories.reportFiles.put({ ...file, state: 'done', sizeBytes: 1, sha256: 'aa' });
    await repositories.reportFiles.countDownload(file);
    expect(await repositories.reportFiles.byId(file)).toEqual({
      ...file,
      ...{ state: 'done', sizeBytes: 1, sha256: 'aa', downloads: 1 },
    });
  });

  it('lose their pieces, and no others', async () => {
    const [file, other] = [await add(), await add()];
    for (const one of [file, other]) await storeFile(repositories.reportFiles, one, partsOf(WHOLE), unhindered);
    await repositories.reportFiles.deletePieces(file);
    await repositories.reportFiles.deletePieces(file);
    expect(await repositories.reportFiles.piece(file, 0)).toBeUndefined();
    expect((await read(other)).equals(WHOLE)).toBe(true);
    await storeFile(repositories.reportFiles, file, partsOf(WHOLE.slice(0, 10)), unhindered);
    expect(await read(file)).toHaveLength(10);
  });

  it('are orphans only outside of the database, and from the deletion of their row', async () => {
    const { reportFiles } = repositories;
    const [file, replaced, kept] = [await add(), await add(), await add()];
    const search = { now: TEST_NOW, noticedBefore: TEST_NOW, limit: 10 };
    expect(await reportFiles.orphans(search)).toEqual([]);
    await repositories.reportRuns.put({ ...(await runOf(file)), endedAt: TEST_NOW });
    await repositories.reportRuns.deleteBefore(1, new Date(TEST_NOW.getTime() + 1), 10);
    await reportFiles.put({ ...replaced, fileId: ids.uuid() });
    const orphans = await reportFiles.orphans(search);
    expect(orphans.map(({ fileId }) => fileId).sort()).toEqual(
      store === 's3' ? [file.fileId, replaced.fileId].sort() : [],
    );
    expect(orphans.every(({ customerId, noticedAt }) => customerId === 1 && +noticedAt === +TEST_NOW)).toBe(true);
    // They are listed again later, until they are forgotten.
    expect(await reportFiles.orphans(search)).toEqual([]);
    const later = { ...search, noticedBefore: new Date(TEST_NOW.getTime() + 1) };
    expect(await reportFiles.orphans({ ...later, limit: 1 })).toHaveLength(store === 's3' ? 1 : 0);
    await reportFiles.forgetOrphan(file);
    expect((await reportFiles.orphans(later)).map(({ fileId }) => fileId)).toEqual(
      store === 's3' ? [replaced.fileId] : [],
    );
    expect(await reportFiles.byId(kept)).toBeDefined();
  });

  const runOf = async (file: ReportFileRecord) => {
    const run = await repositories.reportRuns.byId(file);
    if (!run) throw new Error('The run is missing.');
    return run;
  };
});
