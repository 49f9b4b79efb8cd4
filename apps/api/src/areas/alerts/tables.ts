import type {
  ActiveWindows,
  AlertCondition,
  AlertSeverity,
  Digest,
  EscalationStep,
  QuietHours,
} from '@gladhand/domain/alerts';

export interface AlertRulesTable {
  customer_id: number;
  rule_id: string;
  name: string;
  severity: string;
  condition: AlertCondition;
  all_vehicles: boolean;
  trailer_ids: string[];
  group_ids: string[];
  owner_id: string;
  notify_owner: boolean;
  notify_all_users: boolean;
  notify_emails: string[];
  include_sensor_data: boolean;
  rate_limit_ms: number;
  windows: ActiveWindows | null;
  escalation: EscalationStep[];
  notify_present: boolean;
  disabled_at: Date | null;
  place: number;
  version: number;
  valid_from: Date;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
  failed_at: Date | null;
  failure: string | null;
}

export interface AlertEpisodesTable {
  customer_id: number;
  episode_id: string;
  rule_id: string;
  rule_version: number;
  /** Null for an episode of a geofence. */
  trailer_id: string | null;
  since: Date;
  ended_at: Date | null;
  ended_by: string | null;
  noticed_at: Date;
  is_late: boolean;
  withdrawn_at: Date | null;
  notify: 'waiting' | 'done' | null;
  handling: string;
  handled_at: Date | null;
  handled_by: string | null;
  assignee_id: string | null;
  snoozed_until: Date | null;
  version: number;
  geofence_id: string | null;
  geofence_name: string | null;
}

export interface AlertStepsTable {
  customer_id: number;
  episode_id: string;
  step_id: string;
  at: Date;
  kind: string;
  user_id: string | null;
  detail: Readonly<Record<string, unknown>>;
}

export interface AlertDeliveriesTable {
  customer_id: number;
  episode_id: string;
  step: string;
  channel: string;
  recipient: string;
  rule_id: string;
  trailer_id: string | null;
  user_id: string | null;
  outcome: string;
  reason: string | null;
  mail_id: string | null;
  at: Date;
  due_at: Date | null;
  geofence_id: string | null;
}

declare module '../../database/schema' {
  interface Database {
    alert_revisions: { customer_id: number; revision: string };
    alert_rules: AlertRulesTable;
    alert_rule_versions: {
      customer_id: number;
      rule_id: string;
      version: number;
      name: string;
      severity: string;
      condition: AlertCondition;
    };
    alert_memory: {
      customer_id: number;
      trailer_id: string;
      state: unknown;
      due_at: Date | null;
      checkpoint_at: Date;
    };
    alert_days: { customer_id: number; trailer_id: string; day: Date; carrier: string; fix: unknown };
    alert_checkpoints: { customer_id: number; trailer_id: string; at: Date; state: unknown };
    alert_episodes: AlertEpisodesTable;
    alert_counts: {
      customer_id: number;
      rule_id: string;
      rule_version: number;
      since: Date;
      trailer_ids: string[];
      unplaced_ids: string[];
    };
    alert_steps: AlertStepsTable;
    alert_deliveries: AlertDeliveriesTable;
    alert_mutes: { customer_id: number; rule_id: string; trailer_id: string; muted_until: Date; user_id: string };
    alert_user_settings: {
      user_id: string;
      email_for: AlertSeverity[];
      push_for: AlertSeverity[];
      quiet_hours: QuietHours | null;
      digest: Digest | null;
      version: number;
      updated_at: Date;
    };
  }
}
