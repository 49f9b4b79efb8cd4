// 3,000,000 visits of a customer of 10,000 trailers in 200 geofences: 300 stays of each trailer, one after the other.
import pg from 'pg';

export const YARD = { trailers: 10_000, customers: 1, geofences: 200, visitsPerTrailer: 300 };
/** Stays are this far apart; the last third of each is on the road. */
const STAY_HOURS = 24;

/** @param {string} url a database with the trailers */
export async function fillVisits(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query('select min(customer_id)::int as id from trailer');
    const customerId = rows[0].id;
    await client.query(
      `insert into geofences (customer_id, geofence_id, name, category, is_active, shape, enter_emails, exit_emails,
        valid_from, version, created_at, updated_at)
      select $1, md5('geofence ' || n)::uuid, 'Geofence ' || n, 'yard', true,
        jsonb_build_object('type', 'circle', 'center', jsonb_build_object('lat', 40, 'lng', -90), 'radiusMeters', 300),
        '{}', '{}', now(), 1, now(), now()
      from generate_series(1, $2::int) n`,
      [customerId, YARD.geofences],
    );
    await client.query(
      `insert into geofence_visits (customer_id, visit_id, geofence_id, trailer_id, how, entered_at, entered_after,
        entered_before, left_at, left_after, left_before, ended_by, decided_at, left_decided_at)
      select $1, md5(t.trailer_id::text || n)::uuid, md5('geofence ' || (1 + (t.number * 7 + n) % $3::int))::uuid,
        t.trailer_id, 'seen', v.entered, v.entered - interval '5 min', v.entered,
        case when n > 1 then v.left_at end, case when n > 1 then v.left_at end,
        case when n > 1 then v.left_at + interval '5 min' end, case when n > 1 then 'exit' end, v.entered,
        case when n > 1 then v.left_at end
      from (select trailer_id, row_number() over (order by trailer_id)::int as number
            from trailer where customer_id = $1) t,
        generate_series(1, $2::int) n,
        lateral (select now() - make_interval(hours => n * $4::int, mins => t.number % 1440) as entered) e,
        lateral (select e.entered, e.entered + make_interval(hours => $4::int * 2 / 3) as left_at) v`,
      [customerId, YARD.visitsPerTrailer, YARD.geofences, STAY_HOURS],
    );
    await client.query('vacuum analyze geofence_visits');
    return customerId;
  } finally {
    await client.end();
  }
}
