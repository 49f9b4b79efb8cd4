import { Readable, Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { type ConnectionOptions, TLSSocket } from 'node:tls';
import { isEntryName, joinOtaFtpPath } from '@gladhand/domain/ota-ftp';
import { Client, FTPError } from 'basic-ftp';
import {
  type FileServerConnection,
  FileServerError,
  type FileServerIdentity,
  type FileServerTarget,
} from '../../engine/fileServers/fileServers';
import type { HostAddress } from '../publicAddresses';
import { certificateOf, checkCertificate, tlsOptions } from './certificates';
import { networkProblem } from './connectionProblem';
import { ftpProblem } from './ftpProblem';
import { reasonOf, waitForReasons } from './ftpReasons';

/** The longest listing that is read, in bytes: some 10,000 long lines. */
const MAX_LISTING_BYTES = 4 * 1024 * 1024;

interface FtpLimits {
  timeoutMs: number;
  signal: AbortSignal;
  ca: string | undefined;
  /** FTPS begins with TLS instead of requesting it. */
  isImplicitTls: boolean;
}

/** Connects by FTP or FTPS to an address of a host. */
export async function connectFtp(
  target: FileServerTarget,
  { address, family }: HostAddress,
  { timeoutMs, signal, ...tls }: FtpLimits,
): Promise<FileServerConnection> {
  const client = new Client(timeoutMs, { allowSeparateTransferHost: false, maxListingBytes: MAX_LISTING_BYTES });
  client.ftp.ipFamily = family;
  waitForReasons(client);
  const stop = () => client.close();
  signal.addEventListener('abort', stop, { once: true });
  const close = () => {
    signal.removeEventListener('abort', stop);
    client.close();
  };
  const carryOut = async <Result>(work: () => Promise<Result>, wrong?: 'folderNotFound' | 'fileNotFound') => {
    try {
      return await work();
    } catch (error) {
      throw ftpProblem(await reasonOf(client, error), signal, wrong);
    }
  };
  try {
    const identity = await carryOut(() => greeted(client, target, address, tls));
    if (!('password' in target.secret)) throw new FileServerError('signInRefused');
    const { password } = target.secret;
    await carryOut(() => signedIn(client, target.username, password));
    const home = await carryOut(() => client.pwd());
    return { identity, ...commands(client, home, carryOut), close };
  } catch (error) {
    close();
    throw error;
  }
}

/** Connects, and starts TLS unless it is plain FTP. The identity is checked before the sign-in. */
async function greeted(
  client: Client,
  { protocol, host, port, pin }: FileServerTarget,
  address: string,
  { ca, isImplicitTls }: Pick<FtpLimits, 'ca' | 'isImplicitTls'>,
): Promise<FileServerIdentity | undefined> {
  if (protocol === 'ftp') {
    await client.connect(address, port);
    return undefined;
  }
  const options: ConnectionOptions = tlsOptions(host, pin, ca);
  if (isImplicitTls) await client.connectImplicitTLS(address, port, options);
  else {
    await client.connect(address, port);
    try {
      // biome-ignore lint/correctness/useHookAtTopLevel: not a React hook
      await client.useTLS(options);
    } catch (error) {
      throw error instanceof FTPError ? new FileServerError('noTls', error.message) : error;
    }
  }
  const { socket } = client.ftp;
  if (!(socket instanceof TLSSocket)) throw new FileServerError('noTls');
  const identity = certificateOf(socket);
  checkCertificate(socket, identity, pin);
  // Connections for data are refused by TLS itself.
  client.ftp.tlsOptions = { ...client.ftp.tlsOptions, rejectUnauthorized: true };
  return identity;
}

async function signedIn(client: Client, username: string, password: string): Promise<void> {
  await client.login(username, password);
  // biome-ignore lint/correctness/useHookAtTopLevel: not a React hook
  await client.useDefaultSettings();
}

type Commands = Omit<FileServerConnection, 'identity' | 'close'>;
type CarryOut = <Result>(work: () => Promise<Result>, wrong?: 'folderNotFound' | 'fileNotFound') => Promise<Result>;

function commands(client: Client, home: string, carryOut: CarryOut): Commands {
  const full = (path: string) => (path.startsWith('/') ? path : joinOtaFtpPath(home, path));
  const sizeOf = async (path: string) => {
    try {
      return await carryOut(() => client.size(full(path)), 'fileNotFound');
    } catch (error) {
      if (error instanceof FileServerError && error.problem === 'fileNotFound') return undefined;
      throw error;
    }
  };
  return {
    sizeOf,
    async list(folder, max) {
      await carryOut(() => client.cd(full(folder)), 'folderNotFound');
      const found = (await carryOut(() => client.list())).filter(({ name }) => isEntryName(name));
      return {
        isCut: found.length > max,
        entries: found.slice(0, max).map(({ name, isDirectory, size, modifiedAt }) => ({
          ...{ name, isFolder: isDirectory, sizeBytes: size, modifiedAt },
        })),
      };
    },
    async write(path, parts) {
      if ((await sizeOf(path)) !== undefined) throw new FileServerError('otherContent');
      const source = Readable.from(parts, { objectMode: false });
      let failure: unknown;
      source.once('error', (error) => {
        failure = error;
      });
      try {
        await carryOut(() => client.uploadFrom(source, full(path)), 'folderNotFound');
      } catch (error) {
        throw isOwn(failure) ? failure : error;
      }
    },
    async read(path, onPart) {
      let failure: unknown;
      const sink = new Writable({
        write(part: Buffer, _, done) {
          onPart(part).then(
            () => done(),
            (error: Error) => {
              failure = error;
              done(error);
            },
          );
        },
      });
      try {
        await carryOut(() => client.downloadTo(sink, full(path)), 'fileNotFound');
        await finished(sink.end());
      } catch (error) {
        throw isOwn(failure) ? failure : error;
      }
    },
    rename: async (from, to) => {
      await carryOut(() => client.rename(full(from), full(to)), 'fileNotFound');
    },
    async remove(path) {
      try {
        await carryOut(() => client.remove(full(path)), 'fileNotFound');
      } catch (error) {
        if (!(error instanceof FileServerError) || error.problem !== 'fileNotFound') throw error;
      }
    },
  };
}

/** Whether an error comes from a callback rather than from the network. */
const isOwn = (error: unknown): boolean => error !== undefined && networkProblem(error) === undefined;
