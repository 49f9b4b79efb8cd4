import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema';
import type { Receipt, ReceiptRepository } from '../receipts';

export function sqlReceipts(db: Kysely<Database>): ReceiptRepository {
  return {
    async find(userId, requestId) {
      const { rows } = await sql<Receipt>`select user_id as "userId", request_id as "requestId", operation,
          request_hash as "requestHash", answer, at
        from mutation_receipts where user_id = ${userId}::uuid and request_id = ${requestId}::uuid`.execute(db);
      return rows[0];
    },
    async claim({ userId, requestId, operation, requestHash, at }) {
      const { rows } =
        await sql`insert into mutation_receipts (user_id, request_id, operation, request_hash, answer, at)
        values (${userId}::uuid, ${requestId}::uuid, ${operation}, ${requestHash}, 'null', ${at}::timestamptz)
        on conflict do nothing returning 1`.execute(db);
      return rows.length > 0;
    },
    async complete(userId, requestId, answer) {
      await sql`update mutation_receipts set answer = ${JSON.stringify(answer)}::jsonb
        where user_id = ${userId}::uuid and request_id = ${requestId}::uuid`.execute(db);
    },
    async deleteBefore(before) {
      const { numAffectedRows } = await sql`delete from mutation_receipts where at < ${before}::timestamptz`.execute(
        db,
      );
      return Number(numAffectedRows ?? 0n);
    },
  };
}
