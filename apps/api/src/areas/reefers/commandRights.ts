import { ApiErrorCode, type Features, mayCommandReefers, NO_COMMAND_ACCESS } from '@gladhand/domain';
import type { GraphQLContext } from '../../graphql/context';
import { apiError } from '../../http/apiError';

/** Customers whose units the caller may command: role, feature and group must all apply to the same customer. */
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

/** The error for users who can't command any unit, whatever the reason. */
export const noCommandAccess = () => apiError(ApiErrorCode.Forbidden, NO_COMMAND_ACCESS);
