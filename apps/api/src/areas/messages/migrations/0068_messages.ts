import { statements } from '../../../database/migrations/statements';

/** Messages to users, and who has dismissed them. */
export const messages = statements([
  `create table messages (
    message_id uuid primary key,
    severity text not null,
    text text not null,
    roles text[] not null,
    customer_ids int[] not null,
    features text[] not null,
    from_at timestamptz not null,
    until_at timestamptz check (until_at > from_at),
    is_dismissible boolean not null,
    withdrawn_at timestamptz,
    created_by uuid references users on delete set null,
    created_at timestamptz not null,
    updated_by uuid references users on delete set null,
    updated_at timestamptz not null,
    version int not null
  )`,
  // Every portal reads the few that are open.
  'create index messages_open on messages (until_at) where withdrawn_at is null',
  `create table message_dismissals (
    message_id uuid not null references messages on delete cascade,
    user_id uuid not null references users on delete cascade,
    dismissed_at timestamptz not null,
    primary key (message_id, user_id)
  )`,
  'create index message_dismissals_of_user on message_dismissals (user_id)',
]);
