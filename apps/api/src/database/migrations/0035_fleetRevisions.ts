import { statements } from './statements';

/** How often the trailers, groups and names of each customer were changed by people: what caches are checked against. */
export const fleetRevisions = statements([
  `create table fleet_revisions (
    customer_id int primary key,
    revision bigint not null
  )`,
]);
