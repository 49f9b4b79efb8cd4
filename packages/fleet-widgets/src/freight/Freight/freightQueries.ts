import type { FreightPort } from '@gladhand/domain';
import type { Freight } from '@gladhand/domain/freight';
import type { ApiMutation, ApiQuery } from '@gladhand/domain/react';

/** The partner's page and its agreement. */
export const freightQuery: ApiQuery<Freight> = {
  key: ['freight'],
  fetch: (api: FreightPort, options) => api.freight.get(options),
};

/** Accepts a version of the agreement. */
export const acceptAgreement: ApiMutation<string, Freight> = {
  run: (api: FreightPort, version) => api.freight.acceptAgreement(version),
  invalidates: () => [['freight']],
};
