// A month of reports of a fleet, one every quarter of an hour: doors, fuel, position and battery.
import pg from 'pg';

export const LOG = { days: 30, minutes: 15 };
const DOOR_AND_REEFER = [36, 25];

/** @param {{ ingest: { ensureMonths(recorded: Date[]): Promise<void> } }} repositories of the database */
export async function fillLog(url, { ingest }) {
  const now = Date.now();
  await ingest.ensureMonths(Array.from({ length: LOG.days + 3 }, (_, day) => new Date(now - day * 86_400_000)));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('update trailer set installed_sensor_type_ids = $1', [DOOR_AND_REEFER]);
    const { rowCount } = await client.query(
      `with numbered as (
         select customer_id, trailer_id, (row_number() over (order by trailer_id))::int as number from trailer)
       insert into activity_log (customer_id, trailer_id, log_id, recorded, received, report_id, readings)
       select t.customer_id, t.trailer_id, gen_random_uuid(), r.at, r.at, null, jsonb_build_object(
         'tether', case when (t.number + n / 200) % 5 = 0 then 'untethered' else 'tethered' end,
         'door', case when (t.number * 7 + n) % 97 < 2 then 'open' else 'closed' end,
         'trailerBatteryVolts', 12.4 + (n % 7) / 10.0,
         'position', jsonb_build_object('lat', 40 + t.number / 1000.0, 'lng', -90, 'speedMph', 0),
         'reefer', jsonb_build_object('power', 'on', 'fuelPercent', 20 + (t.number + n) % 60))
       from numbered t, generate_series(1, $1::int) n,
         lateral (select now() - make_interval(mins => n * $2::int) as at) r`,
      [(LOG.days * 1_440) / LOG.minutes, LOG.minutes],
    );
    await client.query('vacuum analyze activity_log');
    return rowCount;
  } finally {
    await client.end();
  }
}
