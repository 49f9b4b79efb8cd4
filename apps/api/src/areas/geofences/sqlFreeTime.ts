import { GEOFENCE_CATEGORIES } from '@gladhand/domain/geofences';
import { sql } from 'kysely';

/** Joins the free time of the category of a geofence `g`: of the customer's own one, or the default. */
export const joinFreeTime = sql`
  left join geofence_categories o on o.customer_id = g.customer_id and o.category_id::text = g.category
  left join unnest(${GEOFENCE_CATEGORIES.map(({ id }) => id)}::text[],
    ${GEOFENCE_CATEGORIES.map(({ freeMinutes }) => freeMinutes)}::int[]) as d(category, minutes)
    on d.category = g.category`;

/** The free time of a geofence as an interval. */
export const freeTime = sql`make_interval(mins => coalesce(g.free_minutes, o.free_minutes, d.minutes, 0))`;
