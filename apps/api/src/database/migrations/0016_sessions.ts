import { statements } from './statements';

/** Session details that users see when they review their sessions. */
export const sessions = statements([
  'alter table sessions add column user_agent text',
  'alter table sessions add column last_used_at timestamptz',
  'update sessions set last_used_at = created_at',
  'alter table sessions alter column last_used_at set not null',
]);
