import type { FleetStatusPort } from '@gladhand/domain';
import type { FleetStatusSummary } from '@gladhand/domain/fleet-status';
import type { ApiQuery } from '@gladhand/domain/react';
import { type FleetStatusView, summaryInput } from './fleetStatusView';

export function summaryQuery(view: FleetStatusView): ApiQuery<FleetStatusSummary> {
  const input = summaryInput(view);
  return {
    key: ['fleetStatus', 'summary', input],
    fetch: (api: FleetStatusPort, options) => api.fleetStatus.summary(input, options),
  };
}
