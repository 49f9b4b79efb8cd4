import { statements } from './statements';

/** Results of create mutations by the client's request id, for retries after a lost response. */
export const receipts = statements([
  `create table mutation_receipts (
    user_id uuid not null,
    request_id uuid not null,
    operation text not null,
    request_hash text not null,
    answer jsonb not null,
    at timestamptz not null,
    primary key (user_id, request_id)
  )`,
  'create index mutation_receipts_at on mutation_receipts (at)',
]);
