import type { MemoryStore } from '../../repositories/memory/memoryStore';
import type { ReportRecord } from './configs/configRepository';
import type { ReportDeliveryRecord } from './deliver/deliveryRepository';
import type { FileKey, ReportFileRecord } from './files/fileRepository';
import type { ReportRunRecord } from './runs/runRepository';
import type { ReportSettingsRecord } from './settings/settingsRepository';

/** Pieces of bytes in their order. */
type Pieces = ReadonlyMap<number, Uint8Array<ArrayBuffer>>;

/** What the repositories of reports share in memory, by id. */
export const reportTables = (store: MemoryStore) => ({
  reports: store.keep(new Map<string, ReportRecord>()),
  runs: store.keep(new Map<string, ReportRunRecord>()),
  pages: store.keep(new Map<string, Pieces>()),
  files: store.keep(new Map<string, ReportFileRecord>()),
  pieces: store.keep(new Map<string, Pieces>()),
  fileObjects: store.keep(new Map<string, FileKey & { noticedAt: Date | null }>()),
  deliveries: store.keep(new Map<string, ReportDeliveryRecord>()),
  settings: store.keep(new Map<number, ReportSettingsRecord>()),
});
export type ReportTables = ReturnType<typeof reportTables>;

/** Deletes a result with its files. */
export function deleteResult({ pages, files, pieces }: ReportTables, runId: string): void {
  pages.delete(runId);
  for (const [fileId, file] of files) {
    if (file.runId !== runId) continue;
    files.delete(fileId);
    pieces.delete(fileId);
  }
}

/** Deletes a run with all that belongs to it. */
export function deleteRun(tables: ReportTables, runId: string): void {
  deleteResult(tables, runId);
  tables.runs.delete(runId);
  for (const [key, delivery] of tables.deliveries) if (delivery.runId === runId) tables.deliveries.delete(key);
}
