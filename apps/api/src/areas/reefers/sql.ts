import type { PendingCommand } from '@gladhand/domain/reefers';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema';
import { isEmptyScope } from '../../repositories/scope';
import { inTransaction } from '../../repositories/sql/inTransaction';
import { inScope } from '../../repositories/sql/sqlScope';
import { withinBound } from '../../repositories/sql/withinBound';
import type { CommandForDevice, CommandTarget, EndedCommand, ReeferCommandEntry, ReeferRepository } from './repository';
import { zonesOf } from './repository';

type TargetRow = Omit<CommandTarget, 'zones'> & Parameters<typeof zonesOf>[0];
type PendingRow = PendingCommand & { trailerId: string };

const entry = sql`customer_id as "customerId", trailer_id as "trailerId", command_id as "commandId", kind, zone,
  set_point_c as "setPointC", status, message, created, delivered, completed, user_id as "userId", sent_by as "sentBy"`;
const pending = sql`k.command_id as id, k.kind, k.zone, k.set_point_c as "setPointC", k.created, k.delivered`;

/** Reefer commands on PostgreSQL. */
export function sqlReefers(db: Kysely<Database>): ReeferRepository {
  return {
    openOf: (trailers) => openCommands(db, trailers),
    end: (ended) => endCommands(db, ended),
    async targets(vins, scope) {
      if (vins.length === 0 || isEmptyScope(scope)) return [];
      const { rows } = await sql<TargetRow>`
        select t.customer_id as "customerId", t.trailer_id as "trailerId", t.vin,
          t.installed_sensor_type_ids as "installedSensorTypeIds", s.tk_set_point_1_f as "tkSetPoint1F",
          s.tk_set_point_2_f as "tkSetPoint2F", s.tk_set_point_3_f as "tkSetPoint3F"
        from trailer t
        join trailer_status s on s.customer_id = t.customer_id and s.trailer_id = t.trailer_id
        join customers c on c.customer_id = t.customer_id
        where t.vin = any(${vins}::text[]) and ${inScope(scope)}`.execute(db);
      return rows.map(({ customerId, trailerId, vin, installedSensorTypeIds, ...told }) => ({
        customerId,
        trailerId,
        vin,
        installedSensorTypeIds,
        zones: zonesOf(told),
      }));
    },

    add: (commands) =>
      inTransaction(db, async (trx) => {
        if (commands.length === 0) return { stored: [], added: new Set<string>() };
        const list = commands.map((command) => ({
          customer_id: command.customerId,
          trailer_id: command.trailerId,
          command_id: command.commandId,
          kind: command.kind,
          zone: command.zone,
          set_point_c: command.setPointC,
          status: command.status,
          message: command.message,
          created: command.created,
          delivered: command.delivered,
          completed: command.completed,
          user_id: command.userId,
          sent_by: command.sentBy,
          is_copy: false,
        }));
        // Without a target, because the primary key holds the id too: of two inserts at once, one would break the key that
        // is not named.
        const { rows: added } = await sql<{ command_id: string }>`insert into reefer_commands
          select * from json_populate_recordset(null::reefer_commands, ${JSON.stringify(list)}::json)
          on conflict do nothing returning command_id`.execute(trx);
        await copyToOtherSides(
          trx,
          added.map(({ command_id }) => command_id),
        );
        const ids = commands.map(({ commandId }) => commandId);
        const { rows } = await sql<ReeferCommandEntry>`select ${entry} from reefer_commands
          where command_id = any(${ids}::uuid[]) and not is_copy`.execute(trx);
        const byId = new Map(rows.map((row) => [row.commandId, row]));
        const stored = ids.flatMap((id) => byId.get(id) ?? []);
        return { stored, added: new Set(added.map(({ command_id }) => command_id)) };
      }),

    async latest({ customerId, trailerId }, limit) {
      const { rows } = await sql<ReeferCommandEntry>`select ${entry} from reefer_commands
        where customer_id = ${customerId}::int and trailer_id = ${trailerId}::uuid
        order by created desc, command_id desc limit ${limit}`.execute(db);
      return rows;
    },

    async deleteBefore(customerId, before, limit) {
      const { numAffectedRows } = await sql`delete from reefer_commands
        where customer_id = ${customerId} and command_id in (
          select command_id from reefer_commands
          where customer_id = ${customerId} and completed < ${before} limit ${limit})`.execute(db);
      return Number(numAffectedRows ?? 0n);
    },

    deliver: (bound, since, now, limit) =>
      inTransaction(db, async (trx) => {
        const { rows } = await sql<CommandForDevice>`
          select ${pending}, t.serial_number as "serialNumber"
          from reefer_commands k
          join trailer h on h.customer_id = k.customer_id and h.trailer_id = k.trailer_id
          join trailer t on t.customer_id = coalesce(h.lessor_customer_id, h.customer_id)
            and t.trailer_id = coalesce(h.lessor_trailer_id, h.trailer_id)
          where k.status = 'inProgress' and not k.is_copy and k.created > ${since}::timestamptz
            and (h.lent_until is null or h.lent_until > ${now}::timestamptz)
            and t.serial_number is not null and ${withinBound(bound)}
          order by k.created, k.command_id limit ${limit}`.execute(trx);
        const fresh = rows.filter(({ delivered }) => delivered === null).map(({ id }) => id);
        if (fresh.length > 0)
          await sql`update reefer_commands set delivered = ${now}::timestamptz
            where command_id = any(${fresh}::uuid[]) and delivered is null`.execute(trx);
        return rows.map((row) => ({ ...row, delivered: row.delivered ?? now }));
      }),
  };
}

/** From the lessee's log to the lessor's, and from the lessor's to that of the lessee whose lease is in force. */
async function copyToOtherSides(trx: Kysely<Database>, commandIds: readonly string[]): Promise<void> {
  if (commandIds.length === 0) return;
  const copied = sql`k.command_id, k.kind, k.zone, k.set_point_c, k.status, k.created, k.user_id, c.short_name, true
    from reefer_commands k
    join trailer t on t.customer_id = k.customer_id and t.trailer_id = k.trailer_id
    join customers c on c.customer_id = k.customer_id`;
  const added = sql`k.command_id = any(${commandIds}::uuid[]) and not k.is_copy`;
  await sql`insert into reefer_commands
      (customer_id, trailer_id, command_id, kind, zone, set_point_c, status, created, user_id, sent_by, is_copy)
    select t.lessor_customer_id, t.lessor_trailer_id, ${copied} where ${added} and t.lessor_trailer_id is not null
    union all
    select r.customer_id, r.trailer_id, ${copied}
    join trailer_records r on r.lessor_trailer_id = t.trailer_id and r.lessor_customer_id = t.customer_id
      and r.held_until is null and r.held_since <= k.created and (r.lent_until is null or r.lent_until > k.created)
    where ${added}`.execute(trx);
}

/** Commands In Progress of the trailers of a batch, by trailer. */
async function openCommands(
  trx: Kysely<Database>,
  trailers: readonly { customerId: number; trailerId: string }[],
): Promise<ReadonlyMap<string, readonly PendingCommand[]>> {
  const open = new Map<string, PendingCommand[]>();
  if (trailers.length === 0) return open;
  const { rows } = await sql<PendingRow>`select ${pending}, k.trailer_id as "trailerId"
    from unnest(${trailers.map(({ customerId }) => customerId)}::int[],
      ${trailers.map(({ trailerId }) => trailerId)}::uuid[]) as t(customer_id, trailer_id)
    join reefer_commands k on k.customer_id = t.customer_id and k.trailer_id = t.trailer_id
    where k.status = 'inProgress' order by k.created, k.command_id`.execute(trx);
  for (const { trailerId, ...command } of rows) open.set(trailerId, [...(open.get(trailerId) ?? []), command]);
  return open;
}

/** An ended command never changes again. */
async function endCommands(trx: Kysely<Database>, ended: readonly EndedCommand[]): Promise<void> {
  await sql`update reefer_commands k set status = e.status, message = e.message, completed = e.completed
    from json_to_recordset(${JSON.stringify(ended)}::json)
      as e(id uuid, status text, message text, completed timestamptz)
    where k.command_id = e.id and k.status = 'inProgress'`.execute(trx);
}
