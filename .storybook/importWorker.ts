import workerUrl from '../packages/admin-widgets/src/internal/BulkImport/importWorker.ts?worker&url';

/** The worker that reads files to import. */
export const storyImportWorkerUrl = workerUrl;
