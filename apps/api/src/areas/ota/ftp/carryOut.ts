import { joinOtaFtpPath, type OtaFtpTaskState, partialName } from '@gladhand/domain/ota-ftp';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { type FileServerConnection, FileServerError } from '../../../engine/fileServers/fileServers';
import type { OtaFileRepository, OtaPackageRecord } from '../repository';
import type { FtpServer, FtpTask } from './ftpRepository';
import { packageParts } from './packageParts';

export interface TaskWork {
  task: FtpTask;
  server: FtpServer;
  /** Undefined for a file that wasn't published from here. */
  package: OtaPackageRecord | undefined;
  files: OtaFileRepository;
  /** Notes progress; rejects if the task is canceled or has another worker. `isDue` asks in any case. */
  onProgress: (state: 'working' | 'verifying', doneBytes: number, isDue?: boolean) => Promise<void>;
}

/** Carries a task out on a connection and resolves to its last state. It can be repeated after every step. */
export async function carryOut(connection: FileServerConnection, work: TaskWork): Promise<OtaFtpTaskState> {
  const { task, server, package: known } = work;
  const folder = joinOtaFtpPath(server.folder, task.path);
  const path = joinOtaFtpPath(folder, task.fileName);
  if (task.kind === 'delete') return deleteFile(connection, path, task);
  if (!known) throw new FileServerError('packageUnreadable');
  if (task.kind === 'publish') return publish(connection, { folder, path }, known, work);
  const size = await connection.sizeOf(path);
  if (size === undefined) throw new FileServerError('fileNotFound');
  await compare(connection, path, known, work);
  return 'verified';
}

/** Removes what earlier attempts of a task have left. */
export async function removePartials(
  connection: FileServerConnection,
  { task, server }: Pick<TaskWork, 'task' | 'server'>,
  upTo: number,
): Promise<void> {
  const folder = joinOtaFtpPath(server.folder, task.path);
  for (let attempt = 1; attempt <= upTo; attempt++)
    await connection.remove(joinOtaFtpPath(folder, partialName(task.taskId, attempt)));
}

async function publish(
  connection: FileServerConnection,
  { folder, path }: { folder: string; path: string },
  known: OtaPackageRecord,
  work: TaskWork,
): Promise<OtaFtpTaskState> {
  const { task, files, onProgress } = work;
  await onProgress('working', 0, true);
  await removePartials(connection, work, task.attempt - 1);
  if (await isThere(connection, path, known, work)) return task.attempt > 1 ? 'published' : 'alreadyPublished';
  const partial = joinOtaFtpPath(folder, partialName(task.taskId, task.attempt));
  try {
    await connection.write(
      partial,
      counted(packageParts(known, files), (bytes) => onProgress('working', bytes)),
    );
    await compare(connection, partial, known, work);
    // Looks again: a slow upload gave others time to put a file there.
    await onProgress('verifying', known.sizeBytes, true);
    if ((await connection.sizeOf(path)) !== undefined) throw new FileServerError('otherContent');
    await connection.rename(partial, path);
  } catch (error) {
    // If the connection is lost, the next attempt removes it.
    await connection.remove(partial).catch(() => {});
    throw error;
  }
  if ((await connection.sizeOf(path)) !== known.sizeBytes) throw new FileServerError('sizeMismatch');
  return 'published';
}

/** Whether the package is there under its name. Another file of this name is refused. */
async function isThere(
  connection: FileServerConnection,
  path: string,
  known: OtaPackageRecord,
  work: TaskWork,
): Promise<boolean> {
  const size = await connection.sizeOf(path);
  if (size === undefined) return false;
  try {
    await compare(connection, path, known, work);
    return true;
  } catch (error) {
    const isOther = error instanceof FileServerError && /^(size|hash)Mismatch$/.test(error.problem);
    throw isOther ? new FileServerError('otherContent') : error;
  }
}

/** Reads a file back and rejects unless it has the size and the SHA-256 of the package. */
async function compare(
  connection: FileServerConnection,
  path: string,
  { sizeBytes, sha256: expected }: OtaPackageRecord,
  { onProgress }: TaskWork,
): Promise<void> {
  if ((await connection.sizeOf(path)) !== sizeBytes) throw new FileServerError('sizeMismatch');
  const hash = sha256.create();
  let done = 0;
  await connection.read(path, async (part) => {
    done += part.byteLength;
    // A file that grows while it is read has no end.
    if (done > sizeBytes) throw new FileServerError('sizeMismatch');
    hash.update(part);
    await onProgress('verifying', done);
  });
  if (done !== sizeBytes) throw new FileServerError('sizeMismatch');
  if (bytesToHex(hash.digest()) !== expected) throw new FileServerError('hashMismatch');
}

async function deleteFile(
  connection: FileServerConnection,
  path: string,
  { sizeBytes, attempt }: FtpTask,
): Promise<OtaFtpTaskState> {
  const size = await connection.sizeOf(path);
  if (size === undefined) {
    // An earlier attempt may have deleted it before its worker died.
    if (attempt > 1) return 'deleted';
    throw new FileServerError('fileNotFound');
  }
  if (size !== sizeBytes) throw new FileServerError('fileChanged');
  await connection.remove(path);
  if ((await connection.sizeOf(path)) !== undefined) throw new FileServerError('permissionDenied');
  return 'deleted';
}

async function* counted(
  parts: AsyncIterable<Uint8Array>,
  onBytes: (bytes: number) => Promise<void>,
): AsyncIterable<Uint8Array> {
  let bytes = 0;
  for await (const part of parts) {
    yield part;
    bytes += part.byteLength;
    await onBytes(bytes);
  }
}
