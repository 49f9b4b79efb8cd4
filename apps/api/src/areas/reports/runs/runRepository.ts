import type { ReportContent, ReportSummary, RunState } from '@gladhand/domain/reports';

/** Names a run of a customer. */
export interface RunKey {
  customerId: number;
  runId: string;
}

/** A run of a report. */
export interface ReportRunRecord extends RunKey {
  reportId: string;
  /** The planned instant, or when a person started it. */
  plannedAt: Date;
  startedBy: 'schedule' | 'threshold' | 'person' | 'missed';
  requestedBy: string | null;
  /** The report as it was when the run was added. */
  content: ReportContent;
  ownerId: string;
  /** Whether the recipients get the result. */
  isSent: boolean;
  state: RunState;
  reason: string | null;
  phase: 'reading' | 'files' | null;
  rows: number;
  /** Rows of the result before; null without one. */
  expectedRows: number | null;
  from: Date | null;
  to: Date | null;
  /** Id of the execution that may write; null before the first. */
  attempt: string | null;
  attempts: number;
  /** When it last showed that it is alive. */
  seenAt: Date;
  createdAt: Date;
  startedAt: Date | null;
  endedAt: Date | null;
  summary: ReportSummary | null;
  /** Links that were made before this instant have been revoked. */
  linksFrom: Date | null;
}

/** Where a list of runs goes on. */
export interface RunPlace {
  plannedAt: Date;
  runId: string;
}

export interface RunSearch {
  customerId: number;
  reportId: string | null;
  states: readonly string[] | null;
  /** Only runs with the access of this user; null for all. */
  ownerId: string | null;
  after: RunPlace | undefined;
  limit: number;
}

/** What an attempt has done. */
export interface RunProgress {
  rows: number;
  phase: 'reading' | 'files';
  now: Date;
}

export interface ReportRunRepository {
  /** Adds runs and returns the ids added: a planned instant that has a run already is left out. */
  add(runs: readonly ReportRunRecord[]): Promise<string[]>;
  /** With `lock`, it doesn't change until the transaction ends. */
  byId(run: RunKey, lock?: 'lock'): Promise<ReportRunRecord | undefined>;
  /** Newest first. */
  list(search: RunSearch): Promise<ReportRunRecord[]>;
  /** The newest run of each report of a customer. */
  latest(customerId: number): Promise<ReportRunRecord[]>;
  /** Rows of the newest result of a report; null without one. */
  rowsBefore(customerId: number, reportId: string): Promise<number | null>;
  put(run: ReportRunRecord): Promise<void>;
  /** Notes what an attempt has done. False if it must stop: the run was ended, or is another attempt's. */
  progress(run: RunKey, attempt: string, progress: RunProgress): Promise<boolean>;
  /** Runs since an instant, without those that were missed or skipped. */
  countSince(customerId: number, since: Date): Promise<number>;
  /** Active runs that have not shown that they are alive since an instant. */
  silentSince(since: Date, limit: number): Promise<RunKey[]>;
  /** Bytes of the results and files of a customer. */
  storedBytes(customerId: number): Promise<number>;

  addPage(run: RunKey, number: number, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  page(run: RunKey, number: number): Promise<Uint8Array<ArrayBuffer> | undefined>;
  deletePages(run: RunKey): Promise<void>;
  /**
   * Deletes at most `limit` results, with their files, that are older than their customer's settings say. Returns the
   * number deleted.
   */
  deleteOldResults(now: Date, limit: number): Promise<number>;
  /** Deletes at most `limit` runs of a customer that ended before an instant. Returns the number deleted. */
  deleteBefore(customerId: number, before: Date, limit: number): Promise<number>;
}

declare module '../../../repositories/port' {
  interface AreaRepositories {
    reportRuns: ReportRunRepository;
  }
}
