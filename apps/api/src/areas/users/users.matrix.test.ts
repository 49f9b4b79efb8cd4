import type { ApiError, PortalApi } from '@gladhand/domain';
import type { UserRowOutcome } from '@gladhand/domain/administration';
import { RoleKind, roleName } from '@gladhand/domain/users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryRepositories } from '../../composition/memoryRepositories';
import { createTestApi, type TestApi } from '../../testing/testApi';
import { createTestDataset, testId, testUser } from '../../testing/testDataset';

type Users = PortalApi['administration']['users'];
/** Where the user belongs, relative to an account administrator of customer 1. */
type Target = 'own' | 'other' | 'none';
const TARGETS: readonly Target[] = ['own', 'other', 'none'];
const ROLES: Record<Target, string[]> = { own: ['CUSTOMER_1'], other: ['CUSTOMER_2'], none: ['SUPPORT'] };
const CUSTOMER: Record<Target, number> = { own: 1, other: 2, none: 1 };
const CALLERS = Object.values(RoleKind);

/** Each cell has its own user, so that cells don't affect each other. */
interface Cell {
  caller: RoleKind;
  operation: string;
  target: Target;
  userId: string;
  email: string;
}

const OPERATIONS: Record<string, (users: Users, cell: Cell) => Promise<unknown>> = {
  users: async (users, { email }) => {
    const filters = { username: email };
    const { userCount } = await users.page({ filters, paginationInput: { pageSize: 1, pageNumber: 1 } });
    if (userCount === 0) throw { code: 'NOT_FOUND' };
  },
  effectiveAccess: (users, { userId }) => users.access(userId),
  createUser: (users, { email, target }) => users.create({ email: `new-${email}`, roleNames: ROLES[target] }),
  updateUser: (users, { userId, target }) =>
    users.update({ userId, version: 1, roleNames: [`CUSTOMER_ADMIN_${CUSTOMER[target]}`] }),
  enableUser: (users, { userId, target }) => users.enable({ userId, version: 1, roleNames: ROLES[target] }),
  disableUser: (users, { userId }) => users.disable({ userId, version: 1 }),
  deleteUser: (users, { userId }) => users.delete(userId),
  resetUserPassword: async (users, { userId }) => sent(await users.resetPassword([userId])),
  sendVerificationEmail: async (users, { userId }) => sent(await users.sendVerification([userId])),
  addUsersToVehicleGroups: (users, cell) => users.addToGroups(groups(cell)),
  removeUsersFromVehicleGroups: (users, cell) => users.removeFromGroups(groups(cell)),
  checkUserRows: async (users, { email }) => done(await users.checkRows([{ email, enabled: 'No' }])),
  applyUserRows: async (users, { email }) => done(await users.applyRows([{ email, enabled: 'No' }])),
};

const groups = ({ userId, target }: Cell) => ({
  userIds: [userId],
  customerId: CUSTOMER[target],
  vehicleGroupIds: [testId(2, target === 'other' ? 8 : 6)],
});
/** Mails and rows report errors one by one within the response. */
function sent([result]: { mail?: unknown; email?: string | null | undefined }[]) {
  if (!result?.mail) throw { code: result?.email ? 'FORBIDDEN' : 'NOT_FOUND' };
}
function done([outcome]: { action: string }[]) {
  if (outcome?.action === 'refused') throw { code: 'NOT_FOUND' };
}

/** The expected result according to the specification and its decisions, independent of the code. */
function expected({ caller, operation, target }: Cell): string {
  const looks = operation === 'users' || operation === 'effectiveAccess';
  if (caller === 'ADMINS') return 'answered';
  if (caller === 'VIEW_ONLY_ADMIN') return looks ? 'answered' : 'FORBIDDEN';
  if (caller !== 'CUSTOMER_ADMIN') return 'FORBIDDEN';
  if (operation === 'deleteUser') return 'FORBIDDEN';
  if (target === 'own') return 'answered';
  return operation === 'createUser' ? 'FORBIDDEN' : 'NOT_FOUND';
}

const CELLS: readonly Cell[] = CALLERS.flatMap((caller) =>
  Object.keys(OPERATIONS).flatMap((operation) => TARGETS.map((target) => ({ caller, operation, target }))),
).map((cell, index) => ({ ...cell, userId: testId(3, 1_000 + index), email: `user${index}@x.example` }));

describe('operations on users', () => {
  let test: TestApi;
  beforeAll(async () => {
    const dataset = createTestDataset();
    const callers = CALLERS.map((kind, index) =>
      testUser(100 + index, `${kind}@x.example`.toLowerCase(), [roleName(kind, 1)]),
    );
    const targets = CELLS.map(({ email, target }, index) => testUser(1_000 + index, email, ROLES[target]));
    test = await createTestApi(
      createMemoryRepositories({ ...dataset, users: [...dataset.users, ...callers, ...targets] }),
    );
  });
  afterAll(async () => {
    await test.close();
    console.info(`users: ${CELLS.length} cells of role x operation x tenant, all asked`);
  });

  it.each(CALLERS)('follow the permission table for %s', async (caller) => {
    const { users } = (await test.signedIn(`${caller}@x.example`.toLowerCase())).portal.administration;
    const found: Record<string, string> = {};
    const wanted: Record<string, string> = {};
    for (const cell of CELLS.filter((one) => one.caller === caller)) {
      const name = `${cell.operation} ${cell.target}`;
      wanted[name] = expected(cell);
      found[name] = await (OPERATIONS[cell.operation]?.(users, cell) ?? Promise.reject(new Error(name))).then(
        () => 'answered',
        (error: ApiError) => error.code,
      );
    }
    expect(found).toEqual(wanted);
  });
});

it('checks ten thousand rows with every kind of error', async () => {
  const test = await createTestApi(createMemoryRepositories(createTestDataset()));
  const { users } = (await test.signedIn('boss@northline.example')).portal.administration;
  const kinds = [
    (n: number) => ({ email: `new${n}@x.example`, types: 'Standard User', customers: 'northline' }),
    (n: number) => ({ email: `bad${n}`, types: 'Standard User', customers: 'northline' }),
    (n: number) => ({ email: `role${n}@x.example`, types: `Type ${n}`, customers: 'northline' }),
    (n: number) => ({ email: `customer${n}@x.example`, types: 'Standard User', customers: `Nobody ${n}` }),
    (n: number) => ({ email: `top${n}@x.example`, roles: 'ADMINS' }),
    () => ({ email: 'same@x.example', roles: 'CUSTOMER_1' }),
    () => ({ email: 'all@northline.example', roles: 'CUSTOMER_1' }),
    (n: number) => ({ email: `=cmd|' /C calc'!A${n}@x.example`, roles: 'CUSTOMER_1' }),
    (n: number) => ({ email: `long${n}@x.example`, types: 'x'.repeat(200) }),
    (n: number) => ({ email: `\u202Ertl${n}@x.example`, roles: `<script>${n}</script>` }),
  ];
  const rows = Array.from({ length: 10_000 }, (_, n) => kinds[n % kinds.length]?.(n) ?? { email: '' });
  const outcomes: UserRowOutcome[] = [];
  for (let start = 0; start < rows.length; start += 100)
    outcomes.push(...(await users.checkRows(rows.slice(start, start + 100))));
  const count = (action: string) => outcomes.filter((outcome) => outcome.action === action).length;
  // In each batch of a hundred, one of the duplicated rows is a new user; of the existing ones, the first is unchanged.
  expect([count('create'), count('unchanged'), count('refused')]).toEqual([1_100, 100, 8_800]);
  expect(outcomes.filter(({ action, problem }) => action === 'refused' && !problem)).toEqual([]);
  await test.close();
});
