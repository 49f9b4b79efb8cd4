import type { OperationSubject } from '@gladhand/domain';
import { ABILITIES, PERMISSIONS } from '@gladhand/domain/permissions';
import { expect, it } from 'vitest';
import { buildSchema } from './graphql/server';

/** Operations that only support other operations: pick lists, and details of what an ability shows. */
const SERVING = ['customers', 'vehicleDetailData', 'trailerImageHistoryData'];
/** Called over REST, not GraphQL. */
const REST = ['trackingPositions', 'trailerHistory', 'addPicture', 'uploadOtaPackage', 'workOrders'];

it('describes every operation that a role allows, and no operation that does not exist', () => {
  const schema = buildSchema();
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  );
  const built = [...fields, ...REST].filter(
    (name) => typeof PERMISSIONS[name as OperationSubject].allowed === 'object',
  );
  const named = ABILITIES.flatMap(({ operations }) => operations);
  expect([...named, ...SERVING].sort()).toEqual(built.sort());
});
