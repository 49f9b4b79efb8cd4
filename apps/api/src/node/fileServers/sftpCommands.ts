import { isEntryName } from '@gladhand/domain/ota-ftp';
import type { FileEntryWithStats, SFTPWrapper, Stats } from 'ssh2';
import { type FileServerConnection, FileServerError } from '../../engine/fileServers/fileServers';
import { sftpProblem, unlessEnded } from './sftpProblem';
import { type AskSftp, readAll, writeAll } from './sftpTransfer';

const FOLDER_BITS = 0o040000;
const TYPE_BITS = 0o170000;

type Done<Result> = (error: Error | null | undefined, result: Result) => void;
/** Waits for the answer to a request. */
export type Answered = <Result>(ask: (done: Done<Result>) => void) => Promise<Result>;

type Commands = Omit<FileServerConnection, 'identity' | 'close'>;

/** What can be done on a session of SFTP. */
export function sftpCommands(sftp: SFTPWrapper, answered: Answered): Commands {
  const askFor =
    (missing: 'folderNotFound' | 'fileNotFound'): AskSftp =>
    async (ask) => {
      try {
        return await answered(ask);
      } catch (error) {
        throw sftpProblem(error, missing);
      }
    };
  const ask = askFor('fileNotFound');
  const askFolder = askFor('folderNotFound');
  const done = (end: Done<undefined>) => (error?: Error | null) => end(error, undefined);
  /** A failure to close comes from a connection that is lost, which the work before has noticed. */
  const closed = (handle: Buffer) => ask<undefined>((end) => sftp.close(handle, done(end))).catch(() => {});

  return {
    async list(folder, max) {
      const handle = await askFolder<Buffer>((end) => sftp.opendir(folder === '' ? '.' : folder, end));
      const found: FileEntryWithStats[] = [];
      try {
        while (found.length <= max) {
          const part = await unlessEnded(ask<FileEntryWithStats[]>((end) => sftp.readdir(handle, end)));
          if (!part) break;
          found.push(...part.filter(({ filename }) => isEntryName(filename)));
        }
      } finally {
        await closed(handle);
      }
      return {
        isCut: found.length > max,
        entries: found.slice(0, max).map(({ filename, attrs: { mode, size, mtime } }) => ({
          ...{ name: filename, isFolder: (mode & TYPE_BITS) === FOLDER_BITS, sizeBytes: size },
          modifiedAt: new Date(mtime * 1_000),
        })),
      };
    },
    async sizeOf(path) {
      try {
        return (await ask<Stats>((end) => sftp.stat(path, end))).size;
      } catch (error) {
        if (error instanceof FileServerError && error.problem === 'fileNotFound') return undefined;
        throw error;
      }
    },
    async write(path, parts) {
      // Exclusive: an entry that others have put there, e.g. a link, isn't followed.
      const handle = await askFolder<Buffer>((end) => sftp.open(path, 'wx', end));
      try {
        await writeAll(sftp, handle, parts, ask);
      } catch (error) {
        const isUnclear = error instanceof FileServerError && error.problem === 'serverError';
        throw isUnclear && (await isDiskFull(sftp, path, answered)) ? new FileServerError('diskFull') : error;
      } finally {
        await closed(handle);
      }
    },
    async read(path, onPart) {
      const handle = await ask<Buffer>((end) => sftp.open(path, 'r', end));
      try {
        await readAll(sftp, handle, onPart, ask);
      } finally {
        await closed(handle);
      }
    },
    rename: (from, to) => ask<undefined>((end) => sftp.rename(from, to, done(end))),
    async remove(path) {
      try {
        await ask<undefined>((end) => sftp.unlink(path, done(end)));
      } catch (error) {
        if (!(error instanceof FileServerError) || error.problem !== 'fileNotFound') throw error;
      }
    },
  };
}

/** SFTP has no status for a full disk, so servers that can are asked for the free space of its folder. */
async function isDiskFull(sftp: SFTPWrapper, path: string, answered: Answered): Promise<boolean> {
  try {
    const space = await answered<{ f_bavail?: number } | undefined>((end) =>
      sftp.ext_openssh_statvfs(path, (error: Error | undefined, found: unknown) => end(error, found as never)),
    );
    return Number(space?.f_bavail) === 0;
  } catch {
    return false;
  }
}
