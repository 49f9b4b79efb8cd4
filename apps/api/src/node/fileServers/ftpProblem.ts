import type { OtaFtpProblem } from '@gladhand/domain/ota-ftp';
import { FTPError } from 'basic-ftp';
import { FileServerError } from '../../engine/fileServers/fileServers';
import { detailOf, networkProblem } from './connectionProblem';

const DISK_FULL = /no space|disk full|quota|insufficient storage|exceeded storage/i;
const DENIED = /permission|denied|not permitted|not allowed|forbidden|read-only/i;

/** The problem of a failed FTP command. `missing` is what a reply 550 without further words means. */
export function ftpProblem(
  error: unknown,
  signal: AbortSignal,
  missing: OtaFtpProblem = 'serverError',
): FileServerError {
  if (error instanceof FileServerError) return error;
  if (error instanceof FTPError)
    return new FileServerError(ofReply(error.code, error.message, missing), detailOf(error.message));
  if (signal.aborted) return new FileServerError('timedOut');
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (/^ERR_TLS|CERT|SELF_SIGNED|UNABLE_TO/.test(code)) return new FileServerError('untrustedCertificate', code);
  return networkProblem(error) ?? new FileServerError('otherProtocol', detailOf(message));
}

/** Replies of RFC 959. Servers use 550 and 553 for many reasons, so their words decide. */
function ofReply(code: number, message: string, missing: OtaFtpProblem): OtaFtpProblem {
  if (code === 530 || code === 332 || code === 532) return 'signInRefused';
  if (code === 421 || code === 425 || code === 426) return DISK_FULL.test(message) ? 'diskFull' : 'connectionLost';
  if (code === 552 || code === 452 || DISK_FULL.test(message)) return 'diskFull';
  if (code === 553 || DENIED.test(message)) return 'permissionDenied';
  if (code === 550 || code === 450) return missing;
  return 'serverError';
}
