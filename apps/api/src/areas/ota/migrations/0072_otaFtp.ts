import { statements } from '../../../database/migrations/statements';

/** File servers from which gateways fetch packages, and the work on them. */
export const otaFtp = statements([
  `create table ota_ftp_servers (
    server_id uuid primary key,
    name text not null,
    protocol text not null check (protocol in ('sftp', 'ftps', 'ftp')),
    host text not null,
    port int not null,
    folder text not null,
    username text not null,
    secret_kind text not null check (secret_kind in ('password', 'key')),
    -- Encrypted with a key that is derived from the signing key.
    secret text not null,
    pin jsonb,
    test jsonb,
    test_started_at timestamptz,
    version int not null,
    author text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  'create unique index ota_ftp_servers_name on ota_ftp_servers (lower(name))',
  'create index ota_ftp_servers_testing on ota_ftp_servers (test_started_at) where test_started_at is not null',
  `create table ota_ftp_tasks (
    task_id uuid primary key,
    server_id uuid not null references ota_ftp_servers on delete cascade,
    kind text not null check (kind in ('publish', 'verify', 'delete')),
    path text not null,
    file_name text not null,
    package_id uuid references ota_packages,
    size_bytes bigint not null,
    state text not null,
    done_bytes bigint not null default 0,
    attempt int not null default 0,
    problem text,
    detail text,
    is_canceling boolean not null default false,
    next_try_at timestamptz,
    claimed_at timestamptz,
    author_id uuid references users on delete set null,
    author text not null,
    created_at timestamptz not null,
    ended_at timestamptz
  )`,
  // One task works on a file at a time, however many processes start one.
  'create unique index ota_ftp_tasks_open on ota_ftp_tasks (server_id, path, file_name) where ended_at is null',
  'create index ota_ftp_tasks_newest on ota_ftp_tasks (server_id, created_at desc)',
  'create index ota_ftp_tasks_files on ota_ftp_tasks (server_id, path, file_name, ended_at desc)',
]);
