import { statements } from '../../../database/migrations/statements';

/**
 * Reports, and what their runs found. A planned instant of a report has at most one run, so any number of processes can
 * plan. The result of a run is kept in compressed pages, from which every file is written; files are kept in pieces. An
 * attempt is one execution of a run by one process: what an earlier attempt still writes is refused.
 */
export const reports = statements([
  `create table report_configs (
    customer_id int not null references customers on delete cascade,
    report_id uuid not null,
    content jsonb not null,
    owner_id uuid not null,
    is_active boolean not null,
    next_at timestamptz,
    held_at timestamptz,
    version int not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (customer_id, report_id)
  )`,
  'create index report_configs_next on report_configs (next_at) where is_active and next_at is not null',
  `create table report_runs (
    customer_id int not null,
    run_id uuid not null,
    report_id uuid not null,
    planned_at timestamptz not null,
    started_by text not null,
    requested_by uuid,
    content jsonb not null,
    owner_id uuid not null,
    is_sent boolean not null,
    state text not null,
    reason text,
    phase text,
    rows int not null,
    expected_rows int,
    period_from timestamptz,
    period_to timestamptz,
    attempt uuid,
    attempts int not null,
    seen_at timestamptz not null,
    created_at timestamptz not null,
    started_at timestamptz,
    ended_at timestamptz,
    summary jsonb,
    links_from timestamptz,
    primary key (customer_id, run_id),
    foreign key (customer_id, report_id) references report_configs on delete cascade
  )`,
  `create unique index report_runs_planned on report_runs (customer_id, report_id, planned_at)
    where started_by <> 'person'`,
  'create index report_runs_newest on report_runs (customer_id, planned_at desc, run_id desc)',
  'create index report_runs_of_report on report_runs (customer_id, report_id, planned_at desc, run_id desc)',
  `create index report_runs_active on report_runs (seen_at) where state in ('queued', 'running')`,
  `create table report_pages (
    customer_id int not null,
    run_id uuid not null,
    number int not null,
    bytes bytea not null,
    primary key (customer_id, run_id, number),
    foreign key (customer_id, run_id) references report_runs on delete cascade
  )`,
  'alter table report_pages alter column bytes set storage external',
  `create table report_files (
    customer_id int not null,
    file_id uuid not null,
    run_id uuid not null,
    format text not null,
    state text not null,
    reason text,
    size_bytes int,
    sha256 text,
    downloads int not null,
    created_at timestamptz not null,
    primary key (customer_id, file_id),
    unique (customer_id, run_id, format),
    foreign key (customer_id, run_id) references report_runs on delete cascade
  )`,
  `create table report_file_pieces (
    customer_id int not null,
    file_id uuid not null,
    number int not null,
    bytes bytea not null,
    primary key (customer_id, file_id, number),
    foreign key (customer_id, file_id) references report_files on delete cascade
  )`,
  'alter table report_file_pieces alter column bytes set storage external',
  `create table report_deliveries (
    customer_id int not null,
    run_id uuid not null,
    recipient text not null,
    nth int not null,
    mail_id uuid,
    at timestamptz not null,
    primary key (customer_id, run_id, recipient, nth),
    foreign key (customer_id, run_id) references report_runs on delete cascade
  )`,
]);
