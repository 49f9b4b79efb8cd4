import { createHash } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ApiErrorCode, type PortalApi } from '@gladhand/domain';
import { OTA_FTP_POLICY, type OtaFtpServerInput, otaFtpManifestName, partialName } from '@gladhand/domain/ota-ftp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FileServerError, type FileServers } from '../../../engine/fileServers/fileServers';
import { createFileServers } from '../../../node/fileServers/createFileServers';
import { codeOf, everywhere, type Place } from '../../../testing/everywhere';
import { fileServerScript, type TestOpenSsh } from '../../../testing/fileServers';
import { TEST_CONFIG } from '../../../testing/testApi';
import { createTestDataset, TEST_NOW, testId } from '../../../testing/testDataset';
import { createTestSigner, signedUpload, type TestSigner, testContent } from '../testing/otaTest.parts';
import { OTA_FTP_MESSAGES } from './ftpMessages';

const ADMIN = 'admin@example.com';
const VERSION = '4.18.2';
const CONTENT = Buffer.from(testContent(VERSION));
const FILE = `main-${VERSION}.bin`;
const MANIFEST = otaFtpManifestName(FILE);
const MINUTE_MS = 60_000;

const fresh = createTestDataset();
const dataset = { ...fresh, features: [...fresh.features, { customerId: 1, feature: 'OtaManagement' }] };

let signer: TestSigner;
let ssh: TestOpenSsh;
const otaKeys: string[] = [];
const real = createFileServers({
  allowAddress: (address) => address === '127.0.0.1',
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
});
/** Called before each part of an upload is sent. */
let onUpload: (() => Promise<void>) | undefined;
/** Changes a file between its upload and its check. */
let onWritten: ((path: string) => Promise<void>) | undefined;
const fileServers: FileServers = {
  async connect(target, signal) {
    const connection = await real.connect(target, signal);
    return {
      ...connection,
      async write(path, parts) {
        const watched = async function* () {
          for await (const part of parts) {
            await onUpload?.();
            yield part;
          }
        };
        await connection.write(path, watched());
        await onWritten?.(path);
      },
    };
  },
};
const { same, each } = everywhere(dataset, ADMIN, {
  deps: () => ({ config: { ...TEST_CONFIG, otaKeys }, fileServers }),
});

const packageIds = new Map<string, string>();
beforeAll(async () => {
  signer = await createTestSigner();
  otaKeys.push(signer.publicKey);
  ssh = await (await fileServerScript()).startOpenSsh();
  const upload = await signedUpload(signer, { version: VERSION, content: Uint8Array.from(CONTENT) });
  await each(async ({ test, engine }) => {
    packageIds.set(engine, await (await test.signedIn(ADMIN)).portal.ota.upload(upload));
  });
});
afterAll(() => ssh?.stop());

const SERVER_ID = testId(8, 1);
const inputOf = (change: Partial<OtaFtpServerInput> = {}): OtaFtpServerInput => ({
  ...{ name: 'Depot', protocol: 'sftp', host: 'files.example', port: ssh.port, folder: ssh.folder },
  ...{ username: ssh.username, secretKind: 'key', secret: ssh.privateKey },
  ...change,
});

async function removeServers(portal: PortalApi): Promise<void> {
  for (const { serverId, version } of await portal.otaFtp.servers()) {
    for (const { taskId, endedAt } of await portal.otaFtp.tasks({ serverId, limit: 100 }))
      if (endedAt == null) await portal.otaFtp.control({ taskId, action: 'cancel' });
    await portal.otaFtp.remove({ serverId, version });
  }
}

interface Scene {
  portal: PortalApi;
  test: Place['test'];
  packageId: string;
  publish(taskId: string, fileName?: string): ReturnType<PortalApi['otaFtp']['publish']>;
  taskOf(taskId: string): Promise<string>;
}

/** Runs on each storage with a confirmed server, whose folder is empty at first. */
const onEach = <Result>(ask: (scene: Scene) => Promise<Result>) => each(prepared(ask));

/** The same in memory only, for what a worker does on a server, which no storage has a part in. */
const inMemory = (ask: (scene: Scene) => Promise<void>) =>
  each(async (place) => (place.engine === 'memory' ? prepared(ask)(place) : undefined));

const prepared =
  <Result>(ask: (scene: Scene) => Promise<Result>) =>
  async ({ test, engine }: Place): Promise<Result> => {
    onUpload = undefined;
    onWritten = undefined;
    test.clock.now = TEST_NOW;
    for (const name of await readdir(ssh.folder)) await rm(join(ssh.folder, name), { recursive: true });
    const { portal } = await test.signedIn(ADMIN);
    await removeServers(portal);
    const packageId = packageIds.get(engine) ?? '';
    await portal.otaFtp.create({ serverId: SERVER_ID, server: inputOf() });
    const [server] = await portal.otaFtp.servers();
    await portal.otaFtp.trust({ serverId: SERVER_ID, version: 1, fingerprint: server?.test?.fingerprint ?? '' });
    return ask({
      ...{ portal, test, packageId },
      publish: (taskId, fileName = FILE) =>
        portal.otaFtp.publish({ taskId, serverId: SERVER_ID, packageId, path: '', fileName }),
      async taskOf(taskId) {
        const tasks = await portal.otaFtp.tasks({ serverId: SERVER_ID, limit: 10 });
        const task = tasks.find((one) => one.taskId === taskId);
        return [task?.state, task?.problem, task?.attempt].filter((word) => word != null).join(' ');
      },
    });
  };

const onServer = async () => (await readdir(ssh.folder)).sort();

/** As a gateway checks it, by docs/ota.md. */
async function isSignedBy(publicKey: string, manifest: Record<string, string | number>): Promise<boolean> {
  const { kind, family, version, sizeBytes, sha256, signature } = manifest;
  const text = [
    'gladhand-ota-package-v1',
    `kind=${kind}`,
    `family=${family}`,
    `version=${version}`,
    `size=${sizeBytes}`,
    `sha256=${sha256}`,
    '',
  ].join('\n');
  const key = await crypto.subtle.importKey('raw', Buffer.from(publicKey, 'base64'), 'Ed25519', false, ['verify']);
  return crypto.subtle.verify('Ed25519', key, Buffer.from(String(signature), 'base64'), Buffer.from(text));
}

describe('a server', () => {
  it('is tested after it was added, and trusted only once its host key was confirmed', () =>
    same(async (portal) => {
      await removeServers(portal);
      const created = await portal.otaFtp.create({ serverId: SERVER_ID, server: inputOf() });
      const repeated = await portal.otaFtp.create({ serverId: SERVER_ID, server: inputOf({ name: 'Repeated' }) });
      expect(repeated.name).toBe('Depot');
      const [unconfirmed] = await portal.otaFtp.servers();
      expect(unconfirmed).toMatchObject({ testStartedAt: null, pinned: null, test: { problem: 'unconfirmedKey' } });
      const fingerprint = unconfirmed?.test?.fingerprint ?? '';
      const other = portal.otaFtp.trust({ serverId: SERVER_ID, version: 1, fingerprint: `${fingerprint}x` });
      expect(await codeOf(other)).toBe(ApiErrorCode.Conflict);
      await portal.otaFtp.trust({ serverId: SERVER_ID, version: 1, fingerprint });
      const [confirmed] = await portal.otaFtp.servers();
      expect(confirmed).toMatchObject({ pinned: { fingerprint, author: ADMIN }, test: { problem: null } });
      return [created.version, confirmed?.test?.entries];
    }));

  it('never shows its secret: not in answers, the audit log, the logs or the database', () =>
    onEach(async ({ portal, test }) => {
      const marks = [ssh.privateKey.split('\n')[3] ?? '', 'open sesame'];
      await portal.otaFtp.update({ serverId: SERVER_ID, version: 2, server: inputOf({ passphrase: 'open sesame' }) });
      const { lines } = await portal.administration.audit.log({ limit: 50 });
      const server = await test.repositories.otaFtp.server(SERVER_ID);
      const shown = JSON.stringify([await portal.otaFtp.servers(), lines, test.logged, server]);
      expect(marks.filter((mark) => mark !== '' && shown.includes(mark))).toEqual([]);
      expect(lines.some(({ action }) => action === 'ota.ftpServerUpdated')).toBe(true);
    }));

  it.each<[string, Partial<OtaFtpServerInput>, string]>([
    ['no name', { name: ' ' }, OTA_FTP_MESSAGES.name(60)],
    ['a protocol that is unknown', { protocol: 'scp' }, OTA_FTP_MESSAGES.protocol(['sftp', 'ftps', 'ftp'])],
    ['an address instead of a host', { host: 'sftp://files.example' }, OTA_FTP_MESSAGES.host],
    ['a host with a user', { host: 'me@files.example' }, OTA_FTP_MESSAGES.host],
    ['port 0', { port: 0 }, OTA_FTP_MESSAGES.port],
    ['a folder above', { folder: '/firmware/../..' }, OTA_FTP_MESSAGES.folder],
    ['a user name that ends its command', { username: 'a\r\nDELE b' }, OTA_FTP_MESSAGES.username(128)],
    ['a key for FTP', { protocol: 'ftp' }, OTA_FTP_MESSAGES.secretKind],
    ['a key that is none', { secret: 'ssh-ed25519 AAAA' }, OTA_FTP_MESSAGES.privateKey],
    ['a password of two lines', { secretKind: 'password', secret: 'a\nb' }, OTA_FTP_MESSAGES.password(1_000)],
    ['no secret', { secret: null }, OTA_FTP_MESSAGES.secretMissing],
  ])('is refused with %s', (_, change, message) =>
    same(async (portal) => {
      await removeServers(portal);
      const creating = portal.otaFtp.create({ serverId: SERVER_ID, server: inputOf(change) });
      await expect(creating).rejects.toMatchObject({ code: ApiErrorCode.BadUserInput, message });
    }),
  );

  it('needs its secret again if it is elsewhere, and then its host key, too', () =>
    onEach(async ({ portal }) => {
      const { otaFtp } = portal;
      for (const change of [{ host: 'evil.example' }, { port: 2222 }, { username: 'other' }]) {
        const update = otaFtp.update({ serverId: SERVER_ID, version: 2, server: inputOf({ ...change, secret: null }) });
        await expect(update).rejects.toMatchObject({ message: OTA_FTP_MESSAGES.secretMissing });
      }
      await otaFtp.update({ serverId: SERVER_ID, version: 2, server: inputOf({ name: 'Yard', secret: null }) });
      expect(await otaFtp.servers()).toMatchObject([{ name: 'Yard', test: { problem: null } }]);
      await otaFtp.update({ serverId: SERVER_ID, version: 3, server: inputOf({ host: 'moved.example' }) });
      expect(await otaFtp.servers()).toMatchObject([{ pinned: null, test: { problem: 'unconfirmedKey' } }]);
      const old = otaFtp.update({ serverId: SERVER_ID, version: 3, server: inputOf() });
      expect(await codeOf(old)).toBe(ApiErrorCode.Conflict);
    }));

  it('has a name of its own', () =>
    onEach(async ({ portal }) => {
      const twin = portal.otaFtp.create({ serverId: testId(8, 2), server: inputOf({ name: 'DEPOT' }) });
      await expect(twin).rejects.toMatchObject({ message: OTA_FTP_MESSAGES.nameInUse });
    }));

  it('says what is wrong with its folder', () =>
    inMemory(async ({ portal }) => {
      const folder = `${ssh.folder}/none`;
      await portal.otaFtp.update({ serverId: SERVER_ID, version: 2, server: inputOf({ folder }) });
      expect(await portal.otaFtp.servers()).toMatchObject([{ test: { problem: 'folderNotFound', entries: null } }]);
      const listing = await portal.otaFtp.files({ serverId: SERVER_ID, path: '', offset: 0, limit: 10 });
      expect(listing).toMatchObject({ problem: 'folderNotFound', entries: [] });
    }));
});

describe('a published package', () => {
  it('is on the server under its name, marked as ours, verified again and deleted', () =>
    onEach(async ({ portal, publish, taskOf }) => {
      await publish(testId(8, 10));
      expect(await taskOf(testId(8, 10))).toBe('published 1');
      expect(await onServer()).toEqual([FILE, MANIFEST]);
      expect((await readFile(join(ssh.folder, FILE))).equals(CONTENT)).toBe(true);
      await writeFile(join(ssh.folder, 'other.txt'), 'x');
      await mkdir(join(ssh.folder, 'old'));
      const listing = await portal.otaFtp.files({ serverId: SERVER_ID, path: '', offset: 0, limit: 10 });
      expect(listing).toMatchObject({
        total: 3,
        entries: [
          { name: 'old', isFolder: true, sizeBytes: null, published: null },
          { name: FILE, published: { version: VERSION, isVerified: true, manifest: 'matches', author: ADMIN } },
          { name: 'other.txt', sizeBytes: 1, published: null },
        ],
      });
      const sizeBytes = CONTENT.length;
      const file = { serverId: SERVER_ID, path: '', fileName: FILE, sizeBytes };
      await portal.otaFtp.verify({ ...file, taskId: testId(8, 11) });
      expect(await taskOf(testId(8, 11))).toBe('verified 1');
      const content = Buffer.from(CONTENT);
      content[700_000] = 1 + (content[700_000] ?? 0);
      await writeFile(join(ssh.folder, FILE), content);
      await portal.otaFtp.verify({ ...file, taskId: testId(8, 12) });
      expect(await taskOf(testId(8, 12))).toBe('failed hashMismatch 1');
      const damaged = await portal.otaFtp.files({
        serverId: SERVER_ID,
        path: '',
        search: 'MAIN',
        offset: 0,
        limit: 10,
      });
      expect(damaged).toMatchObject({ total: 1, entries: [{ published: { isVerified: false } }] });
      await portal.otaFtp.deleteFile({ ...file, taskId: testId(8, 13), sizeBytes: 7 });
      expect(await taskOf(testId(8, 13))).toBe('failed fileChanged 1');
      await portal.otaFtp.deleteFile({ ...file, taskId: testId(8, 14) });
      expect(await taskOf(testId(8, 14))).toBe('deleted 1');
      expect(await onServer()).toEqual(['old', 'other.txt']);
      const { lines } = await portal.administration.audit.log({ limit: 30 });
      expect(lines.map(({ action }) => action)).toEqual(
        expect.arrayContaining([
          'ota.ftpPublishStarted',
          'ota.ftpPublished',
          'ota.ftpVerified',
          'ota.ftpDeleted',
          'ota.ftpTaskFailed',
        ]),
      );
    }));

  it('is recognized if it is published twice, and never written over another file', () =>
    onEach(async ({ portal, publish, taskOf }) => {
      await publish(testId(8, 20));
      await publish(testId(8, 21));
      expect(await taskOf(testId(8, 21))).toBe('alreadyPublished 1');
      await writeFile(join(ssh.folder, 'taken.bin'), 'their file');
      await publish(testId(8, 22), 'taken.bin');
      expect(await taskOf(testId(8, 22))).toBe('failed otherContent 1');
      expect(await readFile(join(ssh.folder, 'taken.bin'), 'utf8')).toBe('their file');
      expect(await onServer()).toEqual([FILE, MANIFEST, 'taken.bin']);
      const same = await publish(testId(8, 22), 'taken.bin');
      expect(same.state).toBe('failed');
      expect(await codeOf(publish(testId(8, 23), '../etc/passwd'))).toBe(ApiErrorCode.BadUserInput);
      expect(await codeOf(portal.otaFtp.control({ taskId: testId(8, 20), action: 'cancel' }))).toBe(
        ApiErrorCode.Conflict,
      );
    }));

  it('has a manifest that a gateway can verify, and that is checked and deleted with it', () =>
    onEach(async ({ portal, publish, taskOf }) => {
      const file = { serverId: SERVER_ID, path: '', fileName: FILE, sizeBytes: CONTENT.length };
      const listed = async () => {
        const listing = await portal.otaFtp.files({ serverId: SERVER_ID, path: '', offset: 0, limit: 10 });
        return listing?.entries.map(({ name, published }) => `${name} ${published?.manifest ?? '-'}`);
      };
      await publish(testId(8, 40));
      const written = await readFile(join(ssh.folder, MANIFEST), 'utf8');
      const manifest = JSON.parse(written);
      expect(manifest).toMatchObject({ name: `Main app ${VERSION}`, publishedAt: TEST_NOW.toISOString() });
      expect(manifest.keyId).toMatch(/^[\da-f]{16}$/);
      expect(await isSignedBy(signer.publicKey, manifest)).toBe(true);
      expect(createHash('sha256').update(CONTENT).digest('hex')).toBe(manifest.sha256);
      expect(await listed()).toEqual([`${FILE} matches`]);

      const forged = written.replace(`"version": "${VERSION}"`, '"version": "4.18.9"');
      await writeFile(join(ssh.folder, MANIFEST), forged);
      await portal.otaFtp.verify({ ...file, taskId: testId(8, 41) });
      expect(await taskOf(testId(8, 41))).toBe('failed manifestMismatch 1');
      expect(await listed()).toEqual([`${FILE} differs`, `${MANIFEST} -`]);
      await publish(testId(8, 42));
      expect(await taskOf(testId(8, 42))).toBe('failed manifestMismatch 1');
      expect(await readFile(join(ssh.folder, MANIFEST), 'utf8')).toBe(forged);

      await rm(join(ssh.folder, MANIFEST));
      expect(await listed()).toEqual([`${FILE} missing`]);
      await portal.otaFtp.verify({ ...file, taskId: testId(8, 43) });
      expect(await taskOf(testId(8, 43))).toBe('failed manifestMissing 1');
      await publish(testId(8, 44));
      expect(await taskOf(testId(8, 44))).toBe('published 1');
      expect(await listed()).toEqual([`${FILE} matches`]);
      await writeFile(join(ssh.folder, MANIFEST), `${written} `);
      expect(await listed()).toEqual([`${FILE} differs`, `${MANIFEST} -`]);

      await portal.otaFtp.deleteFile({ ...file, taskId: testId(8, 45) });
      expect(await taskOf(testId(8, 45))).toBe('deleted 1');
      expect(await onServer()).toEqual([]);
      expect(await codeOf(publish(testId(8, 46), MANIFEST))).toBe(ApiErrorCode.BadUserInput);
    }));

  it('gets its manifest from the next worker if one dies between both', () =>
    inMemory(async ({ publish, taskOf, test }) => {
      let isPackage = true;
      onWritten = async () => {
        if (isPackage) isPackage = false;
        else throw new FileServerError('connectionLost');
      };
      await publish(testId(8, 47));
      expect(await taskOf(testId(8, 47))).toBe('waiting connectionLost 1');
      expect(await onServer()).toEqual([FILE]);
      onWritten = undefined;
      test.pass(OTA_FTP_POLICY.retryDelaysMs[0]);
      await test.runJobs();
      expect(await taskOf(testId(8, 47))).toBe('published 2');
      expect(await onServer()).toEqual([FILE, MANIFEST]);
    }));

  it('is not renamed if a file of its name was put there during the upload', () =>
    inMemory(async ({ publish, taskOf }) => {
      onWritten = () => writeFile(join(ssh.folder, FILE), 'faster');
      await publish(testId(8, 24));
      expect(await taskOf(testId(8, 24))).toBe('failed otherContent 1');
      expect(await onServer()).toEqual([FILE]);
    }));

  it.each([
    ['cut', 'sizeMismatch', (content: Buffer) => content.subarray(0, 1_000)],
    ['changed', 'hashMismatch', (content: Buffer) => Buffer.from(content).fill(0, 500, 600)],
  ])('is not published if it was %s on its way', (_, problem, damage) =>
    inMemory(async ({ publish, taskOf, test }) => {
      onWritten = async (path) => writeFile(path, damage(await readFile(path)));
      await publish(testId(8, 25));
      for (const delayMs of OTA_FTP_POLICY.retryDelaysMs) {
        test.pass(delayMs);
        await test.runJobs();
      }
      expect(await taskOf(testId(8, 25))).toMatch(new RegExp(`^(failed|waiting) ${problem}`));
      expect(await onServer()).toEqual([]);
    }),
  );

  it('is attempted again when the connection was lost, after it has removed what it had left', () =>
    onEach(async ({ publish, taskOf, test }) => {
      onUpload = async () => {
        onUpload = undefined;
        ssh.dropConnections();
      };
      await publish(testId(8, 30));
      expect(await taskOf(testId(8, 30))).toBe('waiting connectionLost 1');
      expect((await onServer()).filter((name) => name === FILE)).toEqual([]);
      const { repositories } = test;
      if (!('runDue' in repositories.jobs)) return;
      test.pass(OTA_FTP_POLICY.retryDelaysMs[0]);
      await test.runJobs();
      expect(await taskOf(testId(8, 30))).toBe('published 2');
      expect(await onServer()).toEqual([FILE, MANIFEST]);
    }));

  it('is canceled during the upload, and retried', () =>
    onEach(async ({ portal, publish, taskOf, test }) => {
      onUpload = async () => {
        onUpload = undefined;
        await test.repositories.otaFtp.cancel(testId(8, 31), test.clock.now);
      };
      await publish(testId(8, 31));
      expect(await taskOf(testId(8, 31))).toBe('canceled 1');
      expect(await onServer()).toEqual([]);
      await portal.otaFtp.control({ taskId: testId(8, 31), action: 'retry' });
      expect(await taskOf(testId(8, 31))).toBe('published 2');
    }));

  it('is taken from a worker that died, whose half upload is removed and which can not go on', () =>
    onEach(async ({ publish, taskOf, test }) => {
      const taskId = testId(8, 32);
      let isStuck = true;
      // The job of the first worker stops as if its process had died, while the other one does the work.
      onUpload = async () => {
        if (!isStuck) return;
        isStuck = false;
        expect(await onServer()).toEqual([partialName(taskId, 1)]);
        test.pass(OTA_FTP_POLICY.claimMs + MINUTE_MS);
        await test.runScheduled('ota.ftpSweep');
        expect(await taskOf(taskId)).toBe('published 2');
      };
      await publish(taskId);
      expect(await taskOf(taskId)).toBe('published 2');
      expect(await onServer()).toEqual([FILE, MANIFEST]);
    }));

  it('reports a missing permission', () =>
    inMemory(async ({ publish, taskOf, test }) => {
      const refused = new FileServerError('permissionDenied', '550 Permission denied');
      onUpload = () => Promise.reject(refused);
      await chmod(ssh.folder, 0o755);
      await publish(testId(8, 33));
      expect(await taskOf(testId(8, 33))).toBe('failed permissionDenied 1');
      expect(test.logged.some(({ fields }) => JSON.stringify(fields).includes('permissionDenied'))).toBe(true);
    }));

  it('blocks others that work on the same file, and its server from being removed', () =>
    onEach(async ({ portal, publish }) => {
      const codes: string[] = [];
      onUpload = async () => {
        onUpload = undefined;
        const file = { serverId: SERVER_ID, path: '', fileName: FILE, sizeBytes: 1 };
        codes.push(await codeOf(publish(testId(8, 35))));
        codes.push(await codeOf(portal.otaFtp.deleteFile({ ...file, taskId: testId(8, 36) })));
        const partial = partialName(testId(8, 34), 1);
        codes.push(await codeOf(portal.otaFtp.deleteFile({ ...file, fileName: partial, taskId: testId(8, 36) })));
        codes.push(await codeOf(portal.otaFtp.remove({ serverId: SERVER_ID, version: 2 })));
      };
      await publish(testId(8, 34));
      expect(codes).toEqual(Array(4).fill(ApiErrorCode.Conflict));
    }));
});

it('is closed to everyone but top-level administrators with the feature', () =>
  each(async ({ test }) => {
    const { portal } = await test.signedIn('boss@northline.example');
    expect(await codeOf(portal.otaFtp.servers())).toBe(ApiErrorCode.Forbidden);
    expect(await codeOf(portal.otaFtp.test(SERVER_ID))).toBe(ApiErrorCode.Forbidden);
  }));
