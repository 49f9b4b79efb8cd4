import type { VehicleGroup } from '@gladhand/domain';
import type { ApiQuery } from '@gladhand/domain/react';

/** All groups of a customer, by name. Whoever changes groups or who is in them makes `['vehicleGroups']` old. */
export const groupsQuery = (customerId: number): ApiQuery<VehicleGroup[]> => ({
  key: ['vehicleGroups', customerId],
  fetch: (api, options) => api.administration.groups.list(customerId, options),
});
