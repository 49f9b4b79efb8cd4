import type { ReportFormat } from '@gladhand/domain/reports';
import type { FileStore, FileStoreName } from '../../../engine/files/fileStore';
import type { RunKey } from '../runs/runRepository';

/** A file of a result. */
export interface ReportFileRecord extends RunKey {
  fileId: string;
  format: ReportFormat;
  state: 'waiting' | 'done' | 'failed';
  store: FileStoreName;
  reason: string | null;
  sizeBytes: number | null;
  /** Hex. */
  sha256: string | null;
  downloads: number;
  createdAt: Date;
}

/** Names a file of a customer. */
export type FileKey = Pick<ReportFileRecord, 'customerId' | 'fileId'>;

/** A file outside of the database that was deleted, while its bytes may remain. */
export interface OrphanedFile extends FileKey {
  noticedAt: Date;
}

export interface OrphanSearch {
  now: Date;
  /** Orphans that were noticed since then are left out, except new ones. */
  noticedBefore: Date;
  limit: number;
}

export interface ReportFileRepository extends FileStore {
  /** Files of a run in the order of their formats. */
  ofRun(run: RunKey): Promise<ReportFileRecord[]>;
  byId(file: FileKey): Promise<ReportFileRecord | undefined>;
  /** Stores a file in place of an earlier one of its run and format. */
  put(file: ReportFileRecord): Promise<void>;
  countDownload(file: FileKey): Promise<void>;
  /** Orphans that are noticed now, and those that were noticed before an instant. */
  orphans(search: OrphanSearch): Promise<OrphanedFile[]>;
  /** Called when no bytes of an orphan remain. */
  forgetOrphan(file: FileKey): Promise<void>;
}

declare module '../../../repositories/port' {
  interface AreaRepositories {
    reportFiles: ReportFileRepository;
  }
}
