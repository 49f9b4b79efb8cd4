import { sql } from 'kysely';

/** Whether the list of a model `p` applies to a trailer `t`. The same as `isOfModel`. */
export const OF_MODEL = sql`p.vehicle_type_id = t.vehicle_type_id
  and (p.vehicle_length_feet is null or p.vehicle_length_feet = t.vehicle_length_feet)
  and (p.model_year is null or p.model_year = t.model_year)`;
