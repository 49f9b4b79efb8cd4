import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/schema';
import { SUBSTRING_FROM_CHARS } from '../../repositories/fleetFields';
import { rolesOf } from '../../repositories/groups';
import { isEmptyScope } from '../../repositories/scope';
import { matchesSearch } from '../../repositories/sql/fleetConditions';
import { inScope } from '../../repositories/sql/sqlScope';
import type {
  CustomerResult,
  GroupResult,
  SearchedCustomers,
  SearchRepository,
  TrailerResult,
  UserResult,
} from './repository';

/** The best of this many trailers with the text inside are returned; a text with more matches is no use anyway. */
const MAX_CANDIDATES = 1_000;

const unitId = sql`lower(t.unit_id collate "C")`;
const vin = sql`lower(t.vin collate "C")`;
const serial = sql`lower(t.serial_number collate "C")`;

export function sqlSearch(db: Kysely<Database>): SearchRepository {
  return {
    async trailers({ text, limit, scope, wholeNumber }) {
      if (isEmptyScope(scope)) return [];
      const from = (order: RawBuilder<unknown>, rank: number, where: RawBuilder<unknown>) => sql`
        (select ${rank}::int as rank, ${order} as place, t.vin, t.unit_id as "unitId",
          t.serial_number as "serialNumber", c.short_name as "customerName"
        from trailer t join customers c on c.customer_id = t.customer_id
        where ${where} and ${inScope(scope)}`;
      const first = (order: RawBuilder<unknown>, rank: number, where: RawBuilder<unknown>) =>
        sql`${from(order, rank, where)} order by place, t.vin limit ${limit})`;
      const anyIs = (columns: readonly RawBuilder<unknown>[]) =>
        sql`(${sql.join(
          columns.map((column) => sql`${column} = ${text}`),
          sql` or `,
        )})`;
      // Each part reads only the beginning of an index.
      const parts = wholeNumber
        ? [first(vin, 0, anyIs([vin, serial]))]
        : [
            first(unitId, 0, anyIs([vin, unitId, serial])),
            first(unitId, 1, startsWith(unitId, text)),
            first(vin, 2, startsWith(vin, text)),
            first(serial, 3, startsWith(serial, text)),
          ];
      const found = await read(parts);
      if (wholeNumber || found.length >= limit || text.length < SUBSTRING_FROM_CHARS) return found.slice(0, limit);
      const within = sql`${from(unitId, 4, matchesSearch(text))} limit ${MAX_CANDIDATES})`;
      return (await read([...parts, within])).slice(0, limit);

      /** The best match of each trailer. */
      async function read(unions: readonly RawBuilder<unknown>[]): Promise<TrailerResult[]> {
        const { rows } = await sql<TrailerResult & { rank: number; place: string }>`
          select * from (select distinct on (vin) * from (${sql.join(unions, sql` union all `)}) matches
            order by vin, rank) trailers
          order by rank, place collate "C", vin collate "C" limit ${limit}`.execute(db);
        return rows.map(({ rank: _, place: __, ...trailer }) => trailer);
      }
    },

    async customers({ text, limit, customerIds }) {
      const names = [
        sql`lower(c.short_name collate "C")`,
        sql`lower(c.long_name collate "C")`,
        sql`lower(c.abbrev collate "C")`,
        sql`coalesce(c.dot_number, '')`,
      ];
      const { rows } = await sql<CustomerResult>`
        select c.customer_id as "customerId", c.short_name as "shortName", c.long_name as "longName", c.active
        from customers c
        where ${isWithin(customerIds)} and (${anyContains(names, text)} or c.customer_id::text = ${text})
        order by case when c.customer_id::text = ${text} then 0 else ${rank(names, text)} end,
          lower(c.short_name collate "C"), c.customer_id
        limit ${limit}`.execute(db);
      return rows;
    },

    async groups({ text, limit, customerIds }) {
      const name = sql`lower(g.name collate "C")`;
      const { rows } = await sql<GroupResult>`
        select g.customer_id as "customerId", g.group_id as "groupId", g.name, c.short_name as "customerName"
        from vehicle_groups g join customers c on c.customer_id = g.customer_id
        where ${isWithin(customerIds)} and ${anyContains([name], text)}
        order by ${rank([name], text)}, ${name}, lower(c.short_name collate "C"), g.group_id
        limit ${limit}`.execute(db);
      return rows;
    },

    async users({ text, limit, customerIds }) {
      // Email addresses are stored in lower case.
      const email = sql`users.email`;
      const ofCustomers =
        customerIds === 'all'
          ? sql`true`
          : sql`exists (select 1 from user_roles r
              where r.user_id = users.user_id and r.role = any(${customerIds.flatMap(rolesOf)}::text[]))`;
      const { rows } = await sql<UserResult>`
        select users.user_id as "userId", users.email, users.enabled from users
        where users.email like ${`%${escaped(text)}%`} and ${ofCustomers}
        order by ${rank([email], text)}, users.email collate "C"
        limit ${limit}`.execute(db);
      return rows;
    },
  };
}

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

const startsWith = (column: RawBuilder<unknown>, text: string) => sql`${column} like ${`${escaped(text)}%`}`;

const anyContains = (columns: readonly RawBuilder<unknown>[], text: string) =>
  sql`(${sql.join(
    columns.map((column) => sql`strpos(${column}, ${text}) > 0`),
    sql` or `,
  )})`;

/** 0 for a complete text, 1 for its beginning, 2 for a part of it. */
const rank = (columns: readonly RawBuilder<unknown>[], text: string) => sql`case
  when ${text} in (${sql.join(columns)}) then 0
  when ${sql.join(
    columns.map((column) => startsWith(column, text)),
    sql` or `,
  )} then 1 else 2 end`;

const isWithin = (customerIds: SearchedCustomers) =>
  customerIds === 'all' ? sql`true` : sql`c.customer_id = any(${[...customerIds]}::int[])`;
