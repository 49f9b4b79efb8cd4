import { FileServerError, type FileServers } from '@gladhand/api';

interface MemoryFile {
  bytes: Uint8Array;
  modifiedAt: Date;
}

/** File servers in memory, whose host names say how they behave. */
export interface MemoryFileServers extends FileServers {
  /** Files by path. */
  files: Map<string, MemoryFile>;
  /** The hosts show other host keys from now on. */
  changeKeys(): void;
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
const join = (parts: readonly Uint8Array[]) => {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

export function createMemoryFileServers(now: () => Date): MemoryFileServers {
  const files = new Map<string, MemoryFile>();
  let key = 'SHA256:nThbg6kXUpJWGl7E1IGOCspRomTxdCARLviKw6E5SY8';
  return {
    files,
    changeKeys() {
      key = 'SHA256:p2QAMXNIC1TJYWeIOttrVc98/R1BUFWu3/LiyKgUfQM';
    },
    async connect({ protocol, host, pin }) {
      if (host.startsWith('refusing')) throw new FileServerError('refused');
      const identity = protocol === 'sftp' ? { fingerprint: key } : undefined;
      if (identity && !pin) throw new FileServerError('unconfirmedKey', null, identity);
      if (identity && pin?.fingerprint !== key) throw new FileServerError('changedKey', null, identity);
      return {
        identity,
        async list(folder, max) {
          if (folder.endsWith('locked')) throw new FileServerError('permissionDenied', '550 Permission denied');
          const entries = [...files]
            .filter(([path]) => folderOf(path) === folder)
            .map(([path, { bytes, modifiedAt }]) => ({
              ...{ name: path.slice(folder.length + 1), isFolder: false, sizeBytes: bytes.length, modifiedAt },
            }));
          const folders = new Set(
            [...files.keys()]
              .filter((path) => path.startsWith(`${folder}/`) && folderOf(path) !== folder)
              .map((path) => path.slice(folder.length + 1).split('/')[0] ?? ''),
          );
          const found = [
            ...entries,
            ...[...folders].map((name) => ({ name, isFolder: true, sizeBytes: 0, modifiedAt: now() })),
          ];
          return { entries: found.slice(0, max), isCut: found.length > max };
        },
        sizeOf: async (path) => files.get(path)?.bytes.length,
        async write(path, parts) {
          const written: Uint8Array[] = [];
          for await (const part of parts) written.push(part);
          files.set(path, { bytes: join(written), modifiedAt: now() });
        },
        async read(path, onPart) {
          const file = files.get(path);
          if (!file) throw new FileServerError('fileNotFound');
          await onPart(file.bytes);
        },
        async rename(from, to) {
          const file = files.get(from);
          if (!file) throw new FileServerError('fileNotFound');
          files.delete(from);
          files.set(to, file);
        },
        async remove(path) {
          files.delete(path);
        },
        close() {},
      };
    },
  };
}
