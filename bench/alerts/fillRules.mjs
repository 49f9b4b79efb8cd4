// Alert rules of every customer of a fleet: half of them are about all trailers, the others about ten.
import pg from 'pg';
import { conditionsOf, loadRules } from './alertsBench.mjs';

const TRAILERS_OF_A_RULE = 10;

/**
 * @param {string} url a database with trailers and users
 * @param {number} count of each customer
 */
export async function fillRules(url, count) {
  const conditions = conditionsOf(await loadRules(), count);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const owners = await client.query(
      "select user_id from users join user_roles using (user_id) where role = 'ADMINS' limit 1",
    );
    const { rows: customers } = await client.query('select distinct customer_id as id from trailer');
    for (const { id } of customers) {
      const { rows } = await client.query('select trailer_id as id from trailer where customer_id = $1', [id]);
      const rules = conditions.map((condition, place) => ({
        ...{ customer_id: id, rule_id: uuidOf(place), name: `Rule ${place}`, severity: 'caution', condition, place },
        all_vehicles: place % 2 === 0,
        trailer_ids: place % 2 === 0 ? [] : chosen(rows, place),
        ...{ group_ids: [], owner_id: owners.rows[0].user_id, notify_owner: false, notify_all_users: false },
        ...{ notify_emails: [], include_sensor_data: false, rate_limit_ms: 86_400_000, notify_present: false },
        ...{ version: 1, valid_from: new Date(), created_at: new Date(), updated_at: new Date(), escalation: [] },
      }));
      const json = JSON.stringify(rules);
      await client.query('insert into alert_rules select * from json_populate_recordset(null::alert_rules, $1)', [
        json,
      ]);
      await client.query(
        `insert into alert_rule_versions
           select * from json_populate_recordset(null::alert_rule_versions, $1)`,
        [json],
      );
    }
    await client.query('vacuum analyze alert_rules');
  } finally {
    await client.end();
  }
}

const chosen = (trailers, start) =>
  Array.from({ length: TRAILERS_OF_A_RULE }, (_, at) => trailers[(start * 37 + at * 13) % trailers.length].id);

const uuidOf = (number) => `01930008-0000-7000-8000-${String(number).padStart(12, '0')}`;
