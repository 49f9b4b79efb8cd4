import { statements } from './statements';

/** Revision numbers of each customer's trailers, groups and names, used to validate caches. */
export const fleetRevisions = statements([
  `create table fleet_revisions (
    customer_id int primary key,
    revision bigint not null
  )`,
]);
