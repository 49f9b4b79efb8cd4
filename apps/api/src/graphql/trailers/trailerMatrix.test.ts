import { vinCheckDigit } from '@gladhand/domain/trailers';
import type { RoleKind } from '@gladhand/domain/users';
import { type Administration, describeMatrix, MATRIX_CUSTOMERS, type Which } from '../../testing/roleMatrix';
import { createTestDataset } from '../../testing/testDataset';

const { trailers: TRAILERS } = createTestDataset();
const trailerOf = (which: Which) => TRAILERS.find(({ customerId }) => customerId === MATRIX_CUSTOMERS[which]);
const vinOf = (which: Which) => trailerOf(which)?.vin ?? '1GRVA532XA9999999';
/** Roles that cover every customer; repeated here, so that the test is independent of the code. */
const EVERYWHERE: readonly RoleKind[] = [
  'ADMINS',
  'SUPPORT',
  'VIEW_ONLY_ADMIN',
  'ALL_CUSTOMER_VIEW',
  'INSTALLER',
  'GO_INSTALLER_ALL_CUSTOMERS',
];
/** Roles whose customers are given by another role. */
const NOWHERE: readonly RoleKind[] = ['CUSTOMER_INSTALLER', 'GO_INSTALLER_CUSTOMER', 'OEM_INSTALLER'];

let made = 0;
function newVin(): string {
  const [head, tail] = ['1GRVA532', `A${String(++made).padStart(7, '0')}`];
  return `${head}${vinCheckDigit(`${head}0${tail}`)}${tail}`;
}

const list = async ({ trailers }: Administration, which: Which) =>
  (await trailers.find({ customerId: MATRIX_CUSTOMERS[which], paginationInput: { pageSize: 100, pageNumber: 1 } }))
    .vehicles;

async function present(as: Administration, which: Which) {
  const vehicles = await list(as, which);
  return vehicles.find(({ vin }) => vin === vinOf(which)) ?? { vin: vinOf(which), unitId: 'Mine', version: 1 };
}

describeMatrix(
  {
    managedVehicles: async (as, which) => ((await list(as, which)).length > 0 ? undefined : 'NOTHING'),
    updateCustomerVehicle: async (as, which) => {
      const { vin, unitId } = await present(as, which);
      await as.trailers.rename({ vin, unitId });
    },
    updateVehicle: async (as, which) => {
      const { vin, version, unitId } = await present(as, which);
      await as.trailers.update({ vin, version, unitId });
    },
    createVehicle: (as, which) =>
      as.trailers.create({
        customerId: MATRIX_CUSTOMERS[which],
        vin: newVin(),
        unitId: `Made ${made}`,
        vehicleTypeId: 3,
        productType: 'PRO',
        deviceTypeId: 1,
      }),
    importVehicles: async (as, which) => {
      const rows = [{ line: 2, vin: vinOf(which), modelYear: 2021 }];
      const { results } = await as.trailers.importRows({ dryRun: true, rows });
      return results[0]?.outcome === 'updated' ? undefined : 'NOTHING';
    },
    upsertDetachedSensorBox: (as, which) =>
      as.trailers.putSensorBox({
        extMfgrSerialNum: `BOX-${which}`,
        iccid: null,
        sensorBoxMfgrId: 1,
        customerId: MATRIX_CUSTOMERS[which],
      } as never),
  },
  ({ operation, kind, which }) => {
    const reaches = EVERYWHERE.includes(kind) ? which !== 'absent' : which === 'own' && !NOWHERE.includes(kind);
    if (reaches) return 'ANSWERED';
    return operation === 'managedVehicles' || operation === 'importVehicles' ? 'NOTHING' : 'NOT_FOUND';
  },
);
