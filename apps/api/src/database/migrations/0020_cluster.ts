import { statements } from './statements';

/**
 * State shared by the processes on one database: leases, job runs, lists that another process can continue, and rate
 * limits.
 */
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
  // Unlogged: if a list is lost in a crash, it is requested again.
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
