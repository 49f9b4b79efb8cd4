import type { ReportContent } from '@gladhand/domain/reports';

/** A report of a customer. */
export interface ReportRecord {
  customerId: number;
  reportId: string;
  content: ReportContent;
  /** Its runs show what this user has access to. */
  ownerId: string;
  /** The next planned instant, or the next look at a threshold; null without one. */
  nextAt: Date | null;
  /** When the report was last run because its threshold holds; null while it doesn't. */
  heldAt: Date | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

/** What is next for a report. */
export type NextOfReport = Pick<ReportRecord, 'customerId' | 'reportId' | 'nextAt' | 'heldAt'>;

export interface ReportRepository {
  /** By name. */
  list(customerId: number): Promise<ReportRecord[]>;
  byId(customerId: number, reportId: string): Promise<ReportRecord | undefined>;
  add(report: ReportRecord): Promise<void>;
  /** Replaces a report that still has the previous version. False if it has another one. */
  replace(report: ReportRecord): Promise<boolean>;
  /** Deletes a report with its runs, results and files. False if there is none. */
  delete(customerId: number, reportId: string): Promise<boolean>;
  /** Active reports whose next instant has come, locked until the transaction ends; those locked elsewhere are left out. */
  due(now: Date, limit: number): Promise<ReportRecord[]>;
  setNext(reports: readonly NextOfReport[]): Promise<void>;
}

declare module '../../../repositories/port' {
  interface AreaRepositories {
    reports: ReportRepository;
  }
}
