import { statements } from '../../../database/migrations/statements';

/** Commands to reefer units, and their alarms and defrost state. */
export const reefer = statements([
  'alter table trailer_status add column tk_defrosting boolean',
  'alter table trailer_status add column tk_alarms jsonb',
  `create table reefer_commands (
    customer_id int not null,
    trailer_id uuid not null,
    command_id uuid not null,
    kind text not null,
    zone int,
    set_point_c double precision,
    status text not null check (status in ('inProgress', 'success', 'failed')),
    message text,
    created timestamptz not null,
    delivered timestamptz,
    completed timestamptz,
    user_id uuid not null,
    sent_by text not null,
    primary key (customer_id, trailer_id, command_id)
  )`,
  // The client creates the id, so a repeated request finds the first command even if it names another trailer.
  'create unique index reefer_commands_id on reefer_commands (command_id)',
  'create index reefer_commands_trailer on reefer_commands (customer_id, trailer_id, created desc)',
  `create index reefer_commands_open on reefer_commands (customer_id, trailer_id) where status = 'inProgress'`,
]);
