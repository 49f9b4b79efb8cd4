import { ApiErrorCode, type Features, mayCommandReefers, NO_COMMAND_ACCESS } from '@gladhand/domain';
import { fault } from '../../http/fault';
import type { GraphQLContext } from '../context';

/** Of which customers the caller may command units: the role, the feature and the group, all for the same customer. */
export async function commandableCustomers({ access, repositories }: GraphQLContext): Promise<ReadonlySet<number>> {
  const members = access.groups.filter(({ kind }) => kind === 'tkCommandControl').map(({ customerId }) => customerId);
  const { roles } = access.user;
  const may = await Promise.all(
    [...new Set(members)].map(async (customerId) => {
      const features = await repositories.customers.features([customerId]);
      const known: Partial<Features> = Object.fromEntries(features.map((name) => [name, true]));
      return mayCommandReefers(roles, known, ['tkCommandControl']) ? [customerId] : [];
    }),
  );
  return new Set(may.flat());
}

/** Said to whoever may command no unit at all, for whatever reason. */
export const noCommandAccess = () => fault(ApiErrorCode.Forbidden, NO_COMMAND_ACCESS);
