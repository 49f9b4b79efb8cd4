import { statements } from '../../../database/migrations/statements';

/** For the first page of all customers: the worst issues are the beginning of an index, and numbers are kept. */
export const firstPage = statements([
  `create index maintenance_issues_points on maintenance_issues (points desc)
    include (customer_id, trailer_id, issue_id, kind, state, snoozed_at, snoozed_until, round_at)
    where closed_at is null and withdrawn_at is null`,
  'create sequence maintenance_changes',
]);
