import { statements } from '../../../database/migrations/statements';

/** The first day that was added up of a customer, so that a report from before it adds the days in between. */
export const firstDay = statements([
  'alter table insight_progress add column first_day date',
  `update insight_progress p set first_day = coalesce(
    (select min(d.day) from insight_trailer_days d where d.customer_id = p.customer_id), p.through)`,
  'alter table insight_progress alter column first_day set not null',
]);
