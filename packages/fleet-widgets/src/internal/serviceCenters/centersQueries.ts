import type { ServicePort } from '@gladhand/domain';
import type { ApiMutation, ApiQuery } from '@gladhand/domain/react';
import type { AftermarketDealer, ClosestDealers, SentDiagnosticEmail } from '@gladhand/domain/service';

const SHOWN = 5;

/** The service centers nearest to a trailer. */
export const closestQuery = (vin: string): ApiQuery<ClosestDealers> => ({
  key: ['closestDealers', vin],
  fetch: (api: ServicePort, options) => api.service.closestDealers({ vin, limit: SHOWN }, options),
});

/** Every service center. */
export const allQuery: ApiQuery<AftermarketDealer[]> = {
  key: ['dealers'],
  fetch: (api: ServicePort, options) => api.service.dealers(options),
};

/** Emails the state of a trailer to a service center. */
export const sendEmail: ApiMutation<{ vin: string; dealerId: string }, SentDiagnosticEmail> = {
  run: (api: ServicePort, input) => api.service.sendDiagnosticEmail(input),
};
