import { createHash, randomBytes } from 'node:crypto';
import { linkSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OtaFtpProtocol } from '@gladhand/domain/ota-ftp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type FileServerConnection,
  FileServerError,
  type FileServerSecret,
  type FileServerTarget,
} from '../../engine/fileServers/fileServers';
import { makeCertificate } from '../../testing/certificate';
import { fileServerScript, type TestFileServer } from '../../testing/fileServers';
import { createFileServers, type FileServersOptions } from './createFileServers';

const HOST = 'files.example';
const LOCAL: FileServersOptions = {
  allowAddress: (address) => address === '127.0.0.1',
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  timeoutMs: 5_000,
};
const never = new AbortController().signal;
const certificate = makeCertificate(HOST);

interface Place {
  server: TestFileServer;
  target: FileServerTarget;
  options: FileServersOptions;
}

/** Another secret than the right one. */
const WRONG: FileServerSecret = { password: 'wrong' };

const START: Readonly<Record<string, () => Promise<Place>>> = {
  'SFTP by OpenSSH': async () => {
    const server = await (await fileServerScript()).startOpenSsh({ passphrase: 'open sesame' });
    return pinned(server, 'sftp', { privateKey: server.privateKey, passphrase: 'open sesame' });
  },
  'SFTP by ProFTPD': async () => {
    const server = await (await fileServerScript()).startProFtpd('sftp');
    return pinned(server, 'sftp', { password: server.password });
  },
  FTPS: async () => {
    const server = await (await fileServerScript()).startProFtpd('ftps', { certificate });
    const target = targetOf(server, 'ftps', { password: server.password });
    return { server, target, options: { ...LOCAL, ca: certificate.cert } };
  },
  'FTPS, implicit': async () => {
    const server = await (await fileServerScript()).startProFtpd('ftps', { certificate, isImplicit: true });
    const target = targetOf(server, 'ftps', { password: server.password });
    return { server, target, options: { ...LOCAL, ca: certificate.cert, implicitTlsPort: server.port } };
  },
  FTP: async () => {
    const server = await (await fileServerScript()).startProFtpd('ftp');
    return { server, target: targetOf(server, 'ftp', { password: server.password }), options: LOCAL };
  },
};

const targetOf = (
  { port, username }: TestFileServer,
  protocol: OtaFtpProtocol,
  secret: FileServerSecret,
): FileServerTarget => ({ protocol, host: HOST, port, username, secret, pin: undefined });

/** A server whose host key was confirmed as it was shown. */
async function pinned(server: TestFileServer, protocol: OtaFtpProtocol, secret: FileServerSecret): Promise<Place> {
  const target = targetOf(server, protocol, secret);
  const { identity } = await failureOf(connect(target, LOCAL));
  expect(identity?.fingerprint).toMatch(/^SHA256:[\w+/]{43}$/);
  return { server, target: { ...target, pin: identity }, options: LOCAL };
}

const connect = (target: FileServerTarget, options: FileServersOptions, signal = never) =>
  createFileServers(options).connect(target, signal);

async function failureOf(work: Promise<unknown>): Promise<FileServerError> {
  const error = await work.then(
    () => new Error('It did not fail.'),
    (failure: unknown) => failure,
  );
  if (!(error instanceof FileServerError)) throw error;
  return error;
}
const problemOf = async (work: Promise<unknown>) => (await failureOf(work)).problem;

async function* parts(bytes: Uint8Array, size = 100_000): AsyncIterable<Uint8Array> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

async function contentOf(connection: FileServerConnection, path: string): Promise<Buffer> {
  const read: Uint8Array[] = [];
  await connection.read(path, async (part) => {
    read.push(Uint8Array.from(part));
  });
  return Buffer.concat(read);
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Folders with so many files. Every server on this machine can list them, so they are made once. */
const crowded = new Map<number, Promise<string>>();
afterAll(async () => {
  for (const folder of crowded.values()) await rm(await folder, { recursive: true });
});

function folderWith(files: number): Promise<string> {
  const made = crowded.get(files) ?? makeFolder(files);
  crowded.set(files, made);
  return made;
}

async function makeFolder(files: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gladhand-many-'));
  await chmod(folder, 0o755);
  // Hard links are made much faster than files.
  const first = join(folder, '1.bin');
  await writeFile(first, '');
  for (let number = 2; number <= files; number++) linkSync(first, join(folder, `${number}.bin`));
  return folder;
}

describe.each(Object.keys(START))('%s', (name) => {
  let place: Place;
  beforeAll(async () => {
    place = await (START[name] as () => Promise<Place>)();
  });
  afterAll(async () => {
    (await shared)?.close();
    await place?.server.stop();
  });

  /** A connection that goes on after each of its commands, as that of a task does. */
  let shared: Promise<FileServerConnection> | undefined;
  const using = async <Result>(work: (connection: FileServerConnection) => Promise<Result>): Promise<Result> => {
    shared ??= connect(place.target, place.options);
    return work(await shared);
  };

  it.each([1, 32_768, 2_500_001])('writes %d byte(s), reads them back, renames and removes them', (size) =>
    using(async (connection) => {
      const bytes = randomBytes(size);
      const base = place.server.folder;
      await connection.write(`${base}/up.part`, parts(bytes));
      expect(await connection.sizeOf(`${base}/up.part`)).toBe(size);
      expect(hashOf(await contentOf(connection, `${base}/up.part`))).toBe(hashOf(bytes));
      await connection.rename(`${base}/up.part`, `${base}/up.bin`);
      expect(hashOf(await readFile(join(base, 'up.bin')))).toBe(hashOf(bytes));
      expect(await connection.sizeOf(`${base}/up.part`)).toBeUndefined();
      await connection.remove(`${base}/up.bin`);
      await connection.remove(`${base}/up.bin`);
      expect(await readdir(base)).not.toContain('up.bin');
    }),
  );

  it('lists files and folders with size and time, hidden ones too, up to a limit', async () => {
    const folder = join(place.server.folder, `list of ${size()}`);
    await mkdir(join(folder, 'sub'), { recursive: true });
    await writeFile(join(folder, 'main app – ü.bin'), 'abc');
    await writeFile(join(folder, '.hidden'), '');
    const listed = await using((connection) => connection.list(folder, 10));
    expect(listed.isCut).toBe(false);
    const byName = [...listed.entries].sort((a, b) => (a.name < b.name ? -1 : 1));
    expect(byName.map(({ name: entry, isFolder }) => [entry, isFolder])).toEqual([
      ['.hidden', false],
      ['main app – ü.bin', false],
      ['sub', true],
    ]);
    expect(byName[1]?.sizeBytes).toBe(3);
    const { mtimeMs } = await stat(join(folder, 'main app – ü.bin'));
    expect(Math.abs((byName[1]?.modifiedAt?.getTime() ?? 0) - mtimeMs)).toBeLessThan(1_000);
    expect(await using((connection) => connection.list(folder, 2))).toMatchObject({ isCut: true });
  });

  // ProFTPD needs 15 seconds for 10,000 by SFTP; the others show it.
  const lists = name === 'SFTP by ProFTPD' ? 500 : 10_000;
  it(`lists ${lists.toLocaleString('en-US')} files`, async () => {
    const folder = await folderWith(lists);
    const { entries, isCut } = await using((connection) => connection.list(folder, lists));
    expect([entries.length, isCut]).toEqual([lists, false]);
  });

  it('refuses a wrong secret', async () => {
    expect(await problemOf(connect({ ...place.target, secret: WRONG }, place.options))).toBe('signInRefused');
  });

  it('says that a folder, a file or the folder of a new file is missing', () =>
    using(async (connection) => {
      const base = place.server.folder;
      expect(await problemOf(connection.list(`${base}/none`, 10))).toBe('folderNotFound');
      expect(await problemOf(contentOf(connection, `${base}/none.bin`))).toBe('fileNotFound');
      expect(await problemOf(connection.rename(`${base}/none.bin`, `${base}/a.bin`))).toBe('fileNotFound');
      expect(await problemOf(connection.write(`${base}/none/a.bin`, parts(randomBytes(10))))).toBe('folderNotFound');
    }));

  it('does not write over a file', () =>
    using(async (connection) => {
      const path = join(place.server.folder, 'kept.bin');
      await writeFile(path, 'kept');
      expect(['otherContent', 'serverError']).toContain(
        await problemOf(connection.write(path, parts(randomBytes(10)))),
      );
      expect(await readFile(path, 'utf8')).toBe('kept');
    }));

  it('passes errors of its callbacks through', async () => {
    const path = join(place.server.folder, 'callback.bin');
    await writeFile(path, randomBytes(200_000));
    const stop = new Error('stop');
    const failing = async function* () {
      yield randomBytes(10);
      throw stop;
    };
    const reading = await connect(place.target, place.options);
    await expect(reading.read(path, () => Promise.reject(stop))).rejects.toBe(stop);
    reading.close();
    const writing = await connect(place.target, place.options);
    await expect(writing.write(join(place.server.folder, 'failing.bin'), failing())).rejects.toBe(stop);
    writing.close();
  });

  it.each(['upload', 'download'])('notices that the server dies during an %s', async (direction) => {
    (await shared)?.close();
    shared = undefined;
    const connection = await connect(place.target, place.options);
    const path = join(place.server.folder, `dies-${direction}.bin`);
    const bytes = randomBytes(3_000_000);
    const dying = async function* () {
      for await (const part of parts(bytes)) {
        yield part;
        if (part.byteOffset !== 0) place.server.dropConnections();
      }
    };
    if (direction === 'download') await writeFile(path, randomBytes(30_000_000));
    const work =
      direction === 'upload'
        ? connection.write(path, dying())
        : connection.read(path, async () => place.server.dropConnections());
    expect(await problemOf(work)).toBe('connectionLost');
    expect(await problemOf(connection.list(place.server.folder, 1))).toMatch(/connectionLost|otherProtocol/);
    connection.close();
  });

  it('ends when its signal is aborted', async () => {
    const abort = new AbortController();
    const connection = await connect(place.target, place.options, abort.signal);
    const slow = async function* () {
      yield randomBytes(10);
      abort.abort();
      await new Promise((resolve) => setImmediate(resolve));
      yield randomBytes(10);
    };
    expect(await problemOf(connection.write(join(place.server.folder, 'aborted.bin'), slow()))).toMatch(
      /timedOut|connectionLost/,
    );
  });

  it('does not connect to a host whose address is not allowed', async () => {
    const { allowAddress: _, ...strict } = place.options;
    expect(await problemOf(connect(place.target, strict))).toBe('notPublic');
    const unknown = { ...place.options, resolve: async () => [] };
    expect(await problemOf(connect(place.target, unknown))).toBe('hostNotFound');
  });

  it('notices a file that was cut', () =>
    using(async (connection) => {
      const path = join(place.server.folder, 'cut.bin');
      await connection.write(path, parts(randomBytes(100_000)));
      await truncate(path, 70_000);
      expect(await connection.sizeOf(path)).toBe(70_000);
      expect((await contentOf(connection, path)).length).toBe(70_000);
    }));
});

let made = 0;
const size = () => ++made;

describe('SFTP', () => {
  it('refuses a host key that changed, and sends nothing to a server that was not confirmed', async () => {
    const { startOpenSsh } = await fileServerScript();
    const first = await startOpenSsh();
    const { target } = await pinned(first, 'sftp', { privateKey: first.privateKey });
    await first.kill();
    const second = await startOpenSsh({ port: first.port });
    const changed = await failureOf(connect(target, LOCAL));
    expect(changed.problem).toBe('changedKey');
    expect(changed.identity?.fingerprint).not.toBe(target.pin?.fingerprint);
    expect(await problemOf(connect({ ...target, pin: undefined }, LOCAL))).toBe('unconfirmedKey');
    await second.kill();
    const same = await startOpenSsh({ port: first.port, hostKey: first.hostKey });
    // The same host again; it doesn't know the user's key.
    expect(await problemOf(connect(target, LOCAL))).toBe('signInRefused');
    await Promise.all([first.stop(), second.stop(), same.stop()]);
  });

  it('is denied writing where everything is read-only', async () => {
    const server = await (await fileServerScript()).startOpenSsh({ isReadOnly: true });
    const { target } = await pinned(server, 'sftp', { privateKey: server.privateKey });
    const connection = await connect(target, LOCAL);
    expect(await problemOf(connection.write(`${server.folder}/a.bin`, parts(randomBytes(10))))).toBe(
      'permissionDenied',
    );
    connection.close();
    await server.stop();
  });

  it('says that a private key is not one, or that its passphrase is wrong', async () => {
    const server = await (await fileServerScript()).startOpenSsh({ passphrase: 'right' });
    const target = targetOf(server, 'sftp', { privateKey: server.privateKey, passphrase: 'wrong' });
    expect(await problemOf(connect(target, LOCAL))).toBe('unreadableKey');
    const broken = server.privateKey.replace(/\n[^-\n]{20}/, '\n');
    expect(await problemOf(connect({ ...target, secret: { privateKey: broken } }, LOCAL))).toBe('unreadableKey');
    await server.stop();
  });
});

describe('FTPS', () => {
  let server: Awaited<ReturnType<Awaited<ReturnType<typeof fileServerScript>>['startProFtpd']>>;
  let target: FileServerTarget;
  beforeAll(async () => {
    server = await (await fileServerScript()).startProFtpd('ftps', { certificate });
    target = targetOf(server, 'ftps', { password: server.password });
  });
  afterAll(() => server?.stop());

  it('refuses an untrusted certificate, and accepts it once it is pinned', async () => {
    const untrusted = await failureOf(connect(target, LOCAL));
    expect([untrusted.problem, untrusted.detail]).toEqual(['untrustedCertificate', 'DEPTH_ZERO_SELF_SIGNED_CERT']);
    expect(untrusted.identity?.fingerprint).toMatch(/^([\dA-F]{2}:){31}[\dA-F]{2}$/);
    const connection = await connect({ ...target, pin: untrusted.identity }, LOCAL);
    await connection.write(`${server.folder}/pinned.bin`, parts(randomBytes(100)));
    connection.close();
    expect((await stat(join(server.folder, 'pinned.bin'))).size).toBe(100);
  });

  it('refuses another certificate than the pinned one, although an authority vouches for it', async () => {
    const pin = { fingerprint: Array(32).fill('00').join(':'), pem: makeCertificate(HOST).cert };
    expect(await problemOf(connect({ ...target, pin }, { ...LOCAL, ca: certificate.cert }))).toBe('changedCertificate');
  });

  it('refuses a trusted certificate of another host', async () => {
    const other = { ...target, host: 'other.example' };
    const failure = await failureOf(connect(other, { ...LOCAL, ca: certificate.cert }));
    expect([failure.problem, failure.detail]).toEqual(['untrustedCertificate', 'ERR_TLS_CERT_ALTNAME_INVALID']);
  });

  it('requests TLS only where a server expects that, and begins with it on the port of implicit FTPS', async () => {
    const implicit = await (await fileServerScript()).startProFtpd('ftps', { certificate, isImplicit: true });
    const trusting = { ...LOCAL, ca: certificate.cert };
    const toImplicit = { ...target, port: implicit.port };
    // Both wait for the other one to begin.
    expect(await problemOf(connect(toImplicit, { ...trusting, timeoutMs: 300 }))).toBe('timedOut');
    const toExplicit = connect(target, { ...trusting, implicitTlsPort: server.port });
    expect(['noTls', 'otherProtocol']).toContain(await problemOf(toExplicit));
    const untrusted = await failureOf(connect(toImplicit, { ...LOCAL, implicitTlsPort: implicit.port }));
    expect([untrusted.problem, untrusted.identity?.fingerprint]).toEqual([
      'untrustedCertificate',
      expect.stringMatching(/^([\dA-F]{2}:){31}[\dA-F]{2}$/),
    ]);
    await implicit.stop();
  });

  it('does not fall back to FTP', async () => {
    const plain = await (await fileServerScript()).startProFtpd('ftp');
    expect(await problemOf(connect({ ...target, port: plain.port }, LOCAL))).toBe('noTls');
    await plain.stop();
    // And a server that insists on TLS refuses plain FTP.
    expect(await problemOf(connect({ ...target, protocol: 'ftp' }, LOCAL))).not.toBe('timedOut');
  });
});

describe('FTP', () => {
  it('reports a full disk and a missing permission', async () => {
    const server = await (await fileServerScript()).startProFtpd('ftp');
    const connection = await connect(targetOf(server, 'ftp', { password: server.password }), LOCAL);
    await symlink('/dev/full', join(server.folder, 'full.bin'));
    expect(await problemOf(connection.write(`${server.folder}/full.bin`, parts(randomBytes(300_000))))).toBe(
      'diskFull',
    );
    await mkdir(join(server.folder, 'locked'));
    await chmod(join(server.folder, 'locked'), 0o555);
    const denied = connection.write(`${server.folder}/locked/a.bin`, parts(randomBytes(10)));
    expect(await problemOf(denied)).toBe('permissionDenied');
    connection.close();
    await server.stop();
  });
});

describe('any protocol', () => {
  it.each(['sftp', 'ftps', 'ftp'] as const)(
    '%s: the connection is refused, silent, or answers something else',
    async (protocol) => {
      const silent = createServer((socket) => socket.on('error', () => {}).resume());
      const greeting = createServer((socket) =>
        socket
          .on('error', () => {})
          .resume()
          .end('HTTP/1.1 400 Bad Request\r\n\r\n'),
      );
      for (const server of [silent, greeting]) await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
      const portOf = (server: typeof silent) => (server.address() as { port: number }).port;
      const target = (port: number): FileServerTarget => ({
        ...{ protocol, host: HOST, port, username: 'gateway', secret: WRONG, pin: undefined },
      });
      const hasty = { ...LOCAL, timeoutMs: 300 };
      expect(await problemOf(connect(target(portOf(silent)), hasty))).toBe('timedOut');
      expect(['otherProtocol', 'connectionLost']).toContain(await problemOf(connect(target(portOf(greeting)), hasty)));
      const closed = portOf(greeting);
      await new Promise((done) => greeting.close(() => done(undefined)));
      expect(await problemOf(connect(target(closed), hasty))).toBe('refused');
      silent.close();
    },
  );
});
