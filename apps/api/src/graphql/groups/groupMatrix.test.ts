import type { RoleKind } from '@gladhand/domain/users';
import { expect, it } from 'vitest';
import { createMemoryRepositories } from '../../composition/memoryRepositories';
import { describeMatrix, MATRIX_CUSTOMERS, type MatrixOperations, type Which } from '../../testing/roleMatrix';
import { createTestApi } from '../../testing/testApi';
import { createTestDataset, testId } from '../../testing/testDataset';

const GROUP = { own: testId(2, 6), other: testId(2, 8), absent: testId(2, 99) } as const;
/**
 * Roles that may see or change the groups of every customer; repeated here, so that the test is independent of the
 * code.
 */
const EVERYWHERE: readonly RoleKind[] = ['ADMINS', 'SUPPORT', 'VIEW_ONLY_ADMIN', 'ALL_CUSTOMER_VIEW'];

const PAGE = { pageSize: 10, pageNumber: 1 };
const place = (which: Which) => ({ customerId: MATRIX_CUSTOMERS[which], vehicleGroupId: GROUP[which] });
const none = (which: Which) => ({
  customerId: MATRIX_CUSTOMERS[which],
  vehicleIds: [],
  vehicleGroupIds: [GROUP[which]],
});

const OPERATIONS: MatrixOperations = {
  vehicleGroups: ({ groups }, which) => groups.list(MATRIX_CUSTOMERS[which]),
  vehicleGroupTrailers: ({ groups }, which) => groups.trailers({ ...place(which), paginationInput: PAGE }),
  vehicleGroupUsers: ({ groups }, which) => groups.users({ ...place(which), paginationInput: PAGE }),
  vehicleGroupChangePreview: ({ groups }, which) => groups.preview({ ...place(which), parentIds: null }),
  updateVehicleGroup: async ({ groups }, which) => {
    const customerId = MATRIX_CUSTOMERS[which];
    const { name, version } = await groups.create({ customerId, parentIds: [], name: 'Made for a moment' });
    await groups.delete({ customerId, name, version });
  },
  deleteVehicleGroup: ({ groups }, which) => groups.delete({ customerId: MATRIX_CUSTOMERS[which], name: 'Never made' }),
  renameVehicleGroup: ({ groups }, which) =>
    groups.rename({ ...place(which), name: which === 'own' ? 'West' : 'Depot' }),
  moveVehicleGroup: ({ groups }, which) => groups.move({ ...place(which), parentIds: [] }),
  addVehiclesToGroups: ({ groups }, which) => groups.addVehicles(none(which)),
  removeVehiclesFromGroups: ({ groups }, which) => groups.removeVehicles(none(which)),
  addMultipleVehiclesToTargetedMultipleGroups: ({ groups }, which) =>
    groups.addLines({ customerId: MATRIX_CUSTOMERS[which], unitIdsOrVins: ['nobody'], groupNames: ['nothing'] }),
};

describeMatrix(OPERATIONS, ({ operation, kind, which }) => {
  const reaches = which === 'own' || (which === 'other' && EVERYWHERE.includes(kind));
  return reaches && operation !== 'deleteVehicleGroup' ? 'ANSWERED' : 'NOT_FOUND';
});

it('responds to the group of another customer as to an unknown group', async () => {
  const test = await createTestApi(createMemoryRepositories(createTestDataset()));
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
  await test.close();
});
