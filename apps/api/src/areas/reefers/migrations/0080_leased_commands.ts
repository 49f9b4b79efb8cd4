import { statements } from '../../../database/migrations/statements';

/**
 * A command to a trailer on lease is in the log of lessor and lessee. The copy has the same id, because the unit's
 * answer ends both, and is never delivered.
 */
export const leasedCommands = statements([
  'alter table reefer_commands add is_copy boolean not null default false',
  'drop index reefer_commands_id',
  'create unique index reefer_commands_id on reefer_commands (command_id) where not is_copy',
  // Answers end a command with its copy.
  'create index reefer_commands_both on reefer_commands (command_id)',
]);
