import type { GroupsPort } from '@gladhand/domain';
import type { CustomerHierarchy } from '@gladhand/domain/groups';
import type { ApiQuery } from '@gladhand/domain/react';

/** The groups of a customer, or of every customer of the user. */
export const groupsQuery = (customerId: number | null): ApiQuery<CustomerHierarchy[]> => ({
  key: ['groups', 'hierarchy', customerId],
  fetch: (api: GroupsPort, options) => api.groups.hierarchy(customerId, options),
});
