// User Management at 100,000 users and Group Management at 10,000 groups, on PostgreSQL: what an administrator waits for.
import { createCaller } from '../api/client.mjs';
import { onFleet } from '../api/onFleet.mjs';
import { atMost, line, median } from '../table.mjs';

const FLEET = { trailers: 10_000, customers: 4 };
const USERS = 100_000;
const GROUPS = 10_000;
const PAGE_SIZE = 20;
const ROUNDS = 9;
/** A page at any depth and in any order, as a multiple of the first one. */
const DEPTH_LIMIT = 3;

/** @param {{ postgresUrl: string, say: (line: string) => void }} options a server where databases may be made */
export function benchAdministration({ postgresUrl, say }) {
  return onFleet({ postgresUrl, say, name: 'administration', fleet: FLEET }, async ({ api, query, serve, enter }) => {
    say(`adding ${USERS.toLocaleString('en')} users and ${GROUPS.toLocaleString('en')} groups`);
    for (const statement of [...manyUsers(), ...manyGroups(), 'analyze']) await query(statement);
    const { server } = await serve();
    const { headers } = await enter(server);
    const caller = createCaller(server, 1);
    const documents = Object.values(api.persistedDocuments);
    const ask = async (operation, variables) => {
      const document = documents.find((text) => text.startsWith(`query ${operation}(`));
      const took = [];
      for (let round = 0; round < ROUNDS; round++) {
        const answer = await caller.post('/graphql', JSON.stringify({ query: document, variables }), headers);
        const { errors } = JSON.parse(answer.content.toString());
        if (errors) throw new Error(`The API answered an error: ${JSON.stringify(errors).slice(0, 500)}`);
        took.push(answer.tookMs);
      }
      return median(took);
    };
    const users = (pageNumber, overrides = {}) =>
      ask('Users', { input: { paginationInput: { pageSize: PAGE_SIZE, pageNumber }, ...overrides } });

    say('pages of users');
    const first = await users(1);
    const deep = await users(Math.floor(USERS / PAGE_SIZE));
    const sorted = await users(1, { sortingInput: { sortBy: 'lastLogin', sortAsc: false } });
    const found = await users(1, { filters: { username: 'user-77' } });
    say('groups');
    const groups = await ask('VehicleGroups', { customerId: 1 });
    caller.close();
    const beside = (ms) => `${ms.toFixed(1)} and ${first.toFixed(1)} ms`;
    return [
      line('100,000 users, first page', `${first.toFixed(1)} ms`),
      atMost('100,000 users, last page to the first', deep / first, DEPTH_LIMIT, 'x', beside(deep)),
      atMost('100,000 users, by last login to the first', sorted / first, DEPTH_LIMIT, 'x', beside(sorted)),
      atMost('100,000 users, a search to the first', found / first, DEPTH_LIMIT, 'x', beside(found)),
      line('10,000 groups with their totals', `${groups.toFixed(1)} ms (the tree that shows them: bench tree)`),
    ];
  });
}

const idOf = (kind) => `('01930000-000${kind}-7000-8000-' || lpad(n::text, 12, '0'))::uuid`;

const manyUsers = () => [
  `insert into users (user_id, email, account_status, enabled, email_verified, last_login_at, created_at, updated_at)
   select ${idOf(6)}, 'user-' || n || '@bench.example', 'CONFIRMED', n % 9 <> 0, true,
     case when n % 4 = 0 then null else now() - n * interval '1 minute' end, now() - interval '1 year', now()
   from generate_series(1, ${USERS}) n`,
  `insert into user_roles (user_id, role) select ${idOf(6)}, 'CUSTOMER_' || (1 + n % 4) from generate_series(1, ${USERS}) n`,
];

/** Ten to a parent, so that the tree is five levels deep. */
const manyGroups = () => [
  `insert into vehicle_groups (customer_id, group_id, name, kind)
   select 1, ${idOf(7)}, 'Bench group ' || n, 'regular' from generate_series(1, ${GROUPS}) n`,
  `insert into vehicle_group_parents (customer_id, group_id, parent_id)
   select 1, ${idOf(7)}, ('01930000-0007-7000-8000-' || lpad((n / 10)::text, 12, '0'))::uuid
   from generate_series(10, ${GROUPS}) n`,
];
