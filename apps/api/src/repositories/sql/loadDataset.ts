import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema';
import { type ColumnType, STATUS_COLUMNS, TRAILER_COLUMNS, type TrailerRecord } from '../../database/trailerColumns';
import type { Dataset } from '../dataset';
import { inTransaction } from './inTransaction';
import { insertUser } from './sqlUsers';

/** Rows per statement; the embedded database blocks its thread while one runs. */
const BATCH = 200;

/** Writes a dataset into an empty database, in one transaction. */
export function loadDataset(db: Kysely<Database>, dataset: Dataset, now: Date): Promise<void> {
  return inTransaction(db, async (trx) => {
    for (const batch of batches(dataset.customers)) {
      await trx
        .insertInto('customers')
        .values(
          batch.map((customer) => ({
            customer_id: customer.customerId,
            short_name: customer.shortName,
            long_name: customer.longName,
            abbrev: customer.abbrev,
            active: customer.active,
            dot_number: customer.dotNumber,
            retention_duration_days: customer.retentionDurationDays,
            unloaded_up_to_lbs: customer.unloadedUpToLbs,
            hidden_from_technicians: customer.hiddenFromTechnicians,
            shows_parts: customer.showsParts,
            created_at: customer.createdAt,
            updated_at: customer.updatedAt,
          })),
        )
        .execute();
    }
    for (const batch of batches(dataset.features)) {
      await trx
        .insertInto('customer_features')
        .values(batch.map(({ customerId, feature }) => ({ customer_id: customerId, feature })))
        .execute();
    }
    for (const user of dataset.users) await insertUser(trx, user);
    for (const batch of batches(dataset.groups)) {
      await trx
        .insertInto('vehicle_groups')
        .values(
          batch.map(({ customerId, groupId, name, kind }) => ({
            customer_id: customerId,
            group_id: groupId,
            name,
            kind,
          })),
        )
        .execute();
    }
    for (const batch of batches(dataset.groups.filter(({ parentId }) => parentId !== null))) {
      await trx
        .insertInto('vehicle_group_parents')
        .values(
          batch.map(({ customerId, groupId, parentId }) => ({
            customer_id: customerId,
            group_id: groupId,
            parent_id: parentId ?? '',
          })),
        )
        .execute();
    }
    for (const batch of batches(dataset.groupUsers)) {
      await trx
        .insertInto('vehicle_group_users')
        .values(
          batch.map(({ customerId, groupId, userId }) => ({
            customer_id: customerId,
            group_id: groupId,
            user_id: userId,
          })),
        )
        .execute();
    }
    for (const batch of batches(dataset.trailers)) {
      await insertRecords(trx, 'trailer', TRAILER_COLUMNS, batch, now);
      await insertRecords(trx, 'trailer_status', STATUS_COLUMNS, batch, now);
    }
    for (const batch of batches(dataset.groupTrailers)) {
      await trx
        .insertInto('vehicle_group_trailers')
        .values(
          batch.map(({ customerId, groupId, trailerId }) => ({
            customer_id: customerId,
            group_id: groupId,
            trailer_id: trailerId,
          })),
        )
        .execute();
    }
  });
}

/** One parameter per statement: the rows as JSON, which the database converts to the types of the table. */
async function insertRecords(
  db: Kysely<Database>,
  table: 'trailer' | 'trailer_status',
  columns: Readonly<Record<string, readonly [string, ColumnType]>>,
  records: readonly TrailerRecord[],
  now: Date,
): Promise<void> {
  const extra = table === 'trailer' ? ['created_at', 'updated_at'] : ['updated_at'];
  const names = ['customer_id', 'trailer_id', ...Object.values(columns).map(([column]) => column), ...extra];
  const rows = records.map((record) => ({
    customer_id: record.customerId,
    trailer_id: record.trailerId,
    ...Object.fromEntries(
      Object.entries(columns).map(([field, [column]]) => [column, record[field as keyof TrailerRecord]]),
    ),
    ...Object.fromEntries(extra.map((column) => [column, now])),
  }));
  const list = sql.join(names.map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${list})
    select ${list} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(db);
}

function* batches<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += BATCH) yield items.slice(start, start + BATCH);
}
