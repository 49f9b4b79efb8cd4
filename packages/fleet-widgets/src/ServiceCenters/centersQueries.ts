import type { AftermarketDealer, ClosestDealers, SentDiagnosticEmail } from '@gladhand/domain';
import type { ApiMutation, ApiQuery } from '@gladhand/domain/react';

const SHOWN = 5;

/** The service centers nearest to a trailer. */
export const closestQuery = (vin: string): ApiQuery<ClosestDealers> => ({
  key: ['closestDealers', vin],
  fetch: (api, options) => api.service.closestDealers({ vin, limit: SHOWN }, options),
});

/** Every service center. */
export const allQuery: ApiQuery<AftermarketDealer[]> = {
  key: ['dealers'],
  fetch: (api, options) => api.service.dealers(options),
};

/** Mails a trailer's state to a service center. */
export const sendEmail: ApiMutation<{ vin: string; dealerId: string }, SentDiagnosticEmail> = {
  run: (api, input) => api.service.sendDiagnosticEmail(input),
};
