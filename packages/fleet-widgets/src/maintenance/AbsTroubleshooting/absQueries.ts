import type { MaintenancePort } from '@gladhand/domain';
import type { AbsLifecycleList } from '@gladhand/domain/maintenance';
import type { ApiQuery } from '@gladhand/domain/react';

/** How long what was opened stays for a technician without a network: a shift. */
export const ABS_KEPT_MS = 12 * 3_600_000;
/** The key of faults, before the VIN. */
export const LIFECYCLES_KEY = ['absLifecycles'] as const;

/** The faults of a trailer, whenever they were active. Filters are applied to them, so that they answer at once. */
export const lifecyclesQuery = (vin: string): ApiQuery<AbsLifecycleList> => ({
  key: [...LIFECYCLES_KEY, vin],
  fetch: (api: MaintenancePort, options) => api.maintenance.absLifecycles({ vin }, options),
});
