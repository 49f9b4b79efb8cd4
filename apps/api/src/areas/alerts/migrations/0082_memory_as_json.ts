import { statements } from '../../../database/migrations/statements';

/** Each report reads and writes what is remembered of its trailer, which no query looks into: as `json` it stays text. */
export const memoryAsJson = statements([
  'alter table alert_memory alter column state type json using state::json',
  'alter table alert_checkpoints alter column state type json using state::json',
]);
