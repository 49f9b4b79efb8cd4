import type { AdministrationPort, Me, ViewerPort } from '@gladhand/domain';
import type { VehicleGroup } from '@gladhand/domain/administration';
import type { ApiQuery } from '@gladhand/domain/react';

/** The signed-in user. The key is the one that the host's own pages use. */
export const meQuery: ApiQuery<Me> = { key: ['me'], fetch: (api: ViewerPort, options) => api.me(options) };

/** All groups of a customer, by name. Every change of groups or their members invalidates `['vehicleGroups']`. */
export const groupsQuery = (customerId: number): ApiQuery<VehicleGroup[]> => ({
  key: ['vehicleGroups', customerId],
  fetch: (api: AdministrationPort, options) => api.administration.groups.list(customerId, options),
});
