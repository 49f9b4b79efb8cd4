import type { ReportFormat } from '@gladhand/domain/reports';
import type { RunKey } from '../runs/runRepository';

/** A file of a result. */
export interface ReportFileRecord extends RunKey {
  fileId: string;
  format: ReportFormat;
  state: 'waiting' | 'done' | 'failed';
  reason: string | null;
  sizeBytes: number | null;
  /** Hex. */
  sha256: string | null;
  downloads: number;
  createdAt: Date;
}

/** Names a file of a customer. */
export type FileKey = Pick<ReportFileRecord, 'customerId' | 'fileId'>;

/** Where the bytes of files are kept, in pieces that are read one after the other. */
export interface FileStore {
  addPiece(file: FileKey, number: number, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Undefined after the last one. */
  piece(file: FileKey, number: number): Promise<Uint8Array<ArrayBuffer> | undefined>;
  deletePieces(file: FileKey): Promise<void>;
}

export interface ReportFileRepository extends FileStore {
  /** Files of a run in the order of their formats. */
  ofRun(run: RunKey): Promise<ReportFileRecord[]>;
  byId(file: FileKey): Promise<ReportFileRecord | undefined>;
  /** Stores a file in place of an earlier one of its run and format. */
  put(file: ReportFileRecord): Promise<void>;
  countDownload(file: FileKey): Promise<void>;
}

declare module '../../../repositories/port' {
  interface AreaRepositories {
    reportFiles: ReportFileRepository;
  }
}
