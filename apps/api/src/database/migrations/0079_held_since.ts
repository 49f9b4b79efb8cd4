import { statements } from './statements';

/**
 * The span of a lease begins when its lessee's record is held, so it needs no column of its own. The index finds leases
 * that are over and whose records haven't ended yet.
 */
export const heldSince = statements([
  'drop view trailer',
  'drop view trailer_history',
  'alter table trailer_records drop column lent_from',
  'create view trailer as select * from trailer_records where is_current',
  `create view trailer_history as select * from trailer_records
    where is_current or (held_until is not null and lessor_trailer_id is null)`,
  'create index trailer_lent_until on trailer_records (lent_until) where is_current and lent_until is not null',
]);
