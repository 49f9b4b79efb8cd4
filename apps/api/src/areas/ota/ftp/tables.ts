import type { OtaFtpProblem, OtaFtpProtocol, OtaFtpTaskKind, OtaFtpTaskState } from '@gladhand/domain/ota-ftp';

/** What a server was confirmed to show. */
export interface FtpPin {
  fingerprint: string;
  pem?: string | undefined;
  author: string;
  /** ISO. */
  pinnedAt: string;
}

/** The result of a test. */
export interface FtpTest {
  /** ISO. */
  testedAt: string;
  durationMs: number;
  problem: OtaFtpProblem | null;
  detail: string | null;
  fingerprint: string | null;
  /** ISO. */
  validTo: string | null;
  pem?: string | undefined;
  entries: number | null;
}

export interface OtaFtpServersTable {
  server_id: string;
  name: string;
  protocol: OtaFtpProtocol;
  host: string;
  port: number;
  folder: string;
  username: string;
  secret_kind: 'password' | 'key';
  secret: string;
  pin: FtpPin | null;
  test: FtpTest | null;
  test_started_at: Date | null;
  version: number;
  author: string;
  created_at: Date;
  updated_at: Date;
}

export interface OtaFtpTasksTable {
  task_id: string;
  server_id: string;
  kind: OtaFtpTaskKind;
  path: string;
  file_name: string;
  package_id: string | null;
  size_bytes: string;
  state: OtaFtpTaskState;
  done_bytes: string;
  attempt: number;
  problem: OtaFtpProblem | null;
  detail: string | null;
  is_canceling: boolean;
  next_try_at: Date | null;
  claimed_at: Date | null;
  author_id: string | null;
  author: string;
  created_at: Date;
  ended_at: Date | null;
}

declare module '../../../database/schema' {
  interface Database {
    ota_ftp_servers: OtaFtpServersTable;
    ota_ftp_tasks: OtaFtpTasksTable;
  }
}
