import { statements } from '../../../database/migrations/statements';

/** Transfers of trailers from one customer to another, line by line. */
export const transfers = statements([
  `create table trailer_transfers (
    transfer_id uuid primary key,
    state text not null,
    from_customer_id int not null references customers on delete cascade,
    to_customer_id int not null references customers on delete cascade,
    at timestamptz,
    time_zone text not null,
    requested_by text not null check (requested_by in ('from', 'to', 'administrator')),
    requester_id uuid references users on delete set null,
    requested_at timestamptz not null,
    answerer_id uuid references users on delete set null,
    answered_at timestamptz,
    reason text,
    ended_at timestamptz,
    version int not null,
    check (from_customer_id <> to_customer_id)
  )`,
  'create index trailer_transfers_newest on trailer_transfers (requested_at desc, transfer_id)',
  `create index trailer_transfers_open on trailer_transfers (at)
    where state in ('scheduled', 'running', 'undoing')`,
  `create table trailer_transfer_lines (
    transfer_id uuid not null references trailer_transfers on delete cascade,
    line int not null,
    text text not null,
    result text not null,
    vin text,
    unit_id text,
    from_trailer_id uuid,
    to_trailer_id uuid,
    at timestamptz,
    primary key (transfer_id, line)
  )`,
  `create index trailer_transfer_lines_waiting on trailer_transfer_lines (from_trailer_id)
    where result in ('ready', 'onLease')`,
  'create index trailer_transfer_lines_vin on trailer_transfer_lines (vin)',
]);
