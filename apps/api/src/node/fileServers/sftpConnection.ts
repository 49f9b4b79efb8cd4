import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import { Client, type ConnectConfig, type SFTPWrapper } from 'ssh2';
import {
  type FileServerConnection,
  FileServerError,
  type FileServerIdentity,
  type FileServerTarget,
} from '../../engine/fileServers/fileServers';
import type { HostAddress } from '../publicAddresses';
import { openSocket } from './openSocket';
import { type Answered, sftpCommands } from './sftpCommands';
import { sshProblem } from './sftpProblem';

/** Connects by SFTP to an address of a host. */
export async function connectSftp(
  target: FileServerTarget,
  address: HostAddress,
  { timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal },
): Promise<FileServerConnection> {
  const socket = await openSocket(address, target.port, { timeoutMs, signal });
  const client = new Client();
  const { answered, lose } = answers(client, timeoutMs);
  const stop = () => lose(new FileServerError('timedOut'));
  signal.addEventListener('abort', stop, { once: true });
  const close = () => {
    signal.removeEventListener('abort', stop);
    client.end();
    client.destroy();
  };
  try {
    const identity = await shakeHands(client, target, socket, timeoutMs);
    client.on('error', (error) => lose(sshProblem(error)));
    client.on('close', () => lose(new FileServerError('connectionLost')));
    const sftp = await answered<SFTPWrapper>((done) => client.sftp(done)).catch((error: unknown) => {
      throw error instanceof FileServerError ? error : new FileServerError('otherProtocol');
    });
    sftp.on('error', (error: Error) => lose(sshProblem(error)));
    return { identity, ...sftpCommands(sftp, answered), close };
  } catch (error) {
    close();
    throw error;
  }
}

/** Waits for answers. ssh2 doesn't answer what was asked before a connection is lost, so all of it is rejected then. */
function answers(client: Client, timeoutMs: number) {
  let lost: FileServerError | undefined;
  const waiting = new Set<(error: Error) => void>();
  const lose = (error: FileServerError) => {
    lost ??= error;
    for (const reject of waiting) reject(lost);
    client.destroy();
  };
  const answered: Answered = (ask) =>
    new Promise((resolve, reject) => {
      if (lost) return reject(lost);
      const end = () => {
        clearTimeout(timer);
        waiting.delete(fail);
      };
      const fail = (error: Error) => {
        end();
        reject(error);
      };
      const timer = setTimeout(() => lose(new FileServerError('timedOut')), timeoutMs);
      waiting.add(fail);
      try {
        ask((error, result) => {
          if (error) return fail(error);
          end();
          resolve(result);
        });
      } catch (error) {
        fail(error as Error);
      }
    });
  return { answered, lose };
}

/** Signs in. The host key is compared before anything is sent that only this server may know. */
function shakeHands(
  client: Client,
  { username, secret, pin }: FileServerTarget,
  socket: Socket,
  timeoutMs: number,
): Promise<FileServerIdentity> {
  let shown: FileServerIdentity | undefined;
  return new Promise((resolve, reject) => {
    const options: ConnectConfig = {
      ...{ sock: socket, username, readyTimeout: timeoutMs, keepaliveInterval: timeoutMs, keepaliveCountMax: 2 },
      hostVerifier: (key: Buffer) => {
        shown = { fingerprint: fingerprintOf(key) };
        return shown.fingerprint === pin?.fingerprint;
      },
      ...('password' in secret
        ? { password: secret.password, tryKeyboard: true }
        : { privateKey: secret.privateKey, ...(secret.passphrase && { passphrase: secret.passphrase }) }),
    };
    client.on('keyboard-interactive', (_name, _instructions, _language, prompts, finish) =>
      finish(prompts.map(() => ('password' in secret ? secret.password : ''))),
    );
    client.on('error', (error) => {
      if (shown && shown.fingerprint !== pin?.fingerprint)
        reject(new FileServerError(pin ? 'changedKey' : 'unconfirmedKey', null, shown));
      else reject(sshProblem(error, shown));
    });
    client.on('close', () => reject(new FileServerError('connectionLost', null, shown)));
    client.on('ready', () => (shown ? resolve(shown) : reject(new FileServerError('otherProtocol'))));
    try {
      client.connect(options);
    } catch {
      socket.destroy();
      reject(new FileServerError('unreadableKey'));
    }
  });
}

const fingerprintOf = (key: Buffer) => `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;
