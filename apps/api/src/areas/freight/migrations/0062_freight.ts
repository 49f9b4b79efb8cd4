import { statements } from '../../../database/migrations/statements';

/** Who accepted which version of the freight agreement. */
export const freight = statements([
  `create table freight_acceptances (
    user_id uuid not null references users on delete cascade,
    version text not null,
    accepted_at timestamptz not null,
    primary key (user_id, version)
  )`,
]);
