import { REPORT_POLICY, type ReportFormat } from '@gladhand/domain/reports';
import { storeFile } from '../../../engine/files/storeFile';
import type { JobDeps } from '../../../engine/jobDeps';
import type { PdfWriter } from '../../../engine/pdf/pdfWriter';
import type { ReportRunRecord } from '../runs/runRepository';
import { REPORT_MESSAGES } from '../texts';
import { fileParts } from './fileParts';
import type { ReportFileRecord } from './fileRepository';
import { pdfParts } from './pdfParts';

/** A run has taken too long. */
export class RunTooLong extends Error {}

/** A run has ended otherwise, or is executed elsewhere. */
export class RunStopped extends Error {}

type Deps = Pick<JobDeps, 'repositories' | 'ids' | 'now' | 'logger' | 'pdfWriter' | 'requestsFirst'>;
type FileDeps = Pick<Deps, 'ids' | 'now'> & { repositories: Pick<Deps['repositories'], 'reportFiles'> };

/** A file of a result that is still to be created. */
export const waitingFile = (
  { customerId, runId }: ReportRunRecord,
  format: ReportFormat,
  { repositories, ids, now }: FileDeps,
): ReportFileRecord => ({
  ...{ customerId, runId, format, fileId: ids.uuid(), state: 'waiting', reason: null },
  store: repositories.reportFiles.newFileStore,
  ...{ sizeBytes: null, sha256: null, downloads: 0, createdAt: now() },
});

/**
 * Creates a file from the result alone. If that fails, the file says why, and the run goes on.
 *
 * @param onPiece is awaited before each piece and the end are stored; it rejects with `RunStopped` or `RunTooLong` to end it
 */
export async function createFile(
  run: ReportRunRecord,
  file: ReportFileRecord,
  deps: Deps,
  onPiece: () => Promise<void>,
): Promise<ReportFileRecord> {
  const { repositories, ids, logger, pdfWriter } = deps;
  const { reportFiles } = repositories;
  const end = async (ended: Partial<ReportFileRecord>) => {
    const stored = { ...file, ...ended };
    await reportFiles.put(stored);
    return stored;
  };
  const problem = problemOf(run, file.format, pdfWriter);
  if (problem) return end({ state: 'failed', reason: problem });
  try {
    await onPiece();
    await reportFiles.deletePieces(file);
    const written = await storeFile(reportFiles, file, partsOf(run, file.format, deps), onPiece);
    await onPiece();
    return await end({ state: 'done', ...written });
  } catch (error) {
    if (error instanceof RunStopped) throw error;
    const isTooLong = error instanceof RunTooLong;
    if (!isTooLong)
      logger.error({ err: error, runId: run.runId, format: file.format }, 'a file of a report could not be created');
    // Another file takes its place, so its pieces are deleted even if their storage can't be reached now.
    const failed = await end({ state: 'failed', reason: REPORT_MESSAGES.fileFailed, fileId: ids.uuid() });
    if (isTooLong) throw error;
    return failed;
  }
}

/** Why a result can't have a file. */
function problemOf(
  { rows }: ReportRunRecord,
  format: ReportFormat,
  pdfWriter: PdfWriter | undefined,
): string | undefined {
  if (format !== 'pdf') return undefined;
  if (!pdfWriter) return REPORT_MESSAGES.noPdf;
  const { maxPdfRows } = REPORT_POLICY;
  return rows > maxPdfRows ? REPORT_MESSAGES.tooManyPdfRows(maxPdfRows.toLocaleString('en-US')) : undefined;
}

function partsOf(
  run: ReportRunRecord,
  format: ReportFormat,
  { repositories, pdfWriter, requestsFirst }: Deps,
): AsyncIterable<Uint8Array<ArrayBuffer>> {
  if (format !== 'pdf') return fileParts(run, format, repositories, requestsFirst);
  if (!pdfWriter) throw new Error(`[api] ${REPORT_MESSAGES.noPdf}`);
  return pdfParts(run, pdfWriter, repositories);
}
