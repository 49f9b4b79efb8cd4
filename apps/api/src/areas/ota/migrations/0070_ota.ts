import { statements } from '../../../database/migrations/statements';

/** Packages, campaigns and their devices, and the versions that devices report. */
export const ota = statements([
  // Lists of devices are in the order of VINs.
  'create index trailer_vin_place on trailer (vin collate "C")',
  // A file is noted before its bytes, so that those of an upload that broke off can be deleted.
  `create table ota_files (
    file_id uuid primary key,
    store text not null check (store in ('database', 's3')),
    created_at timestamptz not null
  )`,
  `create table ota_file_pieces (
    file_id uuid not null references ota_files on delete cascade,
    number int not null,
    bytes bytea not null,
    primary key (file_id, number)
  )`,
  // Packages are compressed or random.
  'alter table ota_file_pieces alter column bytes set storage external',
  `create table ota_packages (
    package_id uuid primary key,
    kind text not null check (kind in ('config', 'script', 'mainApp', 'deviceReset')),
    family int not null,
    version text not null,
    name text not null,
    note text not null,
    size_bytes int not null,
    sha256 text not null,
    signature text not null,
    key_id text not null,
    file_id uuid not null references ota_files,
    author_id uuid references users on delete set null,
    author text not null,
    created_at timestamptz not null,
    unique (kind, family, version)
  )`,
  `create table ota_campaigns (
    campaign_id uuid primary key,
    package_id uuid not null references ota_packages,
    name text not null,
    state text not null check (state in ('running', 'paused', 'stopped', 'done', 'canceled')),
    devices int not null,
    stage int not null,
    stages jsonb not null,
    hours_between_stages int not null,
    stage_over_at timestamptz,
    conditions jsonb not null,
    stop_rule jsonb not null,
    resumed_with jsonb,
    stopped jsonb,
    deadline_hours int not null,
    max_attempts int not null,
    target jsonb not null,
    rolls_back uuid,
    author_id uuid references users on delete set null,
    author text not null,
    created_at timestamptz not null,
    ended_at timestamptz,
    version int not null
  )`,
  'create index ota_campaigns_newest on ota_campaigns (created_at desc)',
  "create index ota_campaigns_open on ota_campaigns (campaign_id) where state in ('running', 'paused', 'stopped', 'canceled')",
  `create table ota_devices (
    campaign_id uuid not null references ota_campaigns on delete cascade,
    customer_id int not null,
    trailer_id uuid not null,
    kind text not null,
    stage int not null,
    place int not null,
    state text not null,
    attempt int not null default 0,
    percent int not null default 0,
    reason text,
    detail text,
    from_version text,
    -- Set when it is retried: its deadline begins again.
    queued_at timestamptz,
    changed_at timestamptz not null,
    primary key (campaign_id, trailer_id),
    foreign key (customer_id, trailer_id) references trailer on delete cascade
  )`,
  // A device has one open job of a kind, however many processes create campaigns.
  `create unique index ota_devices_open on ota_devices (trailer_id, kind)
    where state in ('queued', 'offered', 'downloading', 'verifying', 'applied')`,
  'create index ota_devices_counts on ota_devices (campaign_id, state, stage, place)',
  'create index ota_devices_trailer on ota_devices (customer_id, trailer_id)',
  // The main app's version is in trailer.main_app_version.
  `create table ota_versions (
    customer_id int not null,
    trailer_id uuid not null,
    config text,
    script text,
    device_reset text,
    primary key (customer_id, trailer_id),
    foreign key (customer_id, trailer_id) references trailer on delete cascade
  )`,
]);
