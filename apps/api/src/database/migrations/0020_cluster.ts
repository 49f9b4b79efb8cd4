import { statements } from './statements';

/** What processes on one database share: leases, runs of jobs, lists they continue for each other, rate limits. */
export const cluster = statements([
  `create table leases (
    name text primary key,
    holder uuid not null,
    expires_at timestamptz not null
  )`,
  `create table job_runs (
    name text primary key,
    started_at timestamptz not null,
    finished_at timestamptz,
    error text
  )`,
  // Without a write-ahead log: a list that is lost in a crash is asked for anew.
  `create unlogged table fleet_lists (
    list_id uuid primary key,
    key text not null,
    customer_ids int[] not null,
    trailer_ids uuid[] not null,
    built_at timestamptz not null
  )`,
  'create index fleet_lists_built_at on fleet_lists (built_at)',
  `create unlogged table rate_limits (
    key varchar(255) primary key,
    points int not null default 0,
    expire bigint
  )`,
]);
