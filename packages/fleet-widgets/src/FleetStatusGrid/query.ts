import type { Customer, FleetStatusSummary } from '@gladhand/domain';
import type { ApiQuery } from '@gladhand/domain/react';
import { type FleetStatusView, summaryInput } from './fleetStatusView';

export const customersQuery: ApiQuery<Customer[]> = {
  key: ['customers'],
  fetch: (api, options) => api.customers.list({}, options),
};

export function summaryQuery(view: FleetStatusView): ApiQuery<FleetStatusSummary> {
  const input = summaryInput(view);
  return { key: ['fleetStatusSummary', input], fetch: (api, options) => api.fleetStatus.summary(input, options) };
}
