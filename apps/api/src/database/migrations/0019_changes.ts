import { statements } from './statements';

/** The sequence of trailer changes that every process reads. */
export const changes = statements([
  `create table trailer_changes (
    changed_by xid8 not null,
    customer_ids int[] not null,
    at timestamptz not null
  )`,
  'create index trailer_changes_changed_by on trailer_changes (changed_by)',
]);
