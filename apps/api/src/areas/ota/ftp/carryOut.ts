import {
  isOtaFtpManifestOf,
  joinOtaFtpPath,
  MAX_OTA_FTP_MANIFEST_BYTES,
  type OtaFtpManifestState,
  type OtaFtpTaskState,
  otaFtpManifest,
  otaFtpManifestName,
  partialName,
} from '@gladhand/domain/ota-ftp';
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
  const manifest = joinOtaFtpPath(folder, otaFtpManifestName(task.fileName));
  if (task.kind === 'delete') return deleteFile(connection, { path, manifest }, task);
  if (!known) throw new FileServerError('packageUnreadable');
  if (task.kind === 'publish') return publish(connection, { folder, path, manifest }, known, work);
  const size = await connection.sizeOf(path);
  if (size === undefined) throw new FileServerError('fileNotFound');
  await compare(connection, path, known, work);
  const state = await manifestState(connection, manifest, known);
  if (state !== 'matches') throw new FileServerError(state === 'missing' ? 'manifestMissing' : 'manifestMismatch');
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

interface Places {
  folder: string;
  path: string;
  manifest: string;
}

/** The manifest comes last, so that what it names is there and complete. */
async function publish(
  connection: FileServerConnection,
  { folder, path, manifest }: Places,
  known: OtaPackageRecord,
  work: TaskWork,
): Promise<OtaFtpTaskState> {
  const { task, files, onProgress } = work;
  await onProgress('working', 0, true);
  await removePartials(connection, work, task.attempt - 1);
  const found = await manifestState(connection, manifest, known);
  if (found === 'differs') throw new FileServerError('manifestMismatch');
  const isPublished = await isThere(connection, path, known, work);
  if (isPublished && found === 'matches') return task.attempt > 1 ? 'published' : 'alreadyPublished';
  const partial = joinOtaFtpPath(folder, partialName(task.taskId, task.attempt));
  /** Uploads, compares and renames; nothing that isn't complete has the last name. */
  const put = async (name: string, parts: AsyncIterable<Uint8Array>, check: () => Promise<void>) => {
    try {
      await connection.write(partial, parts);
      await check();
      // Looks again: a slow upload gave others time to put a file there.
      await onProgress('verifying', known.sizeBytes, true);
      if ((await connection.sizeOf(name)) !== undefined) throw new FileServerError('otherContent');
      await connection.rename(partial, name);
    } catch (error) {
      // If the connection is lost, the next attempt removes it.
      await connection.remove(partial).catch(() => {});
      throw error;
    }
  };
  if (!isPublished) {
    const parts = counted(packageParts(known, files), (bytes) => onProgress('working', bytes));
    await put(path, parts, () => compare(connection, partial, known, work));
    if ((await connection.sizeOf(path)) !== known.sizeBytes) throw new FileServerError('sizeMismatch');
  }
  if (found === 'missing') {
    const text = otaFtpManifest(known, task.createdAt);
    await put(manifest, only(text), async () => {
      if ((await manifestState(connection, partial, known)) !== 'matches') throw new FileServerError('hashMismatch');
    });
    if ((await manifestState(connection, manifest, known)) !== 'matches') throw new FileServerError('manifestMismatch');
  }
  return 'published';
}

/** Reads a manifest back and compares it with the one of a package. */
async function manifestState(
  connection: FileServerConnection,
  path: string,
  known: OtaPackageRecord,
): Promise<OtaFtpManifestState> {
  const size = await connection.sizeOf(path);
  if (size === undefined) return 'missing';
  if (size > MAX_OTA_FTP_MANIFEST_BYTES) return 'differs';
  const parts: Uint8Array[] = [];
  await connection.read(path, async (part) => {
    parts.push(Uint8Array.from(part));
  });
  return isOtaFtpManifestOf(await new Blob(parts as BlobPart[]).text(), known) ? 'matches' : 'differs';
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

/** The manifest goes first, so that none names a file that isn't there. */
async function deleteFile(
  connection: FileServerConnection,
  { path, manifest }: Pick<Places, 'path' | 'manifest'>,
  { sizeBytes, attempt, packageId }: FtpTask,
): Promise<OtaFtpTaskState> {
  const size = await connection.sizeOf(path);
  if (size === undefined) {
    // An earlier attempt may have deleted it before its worker died.
    if (attempt > 1) return 'deleted';
    throw new FileServerError('fileNotFound');
  }
  if (size !== sizeBytes) throw new FileServerError('fileChanged');
  for (const one of packageId === null ? [path] : [manifest, path]) {
    await connection.remove(one);
    if ((await connection.sizeOf(one)) !== undefined) throw new FileServerError('permissionDenied');
  }
  return 'deleted';
}

async function* only(text: string): AsyncIterable<Uint8Array> {
  yield new TextEncoder().encode(text);
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
