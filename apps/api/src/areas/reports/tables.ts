import type { ReportContent, ReportFormat, ReportSummary, RunState } from '@gladhand/domain/reports';

export interface ReportConfigsTable {
  customer_id: number;
  report_id: string;
  content: ReportContent;
  owner_id: string;
  is_active: boolean;
  next_at: Date | null;
  held_at: Date | null;
  version: number;
  created_at: Date;
  updated_at: Date;
}

export interface ReportRunsTable {
  customer_id: number;
  run_id: string;
  report_id: string;
  planned_at: Date;
  started_by: 'schedule' | 'threshold' | 'person' | 'missed';
  requested_by: string | null;
  content: ReportContent;
  owner_id: string;
  is_sent: boolean;
  state: RunState;
  reason: string | null;
  phase: 'reading' | 'files' | null;
  rows: number;
  expected_rows: number | null;
  period_from: Date | null;
  period_to: Date | null;
  attempt: string | null;
  attempts: number;
  seen_at: Date;
  created_at: Date;
  started_at: Date | null;
  ended_at: Date | null;
  summary: ReportSummary | null;
  links_from: Date | null;
}

export interface ReportFilesTable {
  customer_id: number;
  file_id: string;
  run_id: string;
  format: ReportFormat;
  state: 'waiting' | 'done' | 'failed';
  store: 'database' | 's3';
  reason: string | null;
  size_bytes: number | null;
  sha256: string | null;
  downloads: number;
  created_at: Date;
}

declare module '../../database/schema' {
  interface Database {
    report_configs: ReportConfigsTable;
    report_runs: ReportRunsTable;
    report_pages: { customer_id: number; run_id: string; number: number; bytes: Uint8Array };
    report_files: ReportFilesTable;
    report_file_pieces: { customer_id: number; file_id: string; number: number; bytes: Uint8Array };
    report_file_objects: { customer_id: number; file_id: string; noticed_at: Date | null };
    report_deliveries: {
      customer_id: number;
      run_id: string;
      recipient: string;
      nth: number;
      mail_id: string | null;
      is_permitted: boolean;
      at: Date;
    };
    report_settings: { customer_id: number; recipient_domains: string[]; keep_days: number; version: number };
  }
}
