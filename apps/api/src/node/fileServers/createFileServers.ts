import { OTA_FTP_POLICY } from '@gladhand/domain/ota-ftp';
import {
  type FileServerConnection,
  FileServerError,
  type FileServers,
  type FileServerTarget,
} from '../../engine/fileServers/fileServers';
import {
  allowedAddresses,
  type HostAddress,
  isPublicAddress,
  NotPublic,
  type Resolve,
  resolveHost,
} from '../publicAddresses';
import { connectFtp } from './ftpConnection';
import { connectSftp } from './sftpConnection';

export interface FileServersOptions {
  /** Addresses that are allowed. @default those of the public network */
  allowAddress?: (address: string) => boolean;
  /** Certificates of authorities that are trusted, as PEM. @default those of Node */
  ca?: string;
  /** @default DNS */
  resolve?: Resolve;
  /** A server that is silent for this long has failed. @default OTA_FTP_POLICY.silenceMs */
  timeoutMs?: number;
  /** The port on which FTPS begins with TLS. @default OTA_FTP_POLICY.implicitTlsPort */
  implicitTlsPort?: number;
}

/**
 * Connects to file servers by SFTP, FTPS and FTP. A host is resolved once, and connections go to the addresses that were
 * checked; those for data, too.
 */
export function createFileServers({
  allowAddress: isAllowed = isPublicAddress,
  ca,
  resolve = resolveHost,
  timeoutMs = OTA_FTP_POLICY.silenceMs,
  implicitTlsPort = OTA_FTP_POLICY.implicitTlsPort,
}: FileServersOptions = {}): FileServers {
  return {
    async connect(target, signal) {
      const limits = { timeoutMs, signal, ca, isImplicitTls: target.port === implicitTlsPort };
      const connectTo = (address: HostAddress) =>
        target.protocol === 'sftp' ? connectSftp(target, address, limits) : connectFtp(target, address, limits);
      return firstOf(await addressesOf(target, { resolve, isAllowed }), connectTo);
    },
  };
}

async function addressesOf(
  { host }: FileServerTarget,
  rules: Parameters<typeof allowedAddresses>[1],
): Promise<readonly HostAddress[]> {
  try {
    return await allowedAddresses({ hostname: host }, rules);
  } catch (error) {
    throw new FileServerError(error instanceof NotPublic ? 'notPublic' : 'hostNotFound');
  }
}

/** A host may have addresses on which nothing listens; the next one is tried. */
async function firstOf(
  addresses: readonly HostAddress[],
  connectTo: (address: HostAddress) => Promise<FileServerConnection>,
): Promise<FileServerConnection> {
  let failure: unknown = new FileServerError('hostNotFound');
  for (const address of addresses) {
    try {
      return await connectTo(address);
    } catch (error) {
      failure = error;
      if (!(error instanceof FileServerError) || (error.problem !== 'refused' && error.problem !== 'timedOut')) break;
    }
  }
  throw failure;
}
