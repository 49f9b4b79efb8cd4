import type { ReportTables } from '../memoryTables';
import type { FileKey, ReportFileRepository } from './fileRepository';

/** Files of results in memory. */
export function memoryFiles({ files, pieces, fileObjects }: ReportTables): ReportFileRepository {
  const stored = ({ customerId, fileId }: FileKey) => {
    const found = files.get(fileId);
    return found?.customerId === customerId ? found : undefined;
  };
  return {
    newFileStore: 'database',
    ofRun: async ({ customerId, runId }) =>
      [...files.values()]
        .filter((file) => file.customerId === customerId && file.runId === runId)
        .sort((a, b) => (a.format < b.format ? -1 : 1)),
    byId: async (file) => stored(file),
    async put(file) {
      for (const [fileId, { runId, format }] of files) {
        if (runId !== file.runId || format !== file.format || fileId === file.fileId) continue;
        files.delete(fileId);
        pieces.delete(fileId);
      }
      files.set(file.fileId, file);
      const { customerId, fileId } = file;
      if (file.store === 's3') fileObjects.set(fileId, { customerId, fileId, noticedAt: null });
    },
    async countDownload(key) {
      const file = stored(key);
      if (file) files.set(file.fileId, { ...file, downloads: file.downloads + 1 });
    },
    async addPiece({ fileId }, number, bytes) {
      pieces.set(fileId, new Map([...(pieces.get(fileId) ?? []), [number, bytes]]));
    },
    piece: async (key, number) => (stored(key) ? pieces.get(key.fileId)?.get(number) : undefined),
    async deletePieces({ fileId }) {
      pieces.delete(fileId);
    },
    async orphans({ now, noticedBefore, limit }) {
      const found = [...fileObjects.values()]
        .filter(({ fileId, noticedAt }) => !files.has(fileId) && (noticedAt === null || noticedAt < noticedBefore))
        .slice(0, limit)
        .map((orphan) => ({ ...orphan, noticedAt: orphan.noticedAt ?? now }));
      for (const orphan of found) fileObjects.set(orphan.fileId, orphan);
      return found;
    },
    async forgetOrphan({ fileId }) {
      fileObjects.delete(fileId);
    },
  };
}
