import { statements } from './statements';

/** What tells one session from another to whoever looks through the own ones. */
export const sessions = statements([
  'alter table sessions add column user_agent text',
  'alter table sessions add column last_used_at timestamptz',
  'update sessions set last_used_at = created_at',
  'alter table sessions alter column last_used_at set not null',
]);
