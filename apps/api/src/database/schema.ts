import type { MailStatus } from '@gladhand/domain/mail';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { AuditChange } from './auditChange';
import type { STATUS_COLUMNS, ColumnType as StoredType, TRAILER_COLUMNS, TrailerRecord } from './trailerColumns';

/** Columns of a field table, typed like the record that they store. */
type ColumnsOf<Fields extends Record<string, readonly [string, StoredType]>> = {
  [Field in keyof Fields & keyof TrailerRecord as Fields[Field][0]]: TrailerRecord[Field];
};

interface CustomersTable {
  customer_id: number;
  short_name: string;
  long_name: string;
  abbrev: string;
  active: Generated<boolean>;
  dot_number: string | null;
  retention_duration_days: Generated<number>;
  unloaded_up_to_lbs: number | null;
  hidden_from_technicians: Generated<boolean>;
  shows_parts: Generated<boolean>;
  created_at: Date;
  updated_at: Date;
  version: Generated<number>;
}

interface UsersTable {
  user_id: string;
  email: string;
  password_hash: string | null;
  account_status: 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD';
  enabled: boolean;
  email_verified: boolean;
  token_version: Generated<number>;
  password_expires_at: Date | null;
  terms_accepted_at: Date | null;
  data_agreement_accepted_at: Date | null;
  mails_off: Generated<boolean>;
  time_zone: string | null;
  last_login_at: Date | null;
  created_at: Date;
  updated_at: Date;
  version: Generated<number>;
}

interface VehicleGroupsTable {
  customer_id: number;
  group_id: string;
  name: string;
  kind: 'regular' | 'allVins' | 'noVins' | 'tkCommandControl' | 'noHelp';
  version: Generated<number>;
}

interface TrailerTable extends ColumnsOf<typeof TRAILER_COLUMNS> {
  customer_id: number;
  trailer_id: string;
  created_at: Date;
  updated_at: Date;
  version: Generated<number>;
  /** Null for a trailer that was created for this customer; the begin of the lease for a lessee. */
  held_since: Generated<Date | null>;
  /** False for a lease that hasn't begun, and for what has ended. */
  is_current: Generated<boolean>;
  /** Null until it ends. */
  held_until: Generated<Date | null>;
  /** All records of a trailer that has changed hands. */
  line_id: Generated<string | null>;
  /** The record of the lessor, for a trailer on lease. */
  lessor_customer_id: Generated<number | null>;
  lessor_trailer_id: Generated<string | null>;
  /** The end of the lease, which doesn't include it. Null without one. */
  lent_until: Generated<Date | null>;
}

interface TrailerStatusTable extends ColumnsOf<typeof STATUS_COLUMNS> {
  customer_id: number;
  trailer_id: string;
  health_rank: GeneratedAlways<number | null>;
  updated_at: Date;
}

interface LinkTokensTable {
  token_hash: string;
  user_id: string;
  purpose: 'setPassword' | 'resetPassword' | 'confirmEmail';
  email: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

/**
 * The database schema after all migrations; a test compares the two. Areas declare their tables here from their own
 * `tables.ts`.
 */
export interface Database {
  customers: CustomersTable;
  customer_features: { customer_id: number; feature: string };
  users: UsersTable;
  user_roles: { user_id: string; role: string };
  vehicle_groups: VehicleGroupsTable;
  vehicle_group_parents: { customer_id: number; group_id: string; parent_id: string };
  vehicle_group_users: { customer_id: number; group_id: string; user_id: string };
  vehicle_group_trailers: { customer_id: number; group_id: string; trailer_id: string };
  sessions: {
    session_id: string;
    user_id: string;
    created_at: Date;
    ends_at: Date;
    revoked_at: Date | null;
    user_agent: string | null;
    last_used_at: Date;
  };
  refresh_tokens: {
    token_hash: string;
    session_id: string;
    parent_hash: string | null;
    created_at: Date;
    replaced_at: Date | null;
    children: Generated<number>;
  };
  link_tokens: LinkTokensTable;
  outbox_mails: {
    mail_id: string;
    recipient: string;
    subject: string;
    body: string;
    purpose: string;
    created_at: Date;
  };
  audit_log: {
    audit_id: string;
    at: Date;
    action: string;
    user_id: string | null;
    actor_email: string | null;
    customer_id: number | null;
    subject: string | null;
    subject_id: string | null;
    detail: JSONColumnType<Record<string, string | number | boolean | null>>;
    changes: ColumnType<AuditChange[], string | undefined, string>;
  };
  ingest_keys: {
    key_id: string;
    key_hash: string;
    name: string;
    customer_id: number | null;
    gateway: string | null;
    created_at: Date;
    revoked_at: Date | null;
  };
  sensor_orders: {
    user_id: string;
    list: 'Morey' | 'Xirgo' | 'fleetColumns';
    sensor_type_ids: readonly number[];
    updated_at: Date;
  };
  fault_records: {
    customer_id: number;
    trailer_id: string;
    fault_id: string;
    fault_type_id: number;
    spn: number | null;
    fmi: number | null;
    description: string | null;
    fault_start: Date;
    fault_end: Date | null;
    max_mph: number | null;
    best_available_total_mileage: number | null;
  };
  mails: {
    mail_id: string;
    recipient: string;
    subject: string;
    body_text: string;
    body_html: string | null;
    headers: JSONColumnType<Record<string, string>>;
    attachments: JSONColumnType<{ filename: string; contentType: string; base64: string }[]>;
    purpose: string;
    user_id: string | null;
    requested_by: string | null;
    customer_id: number | null;
    status: MailStatus;
    attempts: number;
    created_at: Date;
    changed_at: Date;
    next_attempt_at: Date | null;
    reason: string | null;
  };
  sensor_boxes: {
    ext_mfgr_serial_num: string;
    iccid: string | null;
    sensor_box_mfgr_id: number;
    customer_id: number | null;
    updated_at: Date;
  };
  /** A view of the current records. */
  trailer: TrailerTable;
  /** Every record, also those that wait or have ended. */
  trailer_records: TrailerTable;
  /** A view of the current records and of those that owners have had. */
  trailer_history: TrailerTable;
  trailer_holders: {
    line_id: string;
    /** Null: since the trailer was created. */
    held_since: Date | null;
    held_until: Date | null;
    customer_id: number;
    trailer_id: string;
  };
  trailer_status: TrailerStatusTable;
  activity_log: {
    customer_id: number;
    trailer_id: string;
    log_id: string;
    recorded: Date;
    received: Date;
    report_id: string | null;
    readings: JSONColumnType<Record<string, unknown>>;
  };
}
