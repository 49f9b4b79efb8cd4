export interface MaintenanceIssuesTable {
  customer_id: number;
  issue_id: string;
  trailer_id: string;
  kind: string;
  opened_at: Date;
  round: number;
  round_at: Date;
  state: string;
  worst: string;
  occurrences: number;
  good_since: Date | null;
  closed_at: Date | null;
  abs_miles: number | null;
  gps_miles: number | null;
  evidence: Readonly<Record<string, unknown>>;
  points: number;
  withdrawn_at: Date | null;
  snoozed_at: Date | null;
  snoozed_until: Date | null;
  snoozed_state: string | null;
  snoozed_by: string | null;
  snooze_reason: string | null;
  assignee_id: string | null;
  repaired_at: Date | null;
  repaired_by: string | null;
  version: number;
}

export interface MaintenanceEventsTable {
  customer_id: number;
  event_id: string;
  trailer_id: string;
  issue_id: string;
  kind: string;
  at: Date;
  noticed_at: Date;
  state: string | null;
  evidence: Readonly<Record<string, unknown>> | null;
  checkpoint: Readonly<Record<string, unknown>> | null;
  user_id: string | null;
  detail: Readonly<Record<string, unknown>>;
}

declare module '../../database/schema' {
  interface Database {
    maintenance_issues: MaintenanceIssuesTable;
    maintenance_events: MaintenanceEventsTable;
  }
}
