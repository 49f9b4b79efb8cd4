// A thousand reports whose instant has come, planned by four planners on connections of their own.
import { query } from '../ingest/gateways.mjs';

const REPORTS = 1_000;
const PLANNERS = 4;

/** @returns how long it took, and how many instants have more than one run */
export async function planThousand({ api, url, customerId }) {
  await query(url, 'delete from report_configs');
  await query(
    url,
    `insert into report_configs
      (customer_id, report_id, content, owner_id, is_active, next_at, version, created_at, updated_at)
    select $1::int, gen_random_uuid(), $2::jsonb, (select user_id from users limit 1), true,
      date_trunc('minute', now()), 1, now(), now()
    from generate_series(1, ${REPORTS})`,
    [customerId, JSON.stringify(CONTENT)],
  );
  const databases = await Promise.all(
    Array.from({ length: PLANNERS }, () => api.openPostgres({ url, migrated: true, connections: 1 })),
  );
  const startedAt = performance.now();
  await Promise.all(
    databases.map(({ db }) => {
      const repositories = api.createSqlRepositories(db, { queueOn: () => ({ add: async () => undefined }) });
      const job = api.planJob({ repositories, ids: { uuid: () => crypto.randomUUID() }, now: () => new Date() });
      return job.run({ data: {}, signal: new AbortController().signal });
    }),
  );
  const seconds = (performance.now() - startedAt) / 1_000;
  await Promise.all(databases.map((database) => database.close()));
  const { rows } = await query(
    url,
    `select count(*)::int as runs, count(distinct (report_id, planned_at))::int as instants from report_runs`,
  );
  if (rows[0].runs < REPORTS) throw new Error(`Only ${rows[0].runs} of ${REPORTS} reports were planned.`);
  return { seconds, doubled: rows[0].runs - rows[0].instants };
}

const CONTENT = {
  ...{ name: 'Bench', reportTypeId: 1, allVehicles: true, vehicleIds: [], vehicleGroupIds: [] },
  ...{ allGeofences: true, geofenceIds: [], allFaultTypes: true, faultTypeIds: [], includeSensorData: false },
  ...{ columns: null, emailFrequency: null, reportHistoryTimeframe: null, assetThreshold: null },
  schedule: { frequency: 'daily', timeZone: 'UTC', weekdays: [], times: ['06:00'] },
  ...{ notifyEmails: ['bench@gladhand.example'], formats: ['xlsx'], whenEmpty: 'note', isActive: true },
};
