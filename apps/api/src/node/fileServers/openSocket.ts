import { connect, type Socket } from 'node:net';
import { FileServerError } from '../../engine/fileServers/fileServers';
import type { HostAddress } from '../publicAddresses';
import { networkProblem } from './connectionProblem';

/** Connects to an address. Rejects with `FileServerError`. */
export function openSocket(
  { address: host, family }: HostAddress,
  port: number,
  { timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal },
): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    // Commands are short and wait for their answers; without this, each of them would wait for an acknowledgment first.
    const socket = connect({ host, family, port, noDelay: true });
    const fail = (error?: Error) => {
      socket.destroy();
      limit.removeEventListener('abort', late);
      reject(networkProblem(error ?? {}) ?? new FileServerError('timedOut'));
    };
    const late = () => fail();
    limit.addEventListener('abort', late, { once: true });
    socket.once('error', fail);
    socket.once('connect', () => {
      limit.removeEventListener('abort', late);
      socket.off('error', fail);
      resolve(socket);
    });
  });
}
