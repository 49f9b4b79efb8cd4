import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/schema';
import type { AlertDayRecord, AlertDayRepository, DaySpan, DayStripName, DayStrips } from './dayRepository';
import { DAY_STRIP_COLUMNS } from './dayStrips';

/** Days of trailers on PostgreSQL. */
export const sqlDays = (db: Kysely<Database>): AlertDayRepository => ({
  async lock({ customerId, trailerId }) {
    await sql`select from trailer_status where customer_id = ${customerId}::int and trailer_id = ${trailerId}::uuid
      for update`.execute(db);
  },
  async forget(days) {
    if (days.length === 0) return;
    await sql`delete from alert_days d using unnest(${days.map(({ customerId }) => customerId)}::int[],
        ${days.map(({ trailerId }) => trailerId)}::uuid[], ${days.map(({ day }) => day)}::date[])
        as n(customer_id, trailer_id, day)
      where d.customer_id = n.customer_id and d.trailer_id = n.trailer_id and d.day >= n.day`.execute(db);
  },
  async put(days) {
    if (days.length === 0) return;
    await sql`insert into alert_days
      select * from json_populate_recordset(null::alert_days, ${JSON.stringify(days.map(toRow))}::json)
      on conflict (customer_id, trailer_id, day) do update set carrier = excluded.carrier, fix = excluded.fix,
        ${sql.join(Object.values(DAY_STRIP_COLUMNS).map((name) => sql`${sql.id(name)} = excluded.${sql.id(name)}`))}
    `.execute(db);
  },
  async read(customerId, trailerIds, span, names) {
    const columns = names.map((name) => sql`${sql.id(DAY_STRIP_COLUMNS[name])} as ${sql.id(name)}`);
    const { rows } = await sql<Stored & DayStrips>`select ${sql.join([stored, ...columns])}
      ${found(customerId, trailerIds, span)}`.execute(db);
    return rows.map((row) => ({ ...recordOf(row), strips: stripsIn(row, names) }));
  },
  async list(customerId, trailerIds, span) {
    const { rows } = await sql<Stored>`select ${stored} ${found(customerId, trailerIds, span)}`.execute(db);
    return rows.map(recordOf);
  },
  deleteBefore: (before, limit) => remove(db, sql`day < ${before}::date`, limit),
  deleteOfCustomer: (customerId, before, limit) =>
    remove(db, sql`customer_id = ${customerId}::int and day < ${before}::date`, limit),
});

async function remove(db: Kysely<Database>, which: RawBuilder<unknown>, limit: number): Promise<void> {
  for (;;) {
    const { rows } = await sql<object>`delete from alert_days where (customer_id, trailer_id, day) in (
        select customer_id, trailer_id, day from alert_days where ${which} limit ${limit})
      returning day`.execute(db);
    if (rows.length < limit) return;
  }
}

type Stored = Omit<AlertDayRecord, 'strips'>;

const stored = sql`customer_id as "customerId", trailer_id as "trailerId", to_char(day, 'YYYY-MM-DD') as day, carrier, fix`;

const found = (customerId: number, trailerIds: readonly string[], { from, before }: DaySpan) => sql`from alert_days
  where customer_id = ${customerId}::int and trailer_id = any(${[...trailerIds]}::uuid[])
    and day >= ${from}::date and day < ${before}::date
  order by trailer_id, day`;

function recordOf({ customerId, trailerId, day, carrier, fix }: Stored): Stored {
  return {
    ...{ customerId, trailerId, day, carrier },
    fix: { believed: dated(fix.believed), doubted: dated(fix.doubted) },
  };
}

const dated = <Fix extends { at: Date }>(fix: Fix | undefined): Fix | undefined =>
  fix && { ...fix, at: new Date(fix.at) };

const stripsIn = (row: DayStrips, names: readonly DayStripName[]): DayStrips =>
  Object.fromEntries(names.flatMap((name) => (row[name] ? [[name, row[name]]] : [])));

const toRow = ({ customerId, trailerId, day, carrier, fix, strips }: AlertDayRecord) => ({
  customer_id: customerId,
  trailer_id: trailerId,
  ...{ day, carrier, fix },
  ...Object.fromEntries(
    Object.entries(strips).map(([name, strip]) => [DAY_STRIP_COLUMNS[name as DayStripName], strip]),
  ),
});
