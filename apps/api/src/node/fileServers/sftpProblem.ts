import { FileServerError, type FileServerIdentity } from '../../engine/fileServers/fileServers';
import { detailOf, networkProblem } from './connectionProblem';

/** Status codes of SFTP. */
const END_OF_FILE = 1;
const NO_SUCH_FILE = 2;
const PERMISSION_DENIED = 3;

/** There is nothing to read any more. */
class EndOfFile extends Error {}

/** The problem of an SSH connection. */
export function sshProblem(error: unknown, identity?: FileServerIdentity): FileServerError {
  if (error instanceof FileServerError) return error;
  const { level, message = '' } = error as { level?: string; message?: string };
  if (level === 'client-authentication') return new FileServerError('signInRefused', null, identity);
  if (level === 'client-timeout') return new FileServerError('timedOut', null, identity);
  const network = networkProblem(error);
  if (network) return new FileServerError(network.problem, network.detail, identity);
  return new FileServerError('otherProtocol', detailOf(message), identity);
}

/** The problem of a refused request. */
export function sftpProblem(error: unknown, missing: 'folderNotFound' | 'fileNotFound'): Error {
  if (error instanceof FileServerError) return error;
  const { code, message = '' } = error as { code?: unknown; message?: string };
  if (code === END_OF_FILE) return new EndOfFile();
  if (code === NO_SUCH_FILE) return new FileServerError(missing);
  if (code === PERMISSION_DENIED) return new FileServerError('permissionDenied');
  return networkProblem(error) ?? new FileServerError('serverError', detailOf(message));
}

/** The answer; undefined when there is nothing to read any more. */
export async function unlessEnded<Result>(answer: Promise<Result>): Promise<Result | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof EndOfFile) return undefined;
    throw error;
  }
}
