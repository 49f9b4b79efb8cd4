import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../database/schema';
import type { DeviceLinkRecord, DeviceLinkRepository } from './repository';

export function sqlDeviceLinks(db: Kysely<Database>): DeviceLinkRepository {
  return {
    async add(link) {
      await db
        .insertInto('device_links')
        .values({
          link_id: link.linkId,
          secret_hash: link.secretHash,
          customer_id: link.customerId,
          trailer_id: link.trailerId,
          name: link.name,
          created_by: link.createdBy,
          created_at: link.createdAt,
          revoked_at: link.revokedAt,
        })
        .execute();
    },
    async open(secretHash) {
      const { rows } = await sql<{ customerId: number; trailerId: string; serialNumber: string }>`
        select l.customer_id as "customerId", l.trailer_id as "trailerId", t.serial_number as "serialNumber"
        from device_links l join trailer t on t.customer_id = l.customer_id and t.trailer_id = l.trailer_id
        where l.secret_hash = ${secretHash} and l.revoked_at is null and t.serial_number is not null`.execute(db);
      return rows[0];
    },
    async of({ customerId, trailerId }) {
      const rows = await db
        .selectFrom('device_links')
        .selectAll()
        .where('customer_id', '=', customerId)
        .where('trailer_id', '=', trailerId)
        .where('revoked_at', 'is', null)
        .orderBy('created_at', 'desc')
        .orderBy('link_id', 'desc')
        .execute();
      return rows.map(toRecord);
    },
    async revoke({ customerId, trailerId }, linkId, now) {
      const { numUpdatedRows } = await db
        .updateTable('device_links')
        .set({ revoked_at: now })
        .where('customer_id', '=', customerId)
        .where('trailer_id', '=', trailerId)
        .where('link_id', '=', linkId)
        .where('revoked_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async linkedTrailerIds() {
      const rows = await db
        .selectFrom('device_links')
        .select('trailer_id')
        .distinct()
        .where('revoked_at', 'is', null)
        .orderBy('trailer_id')
        .execute();
      return rows.map(({ trailer_id }) => trailer_id);
    },
  };
}

function toRecord(row: Selectable<Database['device_links']>): DeviceLinkRecord {
  return {
    linkId: row.link_id,
    secretHash: row.secret_hash,
    customerId: row.customer_id,
    trailerId: row.trailer_id,
    name: row.name,
    createdBy: row.created_by,
    createdAt: row.created_at,
    revokedAt: row.revoked_at,
  };
}
