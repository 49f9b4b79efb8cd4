import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createCluster, hasInstalledPostgres, type PostgresCluster } from '../testing/postgresCluster';
import { type BuiltServer, buildServer, run } from '../testing/realServer';
import { startS3Server } from '../testing/s3Server';

describe.skipIf(!hasInstalledPostgres())('the start of the server', () => {
  let cluster: PostgresCluster;
  let built: BuiltServer;
  let folder: string;
  beforeAll(async () => {
    [cluster, built, folder] = await Promise.all([
      createCluster({ fsync: false }),
      buildServer(),
      mkdtemp(join(tmpdir(), 'gladhand-test-')),
    ]);
  });
  afterAll(async () => {
    await cluster?.remove();
    await built?.remove();
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  it('listens immediately, and responds 503 until the database is ready', async () => {
    const port = await freePort();
    const server = run(built.main, { DATABASE_URL: cluster.url, GLADHAND_DATA: folder, PORT: String(port) });
    const ask = (path: string, accept = '*/*') => fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept } });
    await vi.waitFor(() => ask('/health/live'), { timeout: 20_000 });
    const [live, ready, page] = [
      await ask('/health/live'),
      await ask('/health/ready'),
      await ask('/control', 'text/html'),
    ];
    expect([live.status, ready.status, ready.headers.get('retry-after'), page.status]).toEqual([200, 503, '2', 503]);
    expect(await ready.json()).toMatchObject({ error: { code: 'UNAVAILABLE' } });
    expect(page.headers.get('content-type')).toContain('text/html');
    await cluster.start();
    await vi.waitFor(async () => expect((await ask('/health/ready')).status).toBe(200), { timeout: 20_000 });
    expect(server.output().match(/"msg":"waiting for the database"/g)).toHaveLength(1);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });

  it('reports a file storage that refuses its access key, and starts anyway', async () => {
    const [port, storage] = await Promise.all([freePort(), startS3Server()]);
    const secret = 'a-wrong-secret';
    const server = run(built.main, {
      ...{ DATABASE_URL: cluster.url, GLADHAND_DATA: folder, PORT: String(port) },
      ...{ FILES_S3_URL: storage.settings.bucketUrl, FILES_S3_ACCESS_KEY_ID: storage.settings.accessKeyId },
      ...{ FILES_S3_SECRET_ACCESS_KEY: secret, FILES_S3_REGION: storage.settings.region },
    });
    const ready = () => fetch(`http://127.0.0.1:${port}/health/ready`);
    await vi.waitFor(async () => expect((await ready()).status).toBe(200), { timeout: 20_000 });
    await vi.waitFor(() => expect(server.output()).toContain('files of reports fail until FILES_S3_URL'));
    expect(server.output()).toContain('LIST was answered with 403 (SignatureDoesNotMatch)');
    expect(server.output()).not.toContain(secret);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    await storage.close();
  });

  it('fails with one line that names the cause', async () => {
    await cluster.stop();
    await cluster.start();
    const url = new URL(cluster.url);
    url.pathname = '/lost';
    const server = run(built.main, { DATABASE_URL: url.href, GLADHAND_DATA: folder, PORT: '0' });
    expect(await server.ended).toBe(1);
    expect(server.output().trim().split('\n')).toEqual([
      expect.stringMatching(/^\[api\] PostgreSQL at 127\.0\.0\.1:\d+ has no database "lost"\./),
    ]);
  });
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
