import workerUrl from '../packages/admin-widgets/src/internal/BulkImport/importWorker.ts?worker&url';

/** The worker that parses imported files. */
export const storyImportWorkerUrl = workerUrl;
