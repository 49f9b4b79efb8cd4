import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSqlRepositories } from '../../composition/sqlRepositories';
import { createMemoryJobs } from '../../engine/memoryJobs';
import { loadDataset } from '../../repositories/sql/loadDataset';
import { codeOf } from '../../testing/everywhere';
import { openTestPostgres } from '../../testing/openTestPostgres';
import { createTestApi, type TestApi, type TestClient } from '../../testing/testApi';
import { createTestDataset, TEST_NOW, testId, testUser } from '../../testing/testDataset';

const ADMIN = 'admin@example.com';
const LESSEE = 'boss@zephyr.example';
const ZONE = 'America/Chicago';
const WEST = testId(2, 6);
const WAIT = { timeout: 20_000, interval: 10 };

const fresh = createTestDataset();
const dataset = {
  ...fresh,
  features: [{ customerId: 1, feature: 'VinTransferPortal' }],
  groupTrailers: [],
  users: [...fresh.users, testUser(20, LESSEE, ['CUSTOMER_ADMIN_3'])],
};

let database: Awaited<ReturnType<typeof openTestPostgres>>;
const jobs = createMemoryJobs();
let test: TestApi;
let admin: TestClient;
let lessee: TestClient;

beforeAll(async () => {
  database = await openTestPostgres();
  await loadDataset(database.db, dataset, TEST_NOW);
  test = await createTestApi(createSqlRepositories(database.db, { queueOn: () => jobs }), { processes: 2 });
  await signIn();
});
/** Sessions end within a day. */
async function signIn(): Promise<void> {
  [admin, lessee] = await Promise.all([test.signedIn(ADMIN), test.signedIn(LESSEE)]);
}
afterAll(async () => {
  await test?.close();
  await database?.close();
});

interface Trailer {
  trailerId: string;
  vin: string;
}
type Change = 'transfer' | 'lease' | 'group' | 'lease begins';

const TODAY = TEST_NOW.toISOString().slice(0, 10);
const DAY_MS = 86_400_000;
let made = 0;
const lease = ({ vin }: Trailer, firstDay = TODAY) =>
  codeOf(
    admin.portal.leases.create({
      ...{ id: testId(8, ++made), trailers: 1 },
      lease: { lessorId: 1, lesseeId: 3, firstDay, timeZone: ZONE, lines: [vin] },
    }),
  );
const CHANGES: Record<Change, (trailer: Trailer) => Promise<string>> = {
  lease,
  transfer: ({ vin }) =>
    codeOf(
      admin.portal.transfers.request({
        ...{ id: testId(7, ++made), fromCustomerId: 1, toCustomerId: 2, timeZone: ZONE, lines: [vin], trailers: 1 },
      }),
    ),
  group: ({ trailerId }) =>
    codeOf(
      admin.portal.administration.groups.addVehicles({
        ...{ customerId: 1, vehicleIds: [trailerId], vehicleGroupIds: [WEST] },
      }),
    ),
  'lease begins': () => codeOf(test.runScheduled('leases.follow')),
};

/** Starts the changes in an order while rows are locked, so that they get them one after the other. */
async function contend(
  trailer: Trailer,
  order: readonly Change[],
  rows = recordOf(trailer.vin, 1),
): Promise<Record<string, string>> {
  const lock = await database.reserve.startTransaction().execute();
  const answers: [Change, Promise<string>][] = [];
  try {
    await sql`select from ${rows}`.execute(lock);
    for (const change of order) {
      const before = await waiting();
      const answer = CHANGES[change](trailer);
      answers.push([change, answer]);
      // A change that another one rules out doesn't wait.
      await Promise.race([answer, vi.waitFor(async () => expect(await waiting()).toBeGreaterThan(before), WAIT)]);
    }
  } finally {
    await lock.rollback().execute();
  }
  return Object.fromEntries(await Promise.all(answers.map(async ([change, answer]) => [change, await answer])));
}

const recordOf = (vin: string, customerId: number) =>
  sql`trailer_records where vin = ${vin} and customer_id = ${customerId}::int for update`;

async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(database.reserve);
  return rows[0]?.count ?? 0;
}

/** Records of a trailer, with the number of their groups. */
async function recordsOf(vin: string) {
  const { rows } = await sql<{ customer: number; isCurrent: boolean; ended: boolean; groups: number }>`
    select customer_id as customer, is_current as "isCurrent", held_until is not null as ended,
      (select count(*)::int from vehicle_group_trailers m where m.trailer_id = r.trailer_id) as groups
    from trailer_records r where vin = ${vin} order by customer_id`.execute(database.reserve);
  return rows;
}

const own = dataset.trailers.filter(({ customerId }) => customerId === 1);
const ORDERS: readonly (readonly Change[])[] = [
  ['transfer', 'lease', 'group'],
  ['transfer', 'group', 'lease'],
  ['lease', 'transfer', 'group'],
  ['lease', 'group', 'transfer'],
  ['group', 'transfer', 'lease'],
  ['group', 'lease', 'transfer'],
];

describe('changes of one trailer at once', () => {
  it.each(ORDERS.map((order, nth) => [order.join(', '), order, own[nth]] as const))('%s', async (_, order, trailer) => {
    if (!trailer) throw new Error('no trailer');
    const answers = await contend(trailer, order);
    expect(answers.transfer).toBe('answered');
    // Behind a lease, the lock can go to either.
    const [first] = order;
    if (first !== 'lease') expect(answers.group).toBe(first === 'group' ? 'answered' : 'NOT_FOUND');
    // The group hangs on the ended record, and comes back with it if the transfer is undone.
    const groups = answers.group === 'answered' ? 1 : 0;
    // The trailer is part of a transfer, or has moved.
    expect(answers.lease).toBe('BAD_USER_INPUT');
    expect(await recordsOf(trailer.vin)).toEqual([
      { customer: 1, isCurrent: false, ended: true, groups },
      { customer: 2, isCurrent: true, ended: false, groups: 0 },
    ]);
  });

  const leased = own.slice(ORDERS.length);
  it.each([
    // The transfer has ended the lease, and then waits for the customer that gets the trailer.
    [
      'transfer, lease begins',
      ['transfer', 'lease begins'],
      leased[0],
      () => sql`customers where customer_id = 2 for no key update`,
    ],
    ['lease begins, transfer', ['lease begins', 'transfer'], leased[1], (vin: string) => recordOf(vin, 3)],
  ] as const)('%s', async (_, order, trailer, rows) => {
    if (!trailer) throw new Error('no trailer');
    const tomorrow = new Date(test.clock.now.getTime() + DAY_MS).toISOString().slice(0, 10);
    expect(await lease(trailer, tomorrow)).toBe('answered');
    jobs.restore([]);
    test.pass(DAY_MS);
    await signIn();
    expect(await recordsOf(trailer.vin)).toMatchObject([{ isCurrent: true }, { isCurrent: false, ended: false }]);
    expect(await contend(trailer, order, rows(trailer.vin))).toEqual({
      transfer: 'answered',
      'lease begins': 'answered',
    });
    expect(await recordsOf(trailer.vin)).toMatchObject([
      { customer: 1, isCurrent: false, ended: true },
      { customer: 2, isCurrent: true, ended: false },
      { customer: 3, isCurrent: false, ended: true },
    ]);
    expect(await codeOf(lessee.portal.trailers.detail(trailer.vin))).toBe('NOT_FOUND');
  });
});
