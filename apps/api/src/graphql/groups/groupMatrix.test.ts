import { can, RoleKind, roleName } from '@gladhand/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryRepositories } from '../../repositories/memory';
import { createTestApi, type TestApi } from '../../testing/testApi';
import { createTestWorld, testId, testUser } from '../../testing/testWorld';

const KINDS = Object.values(RoleKind);
const emailOf = (kind: string) => `${kind.toLowerCase()}@matrix.example`;
/** The customer of the role, another one, and one that is not there. */
const CUSTOMERS = { own: 1, other: 2, absent: 999 } as const;
const GROUP = { own: testId(2, 6), other: testId(2, 8), absent: testId(2, 99) } as const;
/** They may look at, or change, the groups of every customer; said here once more, so that code and test differ. */
const EVERYWHERE: readonly RoleKind[] = ['ADMINS', 'SUPPORT', 'VIEW_ONLY_ADMIN', 'ALL_CUSTOMER_VIEW'];

type Which = keyof typeof CUSTOMERS;
type Groups = Awaited<ReturnType<TestApi['signedIn']>>['portal']['administration']['groups'];

/** Each changes nothing in the end, so that every cell meets the same world. */
const OPERATIONS: Record<string, (groups: Groups, which: Which) => Promise<unknown>> = {
  vehicleGroups: (groups, which) => groups.list(CUSTOMERS[which]),
  vehicleGroupTrailers: (groups, which) => groups.trailers({ ...place(which), paginationInput: PAGE }),
  vehicleGroupUsers: (groups, which) => groups.users({ ...place(which), paginationInput: PAGE }),
  vehicleGroupChangePreview: (groups, which) => groups.preview({ ...place(which), parentIds: null }),
  updateVehicleGroup: async (groups, which) => {
    const customerId = CUSTOMERS[which];
    const { name, version } = await groups.create({ customerId, parentIds: [], name: 'Made for a moment' });
    await groups.delete({ customerId, name, version });
  },
  deleteVehicleGroup: (groups, which) => groups.delete({ customerId: CUSTOMERS[which], name: 'Never made' }),
  renameVehicleGroup: (groups, which) => groups.rename({ ...place(which), name: which === 'own' ? 'West' : 'Depot' }),
  moveVehicleGroup: (groups, which) => groups.move({ ...place(which), parentIds: [] }),
  addVehiclesToGroups: (groups, which) => groups.addVehicles(none(which)),
  removeVehiclesFromGroups: (groups, which) => groups.removeVehicles(none(which)),
  addMultipleVehiclesToTargetedMultipleGroups: (groups, which) =>
    groups.addLines({ customerId: CUSTOMERS[which], unitIdsOrVins: ['nobody'], groupNames: ['nothing'] }),
};
const PAGE = { pageSize: 10, pageNumber: 1 };
const place = (which: Which) => ({ customerId: CUSTOMERS[which], vehicleGroupId: GROUP[which] });
const none = (which: Which) => ({ customerId: CUSTOMERS[which], vehicleIds: [], vehicleGroupIds: [GROUP[which]] });

const CELLS = Object.keys(OPERATIONS).flatMap((operation) =>
  KINDS.flatMap((kind) => (Object.keys(CUSTOMERS) as Which[]).map((which) => ({ operation, kind, which }))),
);

let test: TestApi;
beforeAll(async () => {
  const world = createTestWorld();
  const users = KINDS.map((kind, index) => testUser(200 + index, emailOf(kind), [roleName(kind, 1)]));
  test = await createTestApi(createMemoryRepositories({ ...world, users: [...world.users, ...users] }));
});
afterAll(() => test.close());

describe(`${CELLS.length} cells of role, operation and customer`, () => {
  it.each(Object.keys(OPERATIONS))('%s', async (operation) => {
    const found: Record<string, string> = {};
    const wanted: Record<string, string> = {};
    for (const { kind, which } of CELLS.filter((cell) => cell.operation === operation)) {
      const { portal } = await test.signedIn(emailOf(kind));
      const cell = `${kind}, ${which} customer`;
      found[cell] = await (OPERATIONS[operation]?.(portal.administration.groups, which) ?? Promise.reject()).then(
        () => 'ANSWERED',
        ({ code }: { code: string }) => code,
      );
      wanted[cell] = expected(operation, kind, which);
    }
    expect(found).toEqual(wanted);
  });

  it("another customer's group answers as one that does not exist", async () => {
    const { portal } = await test.signedIn('boss@northline.example');
    const { groups } = portal.administration;
    const failure = (vehicleGroupId: string) =>
      groups
        .rename({ customerId: 1, vehicleGroupId, name: 'x' })
        .catch(({ code, message, details }: { code: string; message: string; details: object }) => [
          code,
          message,
          details,
        ]);
    expect(await failure(GROUP.other)).toEqual(await failure(GROUP.absent));
  });
});

function expected(operation: string, kind: RoleKind, which: Which): string {
  if (!can([roleName(kind, 1)], {}, operation)) return 'FORBIDDEN';
  const reaches = which === 'own' || (which === 'other' && EVERYWHERE.includes(kind));
  if (!reaches || operation === 'deleteVehicleGroup') return 'NOT_FOUND';
  return 'ANSWERED';
}
