import { ABILITIES, PERMISSIONS } from '@gladhand/domain';
import { expect, it } from 'vitest';
import { buildSchema } from './graphql/server';

/** Operations that only serve others: lists to choose from, and details of what an ability shows. */
const SERVING = ['customers', 'vehicleDetailData', 'trailerImageHistoryData'];
/** Asked for outside of GraphQL. */
const REST = ['trackingPositions', 'trailerHistory'];

it('names an ability for every operation that a role gives, and for none that is not built', () => {
  const schema = buildSchema();
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  );
  const built = [...fields, ...REST].filter((name) => typeof PERMISSIONS[name]?.allowed === 'object');
  const named = ABILITIES.flatMap(({ operations }) => operations);
  expect([...named, ...SERVING].sort()).toEqual(built.sort());
});
